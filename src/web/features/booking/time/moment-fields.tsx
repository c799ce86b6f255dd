import type { ReactNode } from "react";
import { namesOnward } from "#domain/booking/names-onward.ts";
import type { TripFields } from "#domain/booking/trip-fields.ts";
import type { EndKind } from "#domain/places/place-kind.ts";
import { FieldError } from "#ui/field-error.tsx";
import { Info } from "#ui/glyphs.ts";
import { sayField } from "#web/features/booking/faults/said-fields.ts";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import { Optional } from "#web/features/booking/fields/optional.tsx";
import css from "#web/features/booking/trip-block.module.css";
import { useDelayed } from "#web/lib/use-delayed.ts";
import { usePage } from "#web/page/page.tsx";
import { PickupDayField } from "#web/page/pickup/pickup-day-field.tsx";
import { PickupTimeField } from "#web/page/pickup/pickup-time-field.tsx";
import { Note } from "./note.tsx";
import { useImpatience } from "./use-impatience.ts";

/** A check that takes longer is told in words, besides the sign in the field. */
const SLOW_MS = 400;

type MomentFieldsProps = {
  readonly index: number;
  readonly fields: TripFields;
  readonly date: "date" | "departureDate";
  readonly time: "time" | "departureTime";
  /** Which labels to use: a landing, a train's arrival, or a plain pick-up. */
  readonly labels: EndKind;
  /** A departure after an arrival can be left out while no number asks for it. */
  readonly isRequired?: boolean;
  /** Today where the trip starts, `YYYY-MM-DD`. */
  readonly today: string;
  /** Days of the calendar when the provider takes no rides. */
  readonly offDays?: readonly string[] | undefined;
  readonly errorOf: (id: FieldId) => string | undefined;
  /** What stands under the time when it cannot be had. */
  readonly timeError?: ReactNode;
  /** The time is being found or checked. */
  readonly isBusy?: boolean;
  readonly onChange: (fields: Partial<TripFields>) => void;
};

/** A date field and a time field side by side. */
export function MomentFields(props: MomentFieldsProps) {
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
    isBusy = false,
    onChange,
  } = props;
  const { t } = usePage();
  // Most checks are over before anybody could read a word about them.
  const isSlow = useDelayed(isBusy, SLOW_MS) && isBusy;
  const isLate = useImpatience(isBusy ? `${fields[date]} ${fields[time]}` : "");
  const [day, clock] =
    date === "date"
      ? ([`booking.date.${labels}`, `booking.end.time.${labels}`] as const)
      : ([`booking.departureDate.${leavesFrom(labels)}`, `booking.end.departureTime.${leavesFrom(labels)}`] as const);
  const isDue = isRequired || (date === "departureDate" && namesOnward(labels, fields));
  const need = isDue ? { required: true } : { optional: <Optional /> };
  const id = `trip-${index}-${time}` as const;
  const error = errorOf(id);
  const isRefused = Boolean(timeError) && error === undefined;
  return (
    <>
      <PickupDayField
        today={today}
        id={`trip-${index}-${date}`}
        label={t(day)}
        {...need}
        value={fields[date]}
        error={errorOf(`trip-${index}-${date}`)}
        offDays={offDays}
        onOwnWords={(words) => sayField(`trip-${index}-${date}`, { words })}
        onChange={(value) => onChange({ [date]: value })}
      />
      <PickupTimeField
        id={id}
        label={t(clock)}
        {...need}
        value={fields[time]}
        error={error}
        invalid={isRefused}
        aria-describedby={isRefused ? `${id}-refusal` : undefined}
        busy={isBusy}
        hint={isSlow && !isLate && t(fields[time] === "" ? "booking.findingTime" : "booking.checkingTime")}
        day={fields[date]}
        onOwnWords={(words) => sayField(id, { words })}
        onMoment={(onDay, value) => onChange({ [date]: onDay, [time]: value })}
        onChange={(value) => onChange({ [time]: value })}
      />
      {date === "date" && (
        <div className={css["refusal"]} data-shown={isRefused || isLate || undefined}>
          <FieldError id={`${id}-refusal`}>{isRefused && timeError}</FieldError>
          <div role="status">{isLate && <Note glyph={Info}>{t("booking.when.slow")}</Note>}</div>
        </div>
      )}
    </>
  );
}

function leavesFrom(kind: EndKind): "airport" | "station" {
  return kind === "station" ? "station" : "airport";
}
