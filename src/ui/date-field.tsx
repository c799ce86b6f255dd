import { useState } from "react";
import { judgeDay, usualLimits, type DayLimits } from "#ui/calendar-days.ts";
import type { CalendarProps } from "#ui/calendar.tsx";
import { completedDate, isForeignDate, isYearFirstBegun, type ReadWords } from "#ui/date-mask.ts";
import { fromDateText, toDateText, USUAL_DATE_FORMAT } from "#ui/date-text.ts";
import type { FieldBoxProps } from "#ui/field-box.tsx";
import { NativePicker } from "#ui/native-picker.tsx";
import { TypedDate } from "#ui/typed-date.tsx";
import { useDraft } from "#ui/use-draft.ts";
import { useKeptFocus } from "#ui/use-kept-focus.ts";
import { useOwnWords, type OnOwnWords } from "#ui/use-own-words.ts";
import { usePhone } from "#ui/use-phone.ts";

type DateFieldProps = FieldBoxProps &
  Omit<CalendarProps, "onPick" | "takeFocus"> & {
    readonly onChange: (iso: string) => void;
    readonly openLabel: string;
    /** Why a day is refused; for off days the calendar has its own text. */
    readonly refusals: Readonly<Record<"unreadable" | "unfinished" | "impossible" | "early" | "late", string>>;
    /** The written form of the day: DD, MM and YYYY with anything between them. */
    readonly outputFormat?: string;
    /** Reads a pasted date whose month is a word. */
    readonly readWords?: ReadWords;
    readonly onBlur?: () => void;
    readonly onOwnWords?: OnOwnWords;
    /** Called when a typed field, not a phone's picker, gets the focus. */
    readonly onFocus?: () => void;
    readonly id?: string;
    readonly name?: string;
    readonly required?: boolean;
  };

/** A day as YYYY-MM-DD, typed as DD.MM.YYYY or picked from a calendar; on phones the native picker. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onBlur, onFocus, onOwnWords, refusals, readWords, ...others } = props;
  const { outputFormat = USUAL_DATE_FORMAT, ...rest } = others;
  const { today, earliest, latest, offDays, eventDays, selectedFrom, selectedTo, month, locale, words, ...field } =
    rest;
  const { openLabel, ...frame } = field;
  const usual = usualLimits(today);
  const limits: DayLimits = { earliest: earliest ?? usual.earliest, latest: latest ?? usual.latest, offDays };
  const print = (iso: string) => toDateText(iso, outputFormat);
  const [text, setDraft] = useDraft(value, print);
  const [refused, setRefused] = useState("");
  const isPhone = usePhone();
  const keptFocus = useKeptFocus(isPhone);

  const isForeign = (typed: string) => isForeignDate(typed, outputFormat) && !isYearFirstBegun(typed);
  const judge = (typed: string) => {
    const iso = fromDateText(typed, outputFormat);
    if (iso !== undefined) return { iso, verdict: judgeDay(iso, limits) } as const;
    if (isForeign(typed)) return { iso, verdict: "unreadable" } as const;
    return { iso, verdict: typed.length < outputFormat.length ? "unfinished" : "impossible" } as const;
  };
  const take = (typed: string, isWhole: boolean) => {
    const { iso = "", verdict } = judge(typed);
    const next = verdict === "fine" ? iso : "";
    setDraft(typed, next);
    setRefused(isWhole ? typed : "");
    if (next !== value) onChange(next);
  };
  const finish = () => {
    const whole = completedDate(text, outputFormat, readWords);
    if (whole === undefined || whole === text) setRefused(text);
    else take(whole, true);
  };
  const leave = () => {
    finish();
    onBlur?.();
  };

  // A refused text stays visible, and its message is more specific than that of an empty field.
  const { iso, verdict } = judge(text);
  const reasons = { ...refusals, off: words.offDay, fine: undefined };
  const isRefused = text !== "" && text === refused && text !== print(value);
  const refusal = isRefused ? reasons[verdict] : undefined;
  const error = refusal ?? frame.error;
  useOwnWords(refusal ?? "", onOwnWords);

  const shown = { value, today, ...limits, eventDays, selectedFrom, selectedTo, locale, words };

  return (
    <div {...keptFocus}>
      {isPhone ? (
        <NativePicker
          {...frame}
          kind="date"
          // An incomplete date cannot be shown here; it waits for a wider window.
          error={iso === undefined ? frame.error : error}
          value={iso ?? ""}
          min={limits.earliest}
          max={limits.latest}
          onBlur={leave}
          // While a year is being typed it passes through 0002, 0020 and 0202.
          onChange={(next) => take(print(next), !next.startsWith("0"))}
        />
      ) : (
        <TypedDate
          {...frame}
          error={error}
          text={text}
          format={outputFormat}
          readWords={readWords}
          openLabel={openLabel}
          onFocus={onFocus}
          calendar={{ ...shown, month: value === "" ? month : undefined }}
          onPick={(day) => take(print(day), true)}
          // Words that are being typed are judged when the field is left, words that were pasted at once.
          onText={(typed) =>
            take(typed, isForeign(typed) ? !isTypedOn(text, typed) : typed.length === outputFormat.length)
          }
          onFinish={finish}
          onBlur={leave}
        />
      )}
    </div>
  );
}

/** Whether a text has grown or shrunk by the character of one key. */
function isTypedOn(before: string, now: string): boolean {
  return Math.abs(now.length - before.length) <= 1;
}
