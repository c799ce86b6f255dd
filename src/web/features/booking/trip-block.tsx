import type { ReactNode } from "react";
import { flightOrTrainEnd } from "#domain/booking/flight-or-train-end.ts";
import { recommendedPickup } from "#domain/booking/pickup-time.ts";
import { filledPickup, followsDeparture, type AddressEnd, type TripFields } from "#domain/booking/trip-draft.ts";
import type { EndKind } from "#domain/places/place-kind.ts";
import { wallMs, type LocalTime } from "#domain/values/local-time.ts";
import { formatDuration, formatOffset } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Clock, Info } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { TextField } from "#ui/text-field.tsx";
import { AddressField } from "#web/features/booking/fields/address-field.tsx";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import type { WayThere } from "#web/features/booking/time/check-time-query.ts";
import { RecommendedPickup } from "#web/features/booking/time/recommended-pickup.tsx";
import { TimePriceNote } from "#web/features/booking/time/time-price-note.tsx";
import { TripMoment } from "#web/features/booking/time/trip-moment.tsx";
import { departureTimeOf, pickupTimeOf, todayIn } from "#web/features/booking/time/trip-times.ts";
import { useTimeCheck } from "#web/features/booking/time/use-time-check.ts";
import { usePage } from "#web/page/page.tsx";
import type { PickedOffer, OfferTrip, TimePricing } from "#web/trip/picked-offer.ts";
import css from "./trip-block.module.css";

type TripBlockProps = {
  readonly index: number;
  readonly trip: OfferTrip;
  readonly price: PickedOffer["price"];
  readonly fields: TripFields;
  /** The outbound trip, for the trip back. */
  readonly wayThere: WayThere | undefined;
  /** The pricing state of the typed time. */
  readonly pricing: TimePricing;
  /** The line that says what its time has made of the price, and why. */
  readonly explain: (trip: OfferTrip) => ReactNode;
  /** The hours of a rented car. */
  readonly duration?: ReactNode;
  readonly addresses: Readonly<Record<AddressEnd, string>>;
  /** The field for the company's own number of the trip, if it has one. */
  readonly companyNumber: ReactNode;
  readonly errorOf: (id: FieldId) => string | undefined;
  readonly onChange: (fields: Partial<TripFields>) => void;
  readonly onAddress: (end: AddressEnd, text: string) => void;
};

const TITLES = {
  single: "booking.trip",
  there: "booking.tripThere",
  back: "booking.tripBack",
} as const satisfies Record<OfferTrip["way"], MessageKey>;

