import { useEffect, useEffectEvent, useId, useRef } from "react";
import { useTooLong } from "#ui/too-long.ts";
import css from "./sign-field.module.css";

/** Widths of letters in ems of the bold face, rounded up: wide, narrow, capital, and all others. */
const WIDE = /[ШЩЖЮФМЫмшщжюфыWMm@—]/;
const NARROW = /[ilIjft.,:;'’!|1 -]/;
const CAPITAL = /[\p{Lu}\d]/u;

/** The most ems a line may have at each size of the sign's name, from the largest size down to the smallest. */
const LINE_EMS = [7, 7.8, 8.7, 9.9, 11.4, 13.4] as const;

/** Ems at which two lines of the smallest size but one are full. */
const TWO_LINES_EMS = 25;

/** Which size a name takes on the sign: 0 is the largest; the last two take two lines or more. */
function signFit(name: string): number {
  const ems = [...name].reduce((sum, letter) => sum + letterEms(letter), 0);
  const line = LINE_EMS.findIndex((most) => ems <= most);
  if (line >= 0) return line;
  return ems <= TWO_LINES_EMS ? LINE_EMS.length : LINE_EMS.length + 1;
}

function letterEms(letter: string): number {
  if (WIDE.test(letter)) return 0.9;
  if (NARROW.test(letter)) return 0.38;
  return CAPITAL.test(letter) ? 0.72 : 0.6;
}

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
