import type { TripFields } from "#domain/booking/trip-fields.ts";
import type { EndKind } from "#domain/places/place-kind.ts";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import { usePage } from "#web/page/page.tsx";
import { PickupDayField } from "#web/page/pickup-day-field.tsx";
import { PickupTimeField } from "#web/page/pickup-time-field.tsx";

type TripMomentProps = {
  readonly index: number;
  readonly fields: TripFields;
  readonly date: "date" | "departureDate";
  readonly time: "time" | "departureTime";
  /** Which labels to use: a landing, a train's arrival, or a plain pick-up. */
  readonly labels: EndKind;
  /** A departure after an arrival can be left out. */
  readonly isRequired?: boolean;
  /** Today where the trip starts, `YYYY-MM-DD`. */
  readonly today: string;
  /** Days of the calendar when the provider takes no rides. */
  readonly offDays?: readonly string[] | undefined;
  readonly errorOf: (id: FieldId) => string | undefined;
  readonly timeError?: string | undefined;
  readonly onChange: (fields: Partial<TripFields>) => void;
};

/** A date field and a time field side by side. */
export function TripMoment(props: TripMomentProps) {
  const {
    index,
    fields,
    date,
    time,
    labels,
    isRequired = true,
    today,
    offDays = [],
    errorOf,
    timeError,
    onChange,
  } = props;
  const { t } = usePage();
  const [day, clock] =
    date === "date"
      ? ([`booking.date.${labels}`, `booking.end.time.${labels}`] as const)
      : ([`booking.departureDate.${leavesFrom(labels)}`, `booking.end.departureTime.${leavesFrom(labels)}`] as const);
  return (
    <>
      <PickupDayField
        today={today}
        id={`trip-${index}-${date}`}
        label={t(day)}
        required={isRequired}
        value={fields[date]}
        error={errorOf(`trip-${index}-${date}`)}
        offDays={offDays}
        onChange={(value) => onChange({ [date]: value })}
      />
      <PickupTimeField
        id={`trip-${index}-${time}`}
        label={t(clock)}
        required={isRequired}
        value={fields[time]}
        error={errorOf(`trip-${index}-${time}`) ?? timeError}
        onChange={(value) => onChange({ [time]: value })}
      />
    </>
  );
}

function leavesFrom(kind: EndKind): "airport" | "station" {
  return kind === "station" ? "station" : "airport";
}
