import { useId } from "react";
import { ChoiceRow, type ChoiceWords } from "#ui/choice-row.tsx";
import { describeField } from "#ui/describe-field.ts";
import { Spinner } from "#ui/spinner.tsx";
import css from "./switch.module.css";

type SwitchProps = ChoiceWords & {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly busy?: boolean;
  readonly name?: string;
  readonly id?: string;
};

/** Turns something on or off at once; built on a native check box that keeps focus and ignores presses while busy. */
export function Switch({ label, on, onChange, note, error, disabled, busy = false, name, id: given }: SwitchProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <ChoiceRow {...{ id, label, note, error, disabled }} look="track">
      <input
        className={css["input"]}
        type="checkbox"
        // The native box already says whether it is on, and HTML forbids saying it twice.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        id={id}
        name={name}
        checked={on}
        disabled={disabled}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        {...describeField(id, { hint: note, error })}
        // A check box reports its change even when the press is prevented, so the report is ignored.
        onChange={(event) => !busy && onChange(event.currentTarget.checked)}
      />
      <span className={css["thumb"]}>{busy && <Spinner size={14} />}</span>
    </ChoiceRow>
  );
}
