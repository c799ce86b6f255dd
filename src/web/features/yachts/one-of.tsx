import { useId } from "react";
import { walkRadios } from "#ui/walk-radios.ts";
import css from "./one-of.module.css";

type OneOfProps<Value extends string> = {
  readonly label: string;
  /** Pills stand in a line, rows in columns with a mark. */
  readonly look: "pill" | "row";
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
};

/** One of several, none of which need be chosen, on a group of native radio buttons. */
export function OneOf<Value extends string>({ label, look, options, value, onChange }: OneOfProps<Value>) {
  const name = useId();
  return (
    <fieldset className={css["group"]} data-look={look} role="radiogroup" aria-label={label} onKeyDown={walkRadios}>
      {options.map((option) => (
        <label key={option.value} className={css["option"]} data-surface="paper">
          <input
            type="radio"
            className={css["input"]}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={css["mark"]} aria-hidden="true" />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
