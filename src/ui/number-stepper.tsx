import { useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { describeField } from "#ui/describe-field.ts";
import { FieldError } from "#ui/field-error.tsx";
import { Minus, Plus } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { toStepValue } from "#ui/step-value.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import css from "./number-stepper.module.css";

type NumberStepperProps = {
  readonly label: string;
  readonly note?: ReactNode;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Name of the minus button; it says what decreases, because screen readers reach it without the row. */
  readonly lessLabel: string;
  /** Name of the plus button, in the same way. */
  readonly moreLabel: string;
  readonly error?: ReactNode;
  /** Said when more was typed than may be; without it the number is held without a word. */
  readonly overText?: ReactNode;
  readonly disabled?: boolean;
  readonly id?: string;
};

/** A row with a whole number that people change by buttons, arrow keys or typing, always within its limits. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, note, value, onChange, min = 0, max = Number.MAX_SAFE_INTEGER, step = 1 } = props;
  const { disabled = false } = props;
  const own = useId();
  const id = props.id ?? own;
  const [draft, setDraft] = useState<string>();
  const [isPressed, setPressed] = useState(false);
  /** The number at which more than that was typed; once it is another one, that is over. */
  const [over, setOver] = useState<number>();
  const error = props.error ?? (over === value ? props.overText : undefined);
  const current = (draft === undefined ? undefined : toStepValue(draft, { min, max })) ?? value;

  const go = (next: number) => {
    setDraft(undefined);
    setOver(undefined);
    const held = Math.min(Math.max(next, min), max);
    if (held !== value) onChange(held);
  };
  const settle = () => {
    if (draft === undefined) return;
    go(current);
    if ((toStepValue(draft, { min, max: Number.MAX_SAFE_INTEGER }) ?? 0) > max) setOver(current);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    setPressed(false);
    if (event.key === "Enter") settle();
    const target = targetOf(event, { current, min, max, step });
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  };

  const button = (name: string, glyph: typeof Plus, next: number, isOff: boolean) => (
    <IconButton
      label={name}
      icon={<Icon glyph={glyph} size={18} />}
      size="small"
      tabIndex={-1}
      disabled={disabled || isOff}
      // The focus stays where it is, because it would be lost when the button is disabled at its limit.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        setPressed(true);
        go(next);
      }}
    />
  );

  return (
    <div className={css["stepper"]} data-disabled={disabled || undefined}>
      <div className={css["row"]}>
        <div className={css["words"]}>
          <label htmlFor={id}>{label}</label>
          {note && (
            <span className={css["note"]} id={`${id}-hint`}>
              {note}
            </span>
          )}
        </div>
        <div className={css["control"]}>
          {button(props.lessLabel, Minus, current - step, current <= min)}
          <input
            id={id}
            className={css["input"]}
            role="spinbutton"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            data-wide={String(value).length > 3 || undefined}
            disabled={disabled}
            value={draft ?? String(value)}
            aria-valuenow={current}
            aria-valuemin={min}
            aria-valuemax={max === Number.MAX_SAFE_INTEGER ? undefined : max}
            {...describeField(id, { hint: note, error })}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => setDraft(event.currentTarget.value)}
            onBlur={settle}
            onKeyDown={onKeyDown}
          />
          {button(props.moreLabel, Plus, current + step, current >= max)}
        </div>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <VisuallyHidden live>{isPressed && `${label}: ${current}`}</VisuallyHidden>
    </div>
  );
}

type Place = { readonly current: number; readonly min: number; readonly max: number; readonly step: number };

/** The target of a key by the keyboard rules of a spin button; a limit that is not set has no target. */
function targetOf(event: KeyboardEvent, { current, min, max, step }: Place): number | undefined {
  if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const targets: Readonly<Record<string, number>> = {
    ArrowUp: current + step,
    ArrowDown: current - step,
    PageUp: current + step * 5,
    PageDown: current - step * 5,
    Home: min,
    End: max,
  };
  const target = targets[event.key];
  return target !== undefined && Math.abs(target) < Number.MAX_SAFE_INTEGER ? target : undefined;
}
