import { useId } from "react";
import { FieldBox } from "#ui/field-box.tsx";
import css from "./ask-field.module.css";

type AskFieldProps = {
  readonly label: string;
  readonly type: "datetime-local" | "number" | "text";
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly most?: number;
  readonly placeholder?: string;
};

/** One question of the tester's line: a short native field in the box of the kit. */
export function AskField({ label, type, value, onChange, most, placeholder }: AskFieldProps) {
  const id = useId();
  return (
    <FieldBox id={id} label={label}>
      <input
        id={id}
        className={css["input"]}
        type={type}
        value={value}
        placeholder={placeholder}
        {...(type === "number" && { min: 0, max: most ?? 99, inputMode: "numeric" as const })}
        {...(type === "text" && { inputMode: "numeric" as const, autoComplete: "off" })}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldBox>
  );
}
