import { useId, type ReactNode } from "react";
import { describeField } from "#ui/describe-field.ts";
import { FieldError } from "#ui/field-error.tsx";
import { walkRadios } from "#ui/walk-radios.ts";
import css from "./segmented.module.css";

type Segment<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
};

type SegmentedProps<Value extends string> = {
  readonly label: string;
  readonly showLabel?: boolean;
  readonly options: readonly Segment<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly error?: ReactNode;
  readonly name?: string;
  readonly disabled?: boolean;
};

/** A choice among two to four, drawn as a track, built on a group of native radio buttons. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, showLabel = false, options, value, onChange, error, name, disabled = false } = props;
  const id = useId();
  return (
    <fieldset
      className={css["group"]}
      role="radiogroup"
      onKeyDown={walkRadios}
      disabled={disabled}
      aria-disabled={disabled || undefined}
      aria-labelledby={`${id}-label`}
      {...describeField(id, { error })}
    >
      <legend className={css["legend"]} id={`${id}-label`} data-shown={showLabel || undefined}>
        {label}
      </legend>
      <div className={css["track"]} data-invalid={error ? true : undefined}>
        {options.map((option) => (
          <label
            key={option.value}
            className={css["segment"]}
            data-surface={option.value === value ? "paper" : undefined}
          >
            <input
              className={css["input"]}
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
