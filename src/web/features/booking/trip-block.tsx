import type { ReactNode } from "react";
import { askedTripFields, mayComeLater } from "#domain/booking/asked-trip-fields.ts";
import { filledPickup, type TripFields } from "#domain/booking/trip-fields.ts";
import { wallMs, type LocalTime } from "#domain/values/local-time.ts";
import { formatDuration, formatOffset } from "#i18n/format.ts";
import { Card } from "#ui/card.tsx";
import { Info } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { TRIP_TITLES } from "#web/features/booking/fields/trip-titles.ts";
import { formPart } from "#web/features/booking/form-part.tsx";
import type { WayThere } from "#web/features/booking/time/check-time-query.ts";
import { TripMoment } from "#web/features/booking/time/trip-moment.tsx";
import { pickupTimeOf, todayIn } from "#web/features/booking/time/trip-times.ts";
import { useRecommendedPickup } from "#web/features/booking/time/use-recommended-pickup.ts";
import { useTimeCheck } from "#web/features/booking/time/use-time-check.ts";
import { usePage } from "#web/page/page.tsx";
import type { OfferTrip, TimePricing } from "#web/trip/picked-offer.ts";
import css from "./trip-block.module.css";

const AddressField = formPart("AddressField", { waiting: <Skeleton shape="field" /> });

const EndNumbers = formPart("EndNumbers", { waiting: <Skeleton shape="field" /> });

const LaterBox = formPart("LaterBox", { waiting: <Skeleton width="half" /> });

const TripNumberField = formPart("TripNumberField");

const TimeMessage = formPart("TimeMessage");

const TripNotes = formPart("TripNotes");

type TripBlockProps = CardProps & {
  readonly index: number;
  readonly trip: OfferTrip;
  readonly fields: TripFields;
  /** The outbound trip, for the trip back. */
  readonly wayThere: WayThere | undefined;
  /** The pricing state of the typed time. */
  readonly pricing: TimePricing;
  /** The line that says what its time has made of the price, and why. */
  readonly explain: (trip: OfferTrip) => ReactNode;
  /** The stops on the way. */
  readonly stops: ReactNode;
  /** The hours of a rented car. */
  readonly duration?: ReactNode;
};

/** The time and the flight or train of an arrival or departure, in the local time of the pick-up place. */
export function TripBlock({
  index,
  trip,
  fields,
  wayThere,
  pricing,
  explain,
  stops,
  duration,
  ...card
}: TripBlockProps) {
  const { t, locale, options } = usePage();
  const { rules, errorOf } = card;
  const { price } = card.offer;
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
  const names = { from: trip.from.structured_formatting.main_text, to: trip.to.structured_formatting.main_text };
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
      <TripMoment
        {...moment}
        date="departureDate"
        time="departureTime"
        labels={onward}
        isRequired={leaves !== undefined}
      />
      {numbers("finish")}
    </div>
  );

  return (
    <Card
      title={t(TRIP_TITLES[trip.way])}
      aside={
        trip.hours === undefined
          ? t("booking.route", names)
          : t("rent.tripAside", { place: names.from, hours: trip.hours })
      }
    >
      <div className={css["ends"]}>
        {leaves && departing}
        <div className={css["fields"]}>
          <TripMoment
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
          {duration && <div className={css["duration"]}>{duration}</div>}
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
        {stops && <div className={css["stops"]}>{stops}</div>}
        {rules.hasTripNumber && <TripNumberField {...end} />}
      </div>
      <TripNotes {...{ trip, verdict, pricing, pickup, advice, explain }} currency={price.currency} onPick={pick} />
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
    </Card>
  );
}
