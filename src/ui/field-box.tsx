import type { ReactNode, Ref } from "react";
import { CircleAlert, Info, TriangleAlert } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Spinner } from "#ui/spinner.tsx";
import css from "./field-box.module.css";

/** The props that every boxed field shares: its label, its icon, and the messages under it. */
export type FieldBoxProps = {
  readonly label: string;
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
  const { trailing, popup, multiline, invalid, ref, children } = props;
  return (
    <div
      ref={ref}
      className={css["field"]}
      data-size={size}
      data-multiline={multiline || undefined}
      data-disabled={disabled || undefined}
      data-tone={invalid || isShown(error) ? "error" : isShown(warning) ? "warning" : undefined}
    >
      <div className={css["frame"]}>
        <div className={css["box"]} data-surface="paper">
          {icon !== undefined && <span className={css["icon"]}>{icon}</span>}
          <div className={css["body"]}>
            <label className={css["label"]} htmlFor={id}>
              {label}
            </label>
            {children}
          </div>
          {(busy || isShown(trailing)) && (
            <div className={css["trailing"]}>
              {busy && <Spinner />}
              {trailing}
            </div>
          )}
        </div>
        {popup}
      </div>
      <div aria-live="polite">
        {isShown(error) && (
          <p className={css["message"]} id={`${id}-error`} data-tone="error">
            <Icon glyph={CircleAlert} size={16} />
            <span>{error}</span>
          </p>
        )}
        {isShown(warning) && !isShown(error) && (
          <p className={css["message"]} id={`${id}-warning`} data-tone="warning">
            <Icon glyph={TriangleAlert} size={16} />
            <span>{warning}</span>
          </p>
        )}
      </div>
      {isShown(hint) && (
        <p className={css["message"]} id={`${id}-hint`}>
          <Icon glyph={Info} size={16} />
          <span>{hint}</span>
        </p>
      )}
    </div>
  );
}

function isShown(message: ReactNode): boolean {
  return message !== undefined && message !== null && message !== false && message !== "";
}
