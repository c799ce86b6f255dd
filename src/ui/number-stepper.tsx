import { useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { Minus, Plus } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { toStepValue } from "#ui/step-value.ts";
import css from "./number-stepper.module.css";

type NumberStepperProps = {
  readonly label: string;
  readonly note?: ReactNode;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly lessLabel: string;
  readonly moreLabel: string;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  readonly id?: string;
};

/** A row with a whole number that goes up and down by buttons, arrow keys or typing, always within its limits. */
export function NumberStepper(props: NumberStepperProps) {
  const {
    label,
    note,
    value,
    onChange,
    min = 0,
    max = Number.MAX_SAFE_INTEGER,
    step = 1,
    error,
    disabled = false,
  } = props;
  const own = useId();
  const id = props.id ?? own;
  const [draft, setDraft] = useState<string>();

  const go = (next: number) => {
    setDraft(undefined);
    const held = Math.min(Math.max(next, min), max);
    if (held !== value) onChange(held);
  };
  const settle = () => {
    if (draft !== undefined) go(toStepValue(draft, { min, max }) ?? value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const ends: Record<string, number> = { Home: min, End: max };
    const moves: Record<string, number> = { ArrowUp: step, ArrowDown: -step, PageUp: step * 5, PageDown: step * -5 };
    const target = ends[event.key] ?? (moves[event.key] === undefined ? undefined : value + (moves[event.key] ?? 0));
    if (target !== undefined && Math.abs(target) < Number.MAX_SAFE_INTEGER) {
      event.preventDefault();
      go(target);
    } else if (event.key === "Enter") settle();
  };

  return (
    <div className={css["stepper"]} data-disabled={disabled || undefined}>
      <div className={css["row"]}>
        <div className={css["words"]}>
          <label htmlFor={id}>{label}</label>
          {note && (
            <span className={css["note"]} id={`${id}-note`}>
              {note}
            </span>
          )}
        </div>
        <div className={css["control"]}>
          <IconButton
            label={props.lessLabel}
            icon={<Icon glyph={Minus} size={18} />}
            size="small"
            tabIndex={-1}
            disabled={disabled || value <= min}
            onClick={() => go(value - step)}
          />
          <input
            id={id}
            className={css["input"]}
            role="spinbutton"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            disabled={disabled}
            value={draft ?? String(value)}
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max === Number.MAX_SAFE_INTEGER ? undefined : max}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : note ? `${id}-note` : undefined}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => setDraft(event.currentTarget.value)}
            onBlur={settle}
            onKeyDown={onKeyDown}
          />
          <IconButton
            label={props.moreLabel}
            icon={<Icon glyph={Plus} size={18} />}
            size="small"
            tabIndex={-1}
            disabled={disabled || value >= max}
            onClick={() => go(value + step)}
          />
        </div>
      </div>
      {error && (
        <p className={css["error"]} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
