import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import type { AddressEnd } from "#domain/booking/trip-draft.ts";
import { TextField } from "#ui/text-field.tsx";
import css from "#web/features/booking/trip-block.module.css";
import { usePage } from "#web/page/page.tsx";
import type { FieldId } from "./field-id.ts";

type AddressFieldProps = {
  readonly index: number;
  readonly end: AddressEnd;
  readonly value: string;
  readonly errorOf: (id: FieldId) => string | undefined;
  readonly onChange: (end: AddressEnd, text: string) => void;
};

/** The exact pick-up or drop-off address in a town; only the pick-up is required. */
export function AddressField({ index, end, value, errorOf, onChange }: AddressFieldProps) {
  const { t } = usePage();
  const id = `trip-${index}-${end}` as const;
  return (
    <div className={css["address"]}>
      <TextField
        id={id}
        label={t(`booking.address.${end}`)}
        value={value}
        error={errorOf(id)}
        hint={t(end === "dropoff" && value.trim() === "" ? "Finder.exactAddress" : "booking.addressHint")}
        maxLength={TEXT_LIMITS.address}
        autoComplete="off"
        onChange={(text) => onChange(end, text)}
      />
    </div>
  );
}
