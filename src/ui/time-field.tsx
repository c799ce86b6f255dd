import type { FieldBoxProps } from "#ui/field-box.tsx";
import { NativePicker } from "#ui/native-picker.tsx";
import { toSeconds, toTimeText } from "#ui/time-text.ts";
import { TypedTime } from "#ui/typed-time.tsx";
import { useDraft } from "#ui/use-draft.ts";
import { useKeptFocus } from "#ui/use-kept-focus.ts";
import { usePhone } from "#ui/use-phone.ts";

type TimeFieldProps = FieldBoxProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly openLabel: string;
  readonly stepMinutes?: number;
  /** Only times from the list can be chosen: a typed time between them is rounded. */
  readonly onlySuggestions?: boolean;
  readonly onBlur?: () => void;
  readonly id?: string;
  readonly name?: string;
  readonly required?: boolean;
};

/** A time of day as HH:mm: typed, or chosen from a list in even steps; on phones the native picker. */
export function TimeField(props: TimeFieldProps) {
  const { value, onChange, openLabel, stepMinutes = 15, onlySuggestions = false, onBlur, ...rest } = props;
  const [text, setDraft] = useDraft(value, (time) => time);
  const isPhone = usePhone();
  const keptFocus = useKeptFocus(isPhone);

  const settle = (typed: string) => {
    if (!isWhole(typed)) return "";
    const seconds = toSeconds(typed, onlySuggestions ? { onlyEveryMinutes: stepMinutes } : {});
    return seconds === undefined ? "" : toTimeText(seconds);
  };
  const take = (typed: string, next: string) => {
    setDraft(typed, next);
    if (next !== value) onChange(next);
  };
  const type = (typed: string) => take(typed, settle(typed));
  const finish = () => {
    const time = settle(completed(text));
    if (time !== "") take(time, time);
  };
  const leave = () => {
    finish();
    onBlur?.();
  };

  const step = (onlySuggestions ? stepMinutes : 1) * 60;
  const shown = isWhole(text) ? text : "";
  return (
    <div {...keptFocus}>
      {isPhone ? (
        <NativePicker {...rest} kind="time" value={shown} step={step} onChange={type} onBlur={leave} />
      ) : (
        <TypedTime {...rest} {...{ text, openLabel, stepMinutes }} onText={type} onFinish={finish} onBlur={leave} />
      )}
    </div>
  );
}

function isWhole(text: string): boolean {
  return /^\d{2}:\d{2}$/.test(text);
}

function completed(text: string): string {
  const [hours = "", minutes = ""] = text.split(":");
  return hours === "" ? "" : `${hours.padStart(2, "0")}:${minutes.padEnd(2, "0")}`;
}
