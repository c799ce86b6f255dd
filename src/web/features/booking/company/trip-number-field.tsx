import { TextField } from "#ui/text-field.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import { usePage } from "#web/page/page.tsx";

/** The company's own number of one trip. */
export function TripNumberField({ index, draft, rules, errorOf, onChange }: CardProps & { readonly index: number }) {
  const { t } = usePage();
  const { tripNumbers } = draft.company;
  const others = draft.trips.map((_, at) => tripNumbers[at] ?? "");
  return (
    <TextField
      id={`trip-${index}-number` satisfies FieldId}
      label={rules.tripNumberLabel || t("accounts.tripNumber")}
      value={tripNumbers[index] ?? ""}
      error={errorOf(`trip-${index}-number`)}
      autoComplete="off"
      required
      onChange={(text) => onChange({ type: "company", fields: { tripNumbers: others.with(index, text) } })}
    />
  );
}
