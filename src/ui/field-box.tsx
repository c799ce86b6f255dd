import type { ReactNode, Ref } from "react";
import { CircleAlert, Info, TriangleAlert } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Spinner } from "#ui/spinner.tsx";
import css from "./field-box.module.css";

/** The props that every boxed field shares: its label, its icon, and the messages under it. */
export type FieldBoxProps = {
  readonly label: string;
  /** The mark of a field that may stay empty, an `OptionalMark`; it is part of the field's name. */
  readonly optional?: ReactNode;
  readonly icon?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly warning?: ReactNode;
  readonly size?: "normal" | "large";
  readonly disabled?: boolean;
  readonly busy?: boolean;
  /** Wrong, with the message shown elsewhere. */
  readonly invalid?: boolean;
};

type FrameProps = FieldBoxProps & {
  readonly id: string;
  readonly trailing?: ReactNode;
  readonly popup?: ReactNode;
  readonly multiline?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
};

/** The box around a value: label above it, messages below it; a press anywhere in the box focuses the input. */
export function FieldBox(props: FrameProps) {
  const { id, label, icon, hint, error, warning, size = "normal", disabled = false, busy = false } = props;
  const { optional, trailing, popup, multiline, invalid, ref, children } = props;
  const message = (tone: "error" | "warning" | "hint", glyph: typeof Info, text: ReactNode) => (
    <p className={css["message"]} id={`${id}-${tone}`} data-tone={tone}>
      <Icon glyph={glyph} size={16} />
      <span>{text}</span>
    </p>
  );
  return (
    <div
      ref={ref}
      className={css["field"]}
      data-size={size}
      data-multiline={multiline || undefined}
      data-disabled={disabled || undefined}
      data-tone={invalid || error ? "error" : warning ? "warning" : undefined}
    >
      <div className={css["frame"]}>
        <div className={css["box"]} data-surface="paper">
          {icon !== undefined && <span className={css["icon"]}>{icon}</span>}
          <div className={css["body"]}>
            <label className={css["label"]} htmlFor={id}>
              {label}
              {optional}
            </label>
            {children}
          </div>
          {(busy || trailing) && (
            <div className={css["trailing"]}>
              {busy && <Spinner />}
              {trailing}
            </div>
          )}
        </div>
        {popup}
      </div>
      <div aria-live="polite">
        {error && message("error", CircleAlert, error)}
        {!error && warning && message("warning", TriangleAlert, warning)}
      </div>
      {hint && message("hint", Info, hint)}
    </div>
  );
}
