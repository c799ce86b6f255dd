import { useState, type ReactNode } from "react";
import { cleanNumber } from "#domain/booking/free-text.ts";
import { doubtNumber, travelNumber, type NumberOf } from "#domain/booking/travel-number.ts";
import type { TripText } from "#domain/booking/trip-fields.ts";
import { TextField } from "#ui/text-field.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { usePage } from "#web/page/page.tsx";

type NumberFieldProps = Pick<CardProps, "draft" | "errorOf" | "onChange"> & {
  readonly index: number;
  readonly name: TripText;
  readonly of: NumberOf;
  readonly label: string;
  readonly optional: ReactNode;
  readonly isRequired: boolean;
};

/** A flight, a train, a carriage or a terminal at one end of a trip. An unusual one is doubted, once the field is left. */
export function NumberField({
  index,
  name,
  of,
  label,
  optional,
  isRequired,
  draft,
  errorOf,
  onChange,
}: NumberFieldProps) {
  const { t } = usePage();
  const [left, setLeft] = useState(true);
  const id = `trip-${index}-${name}` as const;
  const value = draft.trips[index]?.[name] ?? "";
  const doubt = left ? doubtNumber(of, value) : undefined;
  const number = travelNumber(of, value);
  const isAmongWords = left && doubt === undefined && number !== cleanNumber(value).toUpperCase();
  return (
    <TextField
      id={id}
      label={label}
      value={value}
      error={errorOf(id) ?? (doubt === "unreadable" ? t("booking.end.unreadable") : undefined)}
      warning={doubt === "several" ? t("booking.end.several") : doubt === "unusual" && t(`booking.end.unusual.${of}`)}
      hint={isAmongWords && t("booking.end.read", { number })}
      optional={optional}
      required={isRequired}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      onChange={(text) => onChange({ type: "trip", index, fields: { [name]: text } })}
    />
  );
}
