import type { FieldBoxProps } from "#ui/field-box.tsx";
import { NativePicker } from "#ui/native-picker.tsx";
import { toSeconds, toTimeText } from "#ui/time-text.ts";
import { TypedTime } from "#ui/typed-time.tsx";
import { useDraft } from "#ui/use-draft.ts";
import { usePhone } from "#ui/use-phone.ts";

type TimeFieldProps = FieldBoxProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly openLabel: string;
  readonly stepMinutes?: number;
  readonly onBlur?: () => void;
  readonly id?: string;
  readonly name?: string;
  readonly required?: boolean;
};

/** A time of day as HH:mm: typed, or chosen from a list of even steps; on phones the native picker. */
export function TimeField({ value, onChange, openLabel, stepMinutes = 15, onBlur, ...rest }: TimeFieldProps) {
  const [text, setDraft] = useDraft(value, (time) => time);
  const isPhone = usePhone();

  const take = (typed: string) => {
    const next = /^\d{2}:\d{2}$/.test(typed) ? typed : "";
    setDraft(typed, next);
    if (next !== value) onChange(next);
  };
  const leave = () => {
    const seconds = text.length < 5 ? toSeconds(completed(text)) : undefined;
    if (seconds !== undefined) take(toTimeText(seconds));
    onBlur?.();
  };

  if (isPhone) return <NativePicker {...rest} kind="time" value={value} onChange={take} onBlur={onBlur} />;
  return <TypedTime {...rest} {...{ text, openLabel, stepMinutes }} onText={take} onBlur={leave} />;
}

function completed(text: string): string {
  const [hours = "", minutes = ""] = text.split(":");
  return hours === "" ? "" : `${hours.padStart(2, "0")}:${minutes.padEnd(2, "0")}`;
}
