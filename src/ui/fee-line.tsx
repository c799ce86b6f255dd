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

type FeeLineProps = {
  readonly label: string;
  readonly steps: readonly FeeStep[];
  /** Marks the step that holds at present, which is the first that has not passed. */
  readonly now?: string;
};

/** A bar of one segment a step, green, amber and red, with the sum and the last minute under each. */
export function FeeLine({ label, steps, now }: FeeLineProps) {
  const current = now === undefined ? -1 : steps.findIndex(({ passed = false }) => !passed);
  return (
    <ol className={css["line"]} aria-label={label} data-marked={current >= 0 || undefined}>
      {steps.map(({ key, tone, title, note, passed = false }, index) => (
        <li key={key} className={css["step"]} data-tone={tone} data-passed={passed || undefined}>
          {index === current && <span className={css["now"]}>{now}</span>}
          <span className={css["bar"]} />
          <span className={css["title"]}>{title}</span>
          <span className={css["note"]}>{note}</span>
        </li>
      ))}
    </ol>
  );
}
