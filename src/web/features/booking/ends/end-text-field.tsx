import type { TripText } from "#domain/booking/trip-fields.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { TextField } from "#ui/text-field.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { usePage } from "#web/page/page.tsx";

type EndTextFieldProps = Pick<CardProps, "draft" | "errorOf" | "onChange"> & {
  readonly index: number;
  readonly name: TripText;
  readonly label: MessageKey;
  readonly optional?: boolean;
};

/** A flight, a train or a carriage at one end of a trip. */
export function EndTextField({ index, name, label, optional = false, draft, errorOf, onChange }: EndTextFieldProps) {
  const { t } = usePage();
  const id = `trip-${index}-${name}` as const;
  return (
    <TextField
      id={id}
      label={t(label)}
      value={draft.trips[index]?.[name] ?? ""}
      error={errorOf(id)}
      placeholder={optional ? t("booking.ifKnown") : undefined}
      required={!optional}
      maxLength={20}
      autoComplete="off"
      autoCapitalize="characters"
      onChange={(value) => onChange({ type: "trip", index, fields: { [name]: value } })}
    />
  );
}
