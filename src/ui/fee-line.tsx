import type { ReactNode } from "react";
import css from "./fee-line.module.css";

/** One step of a ladder of fees; its colour only repeats what the words say. */
export type FeeStep = {
  readonly key: string;
  readonly tone: "free" | "part" | "full";
  /** The sum or share. */
  readonly title: ReactNode;
  /** The last minute of the step. */
  readonly note: ReactNode;
  readonly passed?: boolean;
};

/** A bar of one segment a step, green, amber and red, with the sum and the last minute under each. */
export function FeeLine({ label, steps }: { readonly label: string; readonly steps: readonly FeeStep[] }) {
  return (
    <ol className={css["line"]} aria-label={label}>
      {steps.map(({ key, tone, title, note, passed = false }) => (
        <li key={key} className={css["step"]} data-tone={tone} data-passed={passed || undefined}>
          <span className={css["bar"]} />
          <span className={css["title"]}>{title}</span>
          <span className={css["note"]}>{note}</span>
        </li>
      ))}
    </ol>
  );
}
