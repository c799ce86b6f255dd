import { useId, type ReactNode } from "react";
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
  readonly name?: string;
  readonly disabled?: boolean;
};

/** A choice of one among two to four, drawn as a track; underneath it is a group of native radio buttons. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, showLabel = false, options, value, onChange, name, disabled = false } = props;
  const own = useId();
  return (
    <fieldset className={css["group"]} disabled={disabled}>
      <legend className={css["legend"]} data-shown={showLabel || undefined}>
        {label}
      </legend>
      <div className={css["track"]}>
        {options.map((option) => (
          <label key={option.value} className={css["segment"]}>
            <input
              className={css["input"]}
              type="radio"
              name={name ?? own}
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
    </fieldset>
  );
}
