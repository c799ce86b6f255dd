import { useId, useLayoutEffect, useRef, type ComponentProps } from "react";
import { describeField } from "#ui/describe-field.ts";
import { FieldBox, type FieldBoxProps } from "#ui/field-box.tsx";
import css from "./text-area.module.css";

type Native = Omit<
  ComponentProps<"textarea">,
  "className" | "style" | "value" | "onChange" | "children" | "rows" | "ref"
>;

type TextAreaProps = FieldBoxProps &
  Native & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly minRows?: number;
    readonly maxRows?: number;
  };

const lineHeight = 24;

/** A field for longer text that grows with it between two numbers of rows and scrolls from there. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    icon,
    hint,
    error,
    warning,
    size,
    disabled,
    busy,
    value,
    onChange,
    minRows = 2,
    maxRows = 6,
    ...rest
  } = props;
  const own = useId();
  const id = rest.id ?? own;
  const area = useRef<HTMLTextAreaElement>(null);

  useLayoutEffect(() => {
    const element = area.current;
    if (element === null) return;
    element.style.height = "0";
    const rows = Math.min(Math.max(Math.round(element.scrollHeight / lineHeight), minRows), maxRows);
    element.style.height = `${rows * lineHeight}px`;
    element.style.overflowY = element.scrollHeight > rows * lineHeight + 1 ? "auto" : "hidden";
  }, [value, minRows, maxRows]);

  return (
    <FieldBox {...{ id, label, icon, hint, error, warning, size, disabled, busy }} multiline>
      <textarea
        {...rest}
        {...describeField(id, { hint, error, warning })}
        id={id}
        ref={area}
        className={css["area"]}
        rows={minRows}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldBox>
  );
}
