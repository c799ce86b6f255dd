import type { ReactNode } from "react";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { NumberField } from "./number-field.tsx";
import { TerminalSelect } from "./terminal-select.tsx";

type TerminalFieldProps = Pick<CardProps, "draft" | "errorOf" | "onChange"> & {
  readonly index: number;
  readonly name: "terminal" | "departureTerminal";
  readonly label: string;
  readonly optional: ReactNode;
  /** The terminals of the airport, where they are known. */
  readonly terminals: readonly string[];
};

/** The terminal of an airport: one of those it has, or what the traveller calls it. */
export function TerminalField({ terminals, ...field }: TerminalFieldProps) {
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