/** The time and the flight or train of an arrival or departure, in the local time of the pick-up place. */
export function TripBlock(props: TripBlockProps) {
  const {
    index,
    trip,
    price,
    fields,
    wayThere,
    pricing,
    explain,
    duration,
    addresses,
    companyNumber,
    errorOf,
    onChange,
    onAddress,
  } = props;
  const { t, locale, options } = usePage();
  const verdict = useTimeCheck(trip, { fields, wayThere }, pricing);
  const { startKind, finishKind } = trip;
  const isOut = flightOrTrainEnd({ start: startKind, finish: finishKind }) === "finish";
  const leaves = isOut && finishKind !== "rent" ? finishKind : undefined;
  const today = todayIn(trip.start.timezone, options.now);
  // Known for the way there only; on the way back the server reports it when the day is checked.
  const offDays = trip.way === "back" ? undefined : price.blackout_date;
  const names = { from: trip.from.structured_formatting.main_text, to: trip.to.structured_formatting.main_text };
  const id = <Name extends keyof TripFields>(name: Name) => `trip-${index}-${name}` as const;
  const pickup = pickupTimeOf(fields);
  const zoneAt = new Date(pickup ? wallMs(pickup) : options.now);
  const departure = leaves ? departureTimeOf(fields) : undefined;
  const recommend = (at: LocalTime, kind: EndKind) => recommendedPickup(at, price.travel_time, kind);
  const recommended = departure && leaves && (verdict.recommended ?? recommend(departure, leaves));
  const change = (next: Partial<TripFields>) => {
    const isDeparture = next.departureDate !== undefined || next.departureTime !== undefined;
    const at = leaves && isDeparture && followsDeparture(fields) ? departureTimeOf({ ...fields, ...next }) : undefined;
    onChange(at && leaves ? { ...next, ...filledPickup(recommend(at, leaves)) } : next);
  };
  const text = (name: "flight" | "train" | "carriage", label: MessageKey, optional = false) => (
    <TextField
      id={id(name)}
      label={t(label)}
      value={fields[name]}
      error={errorOf(id(name))}
      placeholder={optional ? t("booking.ifKnown") : undefined}
      required={!optional}
      maxLength={20}
      autoComplete="off"
      autoCapitalize="characters"
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  const moment = { index, fields, today, errorOf, onChange: change };
  const address = { index, errorOf, onChange: onAddress };

  return (
    <Card
      title={t(TITLES[trip.way])}
      aside={
        trip.hours === undefined
          ? t("booking.route", names)
          : t("rent.tripAside", { place: names.from, hours: trip.hours })
      }
    >
      <div className={css["fields"]}>
        {leaves && (
          <>
            <TripMoment {...moment} date="departureDate" time="departureTime" labels={leaves} />
            {leaves === "airport" ? text("flight", "booking.flight", true) : text("train", "booking.train", true)}
          </>
        )}
        <TripMoment
          {...moment}
          date="date"
          time="time"
          labels={startKind}
          offDays={offDays}
          timeError={verdict.notice ?? verdict.failed}
        />
        {duration && <div className={css["duration"]}>{duration}</div>}
        {startKind === "suburb" && <AddressField {...address} end="pickup" value={addresses.pickup} />}
        {startKind === "airport" && text("flight", "booking.flight")}
        {startKind === "station" && text("train", "booking.train")}
        {startKind === "station" && finishKind !== "station" && text("carriage", "booking.carriage")}
        {finishKind === "suburb" && <AddressField {...address} end="dropoff" value={addresses.dropoff} />}
        {companyNumber && <div className={css["number"]}>{companyNumber}</div>}
      </div>
      <div className={css["notes"]} aria-live="polite">
        {verdict.checking && (
          <p className={css["note"]}>
            <Spinner size={18} />
            {t("booking.checkingTime")}
          </p>
        )}
        {verdict.failed && !verdict.checking && (
          <Button look="link" size="card" onClick={verdict.retry}>
            {t("common.retry")}
          </Button>
        )}
        {verdict.similarOrders.length > 0 && (
          <p className={css["note"]}>{t("booking.similar", { orders: verdict.similarOrders.join(", ") })}</p>
        )}
        {verdict.remark && (
          <p className={css["note"]} data-long="">
            <Icon glyph={Clock} size={18} />
            {verdict.remark}
          </p>
        )}
        {verdict.fastRide && (
          <p className={css["note"]} data-long="">
            <Icon glyph={Clock} size={18} />
            {verdict.fastRide}
          </p>
        )}
        <TimePriceNote
          {...{ trip, pickup, explain }}
          // The time field itself already explains why no car is available then.
          absent={pricing === "absent" && !verdict.notice}
          currency={price.currency}
        />
        {recommended && recommended !== `${fields.date} ${fields.time}` && (
          <RecommendedPickup
            recommended={recommended}
            pickup={pickup}
            onPick={() => onChange(filledPickup(recommended))}
          />
        )}
      </div>
      <p className={css["note"]}>
        <Icon glyph={Info} size={18} />
        <span>
          {t("booking.localTime", { place: trip.start.title, offset: formatOffset(trip.start.timezone, zoneAt) })}{" "}
          {startKind !== "suburb" &&
            price.terms.delay_tolerance > 0 &&
            t(`booking.delay.${startKind}`, { time: formatDuration(price.terms.delay_tolerance * 60, locale) })}
        </span>
      </p>
    </Card>
  );
}
