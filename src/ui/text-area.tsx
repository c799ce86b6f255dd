import { useId, type ComponentPropsWithRef } from "react";
import { describeField } from "#ui/describe-field.ts";
import { FieldBox, type FieldBoxProps } from "#ui/field-box.tsx";
import { useTooLong } from "#ui/too-long.ts";
import css from "./text-area.module.css";

type Native = Omit<
  ComponentPropsWithRef<"textarea">,
  "className" | "style" | "value" | "onChange" | "children" | "rows" | "maxLength"
>;

/** The row counts that the style sheet supports for a text area: a strict page allows no inline styles. */
type Rows = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

type TextAreaProps = FieldBoxProps &
  Native & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    /** So many characters are taken; a longer text stays in the field, which says so. */
    readonly most?: number | undefined;
    readonly minRows?: Rows;
    readonly maxRows?: Rows;
  };

/** A field for longer text that grows with it between two numbers of rows and then scrolls. */
export function TextArea(props: TextAreaProps) {
  const { label, optional, icon, hint, error: wrong, warning, size, disabled, busy, ...other } = props;
  const { minRows = 2, maxRows = 6, most, ...rest } = other;
  const { id: givenId, value, onChange, "aria-describedby": more, ...native } = rest;
  const tooLong = useTooLong(value, most);
  const error = tooLong ?? wrong;
  const own = useId();
  const id = givenId ?? own;

  return (
    <FieldBox {...{ id, label, optional, icon, hint, error, warning, size, disabled, busy }} multiline>
      <div className={css["grow"]} data-text={value} data-max-rows={maxRows}>
        <textarea
          {...native}
          {...describeField(id, { hint, error, warning }, more)}
          id={id}
          className={css["area"]}
          data-too-long={tooLong && ""}
          rows={minRows}
          value={value}
          disabled={disabled}
          aria-busy={busy || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
    </FieldBox>
  );
}
