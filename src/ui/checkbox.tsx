import { useId, type ReactNode } from "react";
import css from "./checkbox.module.css";

type CheckboxProps = {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly note?: ReactNode;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly name?: string;
  readonly id?: string;
};

/** A native check box in the product's drawing, with an optional note and error under its label. */
export function Checkbox({
  label,
  checked,
  onChange,
  note,
  error,
  disabled,
  required,
  name,
  id: given,
}: CheckboxProps) {
  const own = useId();
  const id = given ?? own;
  const noteId = `${id}-note`;
  const errorId = `${id}-error`;
  const described = [note ? noteId : "", error ? errorId : ""].join(" ").trim();
  return (
    <div className={css["checkbox"]} data-disabled={disabled || undefined} data-invalid={error ? true : undefined}>
      <span className={css["mark"]}>
        <input
          className={css["input"]}
          type="checkbox"
          id={id}
          name={name}
          checked={checked}
          disabled={disabled}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={described === "" ? undefined : described}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <svg className={css["tick"]} viewBox="0 0 16 16" width="16" height="16" fill="none" aria-hidden="true">
          <path
            d="m3.5 8.4 3 3 6-6.6"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </span>
      <div className={css["words"]}>
        <label htmlFor={id} className={css["label"]}>
          {label}
        </label>
        {note && (
          <p className={css["note"]} id={noteId}>
            {note}
          </p>
        )}
        {error && (
          <p className={css["error"]} id={errorId}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
