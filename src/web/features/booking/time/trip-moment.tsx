import type { TripFields } from "#domain/booking/trip-fields.ts";
import type { EndKind } from "#domain/places/place-kind.ts";
import type { MessageKey } from "#i18n/messages.ts";
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
  const { index, fields, date, time, labels, today, offDays = [], errorOf, timeError, onChange } = props;
  const { t } = usePage();
  const label: MessageKey =
    date === "date"
      ? `booking.date.${labels}`
      : `booking.departureDate.${labels === "station" ? "station" : "airport"}`;
  return (
    <>
      <PickupDayField
        today={today}
        id={`trip-${index}-${date}`}
        label={t(label)}
        required
        value={fields[date]}
        error={errorOf(`trip-${index}-${date}`)}
        offDays={offDays}
        onChange={(value) => onChange({ [date]: value })}
      />
      <PickupTimeField
        id={`trip-${index}-${time}`}
        label={t("booking.time")}
        required
        value={fields[time]}
        error={errorOf(`trip-${index}-${time}`) ?? timeError}
        onChange={(value) => onChange({ [time]: value })}
      />
    </>
  );
}
