import { useId, useRef, type ComponentPropsWithRef, type ReactNode } from "react";
import { describeField } from "#ui/describe-field.ts";
import { FieldBox, type FieldBoxProps } from "#ui/field-box.tsx";
import { X } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useTooLong } from "#ui/too-long.ts";
import css from "./field-input.module.css";

type Native = Omit<
  ComponentPropsWithRef<"input">,
  "className" | "style" | "size" | "value" | "onChange" | "children" | "maxLength"
>;

/** The props of a one-line text field; all other native input attributes pass through. */
export type TextFieldProps = FieldBoxProps &
  Native & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    /** So many characters are taken; a longer text stays in the field, which says so. */
    readonly most?: number | undefined;
    /** Shown after the text: a unit, or a button such as the one that shows a password. */
    readonly trailing?: ReactNode;
    /** Name of a button that empties the field; without it there is no button. */
    readonly clearLabel?: string;
    readonly popup?: ReactNode;
    readonly figures?: boolean;
  };

/** A one-line text field with its label inside the box. */
export function TextField(props: TextFieldProps) {
  const { label, optional, icon, hint, error: wrong, warning, size, disabled, busy, popup, ...other } = props;
  const { trailing, clearLabel, figures, most, ...rest } = other;
  const { id: givenId, value, onChange, invalid, "aria-describedby": more, ...native } = rest;
  const tooLong = useTooLong(value, most);
  const error = tooLong ?? wrong;
  const ownId = useId();
  const id = givenId ?? ownId;
  const box = useRef<HTMLDivElement>(null);
  const canClear = clearLabel !== undefined && value !== "" && disabled !== true && native.readOnly !== true;

  const clear = () => {
    box.current?.querySelector("input")?.focus();
    onChange("");
  };

  return (
    <FieldBox
      {...{ id, label, optional, icon, hint, error, warning, size, disabled, busy, invalid, popup }}
      ref={box}
      trailing={
        canClear ? (
          <>
            <IconButton label={clearLabel} look="quiet" icon={<Icon glyph={X} size={18} />} onClick={clear} />
            {trailing}
          </>
        ) : (
          trailing
        )
      }
    >
      <input
        type="text"
        {...native}
        {...describeField(id, { hint, error, warning, invalid }, more)}
        id={id}
        className={css["input"]}
        data-figures={figures || undefined}
        data-too-long={tooLong && ""}
        value={value}
        disabled={disabled}
        aria-busy={busy || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldBox>
  );
}
