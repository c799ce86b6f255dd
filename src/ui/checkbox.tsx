import { useEffect, useEffectEvent, useId, useRef } from "react";
import { ChoiceRow, type ChoiceWords } from "#ui/choice-row.tsx";
import { describeField } from "#ui/describe-field.ts";
import css from "./checkbox.module.css";

type CheckboxProps = ChoiceWords & {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Neither on nor off, for a box that represents several others; a press sets it to one of the two. */
  readonly mixed?: boolean;
  readonly required?: boolean;
  readonly name?: string;
  readonly id?: string;
};

/** A native check box in the product's style, with an optional note and error under its label. */
export function Checkbox(props: CheckboxProps) {
  const { label, checked, onChange, mixed = false, note, error, disabled, required, name } = props;
  const own = useId();
  const id = props.id ?? own;
  const box = useRef<HTMLInputElement>(null);
  // A box that the server has drawn may have been pressed before this code arrived.
  const takePressed = useEffectEvent(() => {
    if (box.current !== null && box.current.checked !== checked) onChange(box.current.checked);
  });
  useEffect(() => takePressed(), []);
  return (
    <ChoiceRow {...{ id, label, note, error, disabled }} look="box">
      <input
        // The browser clears the mixed state at every press and HTML has no attribute for it, so every render sets it
        // again.
        ref={(input) => {
          box.current = input;
          if (input !== null) input.indeterminate = mixed;
        }}
        className={css["input"]}
        type="checkbox"
        id={id}
        name={name}
        checked={checked}
        disabled={disabled}
        required={required}
        {...describeField(id, { hint: note, error })}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <svg className={css["drawing"]} viewBox="0 0 16 16" width="16" height="16" fill="none" aria-hidden="true">
        <path className={css["tick"]} d="m3.5 8.4 3 3 6-6.6" />
        <path className={css["dash"]} d="M4 8h8" />
      </svg>
    </ChoiceRow>
  );
}
