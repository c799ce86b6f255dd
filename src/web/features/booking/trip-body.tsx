import type { ReactNode } from "react";
import { askedTripFields, mayComeLater } from "#domain/booking/asked-trip-fields.ts";
import { filledPickup, type TripFields } from "#domain/booking/trip-fields.ts";
import { wallMs, type LocalTime } from "#domain/values/local-time.ts";
import { formatDuration, formatOffset } from "#i18n/format.ts";
import { Info } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { TripNumberField } from "#web/features/booking/company/trip-number-field.tsx";
import { AddressField } from "#web/features/booking/ends/address-field.tsx";
import { EndNumbers } from "#web/features/booking/ends/end-numbers.tsx";
import { LaterBox } from "#web/features/booking/ends/later-box.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { wayThereOf } from "#web/features/booking/time/ask-time.ts";
import { MomentFields } from "#web/features/booking/time/moment-fields.tsx";
import { RentDuration } from "#web/features/booking/time/rent-duration.tsx";
import { TimeMessage } from "#web/features/booking/time/time-message.tsx";
import { TripNotes } from "#web/features/booking/time/trip-notes.tsx";
import { pickupTimeOf, todayIn } from "#web/features/booking/time/trip-times.ts";
import { useRecommendedPickup } from "#web/features/booking/time/use-recommended-pickup.ts";
import { useTimeCheck } from "#web/features/booking/time/use-time-check.ts";
import { usePage } from "#web/page/page.tsx";
import { offerTrips, type OfferTrip, type RentChange, type TimePricing } from "#web/trip/picked-offer.ts";
import css from "./trip-block.module.css";

type TripBodyProps = CardProps & {
  readonly index: number;
  readonly trip: OfferTrip;
  readonly fields: TripFields;
  /** The pricing state of the typed time. */
  readonly pricing: TimePricing;
  /** The line that says what its time has made of the price, and why. */
  readonly explainTime: (trip: OfferTrip) => ReactNode;
  /** The stops of the first trip, where its car takes any. */
  readonly stops: ReactNode;
  /** For a rented car: whether new hours are being priced, and how to ask for others. */
  readonly rent: RentChange | undefined;
};

/** The time and the flight or train of an arrival or departure, in the local time of the pick-up place. */
export function TripBody({ index, trip, fields, pricing, explainTime, stops, rent, ...card }: TripBodyProps) {
  const { t, locale, options } = usePage();
  const { rules, errorOf } = card;
  const { price } = card.offer;
  const trips = offerTrips(card.offer);
  const wayThere = wayThereOf(trips, index, card.draft.trips);
  const verdict = useTimeCheck(trip, { fields, wayThere }, pricing);
  const { startKind, finishKind } = trip;
  const isLater = mayComeLater(startKind) && fields.flightLater;
  const asked = askedTripFields({ start: startKind, finish: finishKind }, isLater);
  const onward = finishKind === "airport" || finishKind === "station" ? finishKind : undefined;
  // After an arrival the pick-up is the arrival itself, so it follows no departure.
  const leaves = startKind === "suburb" ? onward : undefined;
  const today = todayIn(trip.start.timezone, options.now);
  // Known for the way there only; on the way back the server reports it when the day is checked.
  const offDays = trip.way === "back" ? undefined : price.blackout_date;
  const pickup = pickupTimeOf(fields);
  const zoneAt = new Date(pickup ? wallMs(pickup) : options.now);
  const { advice, change } = useRecommendedPickup(trip, { index, fields, leaves: leaves !== undefined }, card.onChange);
  const pick = (at: LocalTime) => card.onChange({ type: "trip", index, fields: filledPickup(at) });
  const moment = { index, fields, today, errorOf, onChange: change };
  const end = { index, ...card };
  const numbers = (at: "start" | "finish") => (
    <EndNumbers
      {...{ index, trip }}
      {...card}
      asked={asked.filter(({ end: its }) => its === at)}
      isOnward={leaves === undefined}
    />
  );
  const departing = onward && (
    <div className={css["fields"]}>
      <MomentFields
        {...moment}
        date="departureDate"
        time="departureTime"
        labels={onward}
        isRequired={leaves !== undefined}
      />
      {numbers("finish")}
    </div>
  );
  const hasStops = index > 0 && trips[0].stops.length > 0;
  const ownStops = index === 0 ? stops : hasStops && <p className={css["caption"]}>{t("booking.end.stopsNone")}</p>;

  return (
    <>
      <div className={css["ends"]}>
        {leaves && departing}
        <div className={css["fields"]}>
          <MomentFields
            {...moment}
            date="date"
            time="time"
            labels={isLater ? "suburb" : startKind}
            offDays={offDays}
            isBusy={verdict.isChecking || advice.isAsking}
            timeError={
              (verdict.refusals.length > 0 || verdict.failure !== undefined) && (
                <TimeMessage
                  {...{ verdict, pickup }}
                  advisedFor={advice.time === undefined ? undefined : leaves}
                  onPick={pick}
                  onRetry={verdict.retry}
                />
              )
            }
          />
          {numbers("start")}
          {rent && (
            <div className={css["duration"]}>
              <RentDuration offer={card.offer} pickup={pickup} zone={trip.start.timezone} {...rent} />
            </div>
          )}
          {startKind === "suburb" && <AddressField {...end} end="pickup" place={trip.from} />}
        </div>
        {mayComeLater(startKind) && (
          <div className={css["later"]}>
            <LaterBox {...end} end={startKind} />
          </div>
        )}
        {!leaves && onward && (
          <div role="group" aria-labelledby={`trip-${index}-onward`}>
            <p id={`trip-${index}-onward`} className={css["caption"]}>
              {t(`booking.end.onward.${onward}`)}
            </p>
            {departing}
          </div>
        )}
        {finishKind === "suburb" && <AddressField {...end} end="dropoff" place={trip.to} />}
        {ownStops && <div className={css["stops"]}>{ownStops}</div>}
        {rules.hasTripNumber && <TripNumberField {...end} />}
      </div>
      <TripNotes
        {...{ trip, verdict, pricing, pickup, advice, explain: explainTime }}
        currency={price.currency}
        onPick={pick}
      />
      <p className={css["note"]}>
        <Icon glyph={Info} size={18} />
        <span>
          {t("booking.localTime", { place: trip.start.title, offset: formatOffset(trip.start.timezone, zoneAt) })}{" "}
          {startKind !== "suburb" &&
            !isLater &&
            price.terms.delay_tolerance > 0 &&
            t(`booking.delay.${startKind}`, { time: formatDuration(price.terms.delay_tolerance * 60, locale) })}
        </span>
      </p>
    </>
  );
}
