import { useEffect, useEffectEvent, useId, useRef } from "react";
import { signFit } from "#ui/sign-fit.ts";
import { useTooLong } from "#ui/too-long.ts";
import css from "./sign-field.module.css";

type SignFieldProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** So many characters are taken; the page around the sign says so where there are more. */
  readonly most: number;
};

/** The driver's yellow sign to write on: the name shrinks to fit in one line, and a very long one takes two. */
export function SignField({ label, placeholder, value, onChange, most }: SignFieldProps) {
  const id = useId();
  const tooLong = useTooLong(value, most);
  const input = useRef<HTMLTextAreaElement>(null);
  // The server has drawn the sign, so somebody may have written on it before this code arrived.
  const takeWritten = useEffectEvent(() => {
    const already = input.current?.value ?? "";
    if (already !== "" && already !== value) onChange(already);
  });
  useEffect(() => takeWritten(), []);
  return (
    <label className={css["sign"]} htmlFor={id}>
      <span className={css["grow"]} data-text={value} data-fit={signFit(value === "" ? placeholder : value)}>
        <textarea
          ref={input}
          id={id}
          className={css["name"]}
          aria-label={label}
          placeholder={placeholder}
          rows={1}
          aria-invalid={tooLong !== undefined || undefined}
          data-too-long={tooLong && ""}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          value={value}
          // A sign has no paragraphs: Enter does nothing, and pasted lines become one.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          onChange={(event) => onChange(event.currentTarget.value.replace(/\s*[\r\n]+\s*/g, " "))}
        />
      </span>
    </label>
  );
}
