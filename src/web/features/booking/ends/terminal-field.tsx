import type { ReactNode } from "react";
import { Select } from "#ui/select.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { usePage } from "#web/page/page.tsx";
import { NumberField } from "./number-field.tsx";

type TerminalFieldProps = Pick<CardProps, "draft" | "errorOf" | "onChange"> & {
  readonly index: number;
  readonly name: "terminal" | "departureTerminal";
  readonly label: string;
  readonly optional: ReactNode;
  /** The terminals of the airport, where they are known. */
  readonly terminals: readonly string[];
};

/** The terminal of an airport: one of those it has, or what the traveller calls it (BKF-04, OPN-036). */
export function TerminalField({ terminals, ...field }: TerminalFieldProps) {
  const { t } = usePage();
  const { index, name, label, optional, draft, onChange } = field;
  if (terminals.length === 0) return <NumberField {...field} of="terminal" isRequired={false} />;
  return (
    <Select
      id={`trip-${index}-${name}`}
      label={label}
      optional={optional}
      placeholder={t("booking.end.anyTerminal")}
      options={terminals.map((terminal) => ({ value: terminal, label: terminal }))}
      value={draft.trips[index]?.[name] ?? ""}
      onChange={(terminal) => onChange({ type: "trip", index, fields: { [name]: terminal } })}
    />
  );
}
