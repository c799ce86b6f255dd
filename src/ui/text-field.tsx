import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { describeField } from "#ui/describe-field.ts";
import { FieldBox, type FieldBoxProps } from "#ui/field-box.tsx";
import css from "./field-input.module.css";

type Native = Omit<ComponentPropsWithRef<"input">, "className" | "style" | "size" | "value" | "onChange" | "children">;

/** What a one-line text field takes; all further native input attributes pass through. */
export type TextFieldProps = FieldBoxProps &
  Native & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly trailing?: ReactNode;
    readonly popup?: ReactNode;
    readonly figures?: boolean;
  };

/** A one-line text field with its label inside the box. */
export function TextField(props: TextFieldProps) {
  const { label, icon, hint, error, warning, size, disabled, busy, trailing, popup, figures, ...rest } = props;
  const { id: givenId, onChange, "aria-describedby": more, ...native } = rest;
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldBox {...{ id, label, icon, hint, error, warning, size, disabled, busy, trailing, popup }}>
      <input
        type="text"
        {...native}
        {...describeField(id, { hint, error, warning }, more)}
        id={id}
        className={css["input"]}
        data-figures={figures || undefined}
        disabled={disabled}
        aria-busy={busy || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldBox>
  );
}
