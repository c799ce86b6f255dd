import type { ReactNode } from "react";
import { FieldError } from "#ui/field-error.tsx";
import css from "./choice-row.module.css";

/** The texts of everything that can be turned on and off. */
export type ChoiceWords = {
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
};

type ChoiceRowProps = ChoiceWords & {
  readonly id: string;
  readonly look: "box" | "track";
  readonly children: ReactNode;
};

/**
 * The row of a check box or switch: its mark, and beside it label, note and error; a press anywhere in the row presses the
 * mark.
 */
export function ChoiceRow({ id, look, label, note, error, disabled = false, children }: ChoiceRowProps) {
  return (
    <div
      className={css["row"]}
      data-choice={look}
      data-disabled={disabled || undefined}
      data-invalid={error ? true : undefined}
    >
      <span className={css["mark"]}>{children}</span>
      <div className={css["words"]}>
        <label htmlFor={id} className={css["label"]}>
          {label}
        </label>
        {note && (
          <p className={css["note"]} id={`${id}-hint`}>
            {note}
          </p>
        )}
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
    </div>
  );
}
