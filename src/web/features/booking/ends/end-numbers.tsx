import { type ReactNode, useState } from "react";
import type { AskedField } from "#domain/booking/asked-trip-fields.ts";
import { cleanNumber } from "#domain/booking/free-text.ts";
import { doubtNumber, travelNumber, type NumberOf } from "#domain/booking/travel-number.ts";
import { isMoment, TRIP_NUMBERS, type TripText } from "#domain/booking/trip-fields.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { Optional } from "#web/features/booking/fields/optional.tsx";
import { usePage } from "#web/page/page.tsx";
import type { OfferTrip } from "#web/trip/picked-offer.ts";

type NumberFieldProps = Pick<CardProps, "draft" | "errorOf" | "onChange"> & {
  readonly index: number;
  readonly name: TripText;
  readonly of: NumberOf;
  readonly label: string;
  readonly optional: ReactNode;
  readonly isRequired: boolean;
};

/** A flight, a train, a carriage or a terminal at one end of a trip. An unusual one is doubted, once the field is left. */
function NumberField({ index, name, of, label, optional, isRequired, draft, errorOf, onChange }: NumberFieldProps) {
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

type TerminalSelectProps = {
  readonly id: string;
  readonly label: string;
  readonly optional: ReactNode;
  readonly terminals: readonly string[];
  readonly value: string;
  readonly onChange: (terminal: string) => void;
};

/** A choice among the terminals of an airport. */
function TerminalSelect({ terminals, ...field }: TerminalSelectProps) {
  const { t } = usePage();
  const options = terminals.map((terminal) => ({ value: terminal, label: terminal }));
  return <Select {...field} placeholder={t("booking.end.anyTerminal")} options={options} />;
}

type TerminalFieldProps = Pick<CardProps, "draft" | "errorOf" | "onChange"> & {
  readonly index: number;
  readonly name: "terminal" | "departureTerminal";
  readonly label: string;
  readonly optional: ReactNode;
  /** The terminals of the airport, where they are known. */
  readonly terminals: readonly string[];
};

/** The terminal of an airport: one of those it has, or what the traveller calls it. */
function TerminalField({ terminals, ...field }: TerminalFieldProps) {
  const { index, name, label, optional, draft, onChange } = field;
  if (terminals.length === 0) return <NumberField {...field} of="terminal" isRequired={false} />;
  return (
    <TerminalSelect
      id={`trip-${index}-${name}`}
      {...{ label, optional, terminals }}
      value={draft.trips[index]?.[name] ?? ""}
      onChange={(terminal) => onChange({ type: "trip", index, fields: { [name]: terminal } })}
    />
  );
}

type EndNumbersProps = Pick<CardProps, "draft" | "errorOf" | "onChange"> & {
  readonly index: number;
  readonly trip: OfferTrip;
  readonly asked: readonly AskedField[];
  /** A trip that both starts and ends with a flight or train names the two apart. */
  readonly isOnward: boolean;
};

const ONWARD: Readonly<Partial<Record<AskedField["field"], MessageKey>>> = {
  departureNumber: "booking.end.onward.flight",
  departureTrainNumber: "booking.end.onward.train",
};

/** The numbers of one end of a trip: a flight with its terminal, or a train with its carriage. */
export function EndNumbers({ trip, asked, isOnward, ...field }: EndNumbersProps) {
  const { t } = usePage();
  return asked.map(({ field: name, end, isRequired }) => {
    if (isMoment(name)) return null;
    const { text, of } = TRIP_NUMBERS[name];
    const label = t((isOnward && ONWARD[name]) || `booking.${of}`);
    const { terminal: terminals } = trip[end];
    const optional = isRequired ? undefined : <Optional />;
    return text === "terminal" || text === "departureTerminal" ? (
      <TerminalField key={name} {...field} {...{ label, optional, terminals }} name={text} />
    ) : (
      <NumberField key={name} {...field} {...{ of, label, optional, isRequired }} name={text} />
    );
  });
}
