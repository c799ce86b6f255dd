import type { ReactNode } from "react";
import { Select } from "#ui/select.tsx";
import { usePage } from "#web/page/page.tsx";

type TerminalSelectProps = {
  readonly id: string;
  readonly label: string;
  readonly optional: ReactNode;
  readonly terminals: readonly string[];
  readonly value: string;
  readonly onChange: (terminal: string) => void;
};

/** A choice among the terminals of an airport. */
export function TerminalSelect({ terminals, ...field }: TerminalSelectProps) {
  const { t } = usePage();
  const options = terminals.map((terminal) => ({ value: terminal, label: terminal }));
  return <Select {...field} placeholder={t("booking.end.anyTerminal")} options={options} />;
}
