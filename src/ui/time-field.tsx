import { useState } from "react";
import type { FieldBoxProps } from "#ui/field-box.tsx";
import { NativePicker } from "#ui/native-picker.tsx";
import { TimeQuestion, type TimeWords } from "#ui/time-question.tsx";
import { toSeconds, toTimeText } from "#ui/time-text.ts";
import { beforeCorrection, correctionsIn, readTypedTime, type TimeCorrection } from "#ui/typed-time-reading.ts";
import { TypedTime } from "#ui/typed-time.tsx";
import { useDraft } from "#ui/use-draft.ts";
import { useKeptFocus } from "#ui/use-kept-focus.ts";
import { useOwnWords, type OnOwnWords } from "#ui/use-own-words.ts";
import { usePhone } from "#ui/use-phone.ts";

type TimeFieldProps = FieldBoxProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly openLabel: string;
  readonly words: TimeWords;
  readonly stepMinutes?: number;
  /** Only times from the list can be chosen: a typed time between them is rounded. */
  readonly onlySuggestions?: boolean;
  readonly onBlur?: () => void;
  readonly onOwnWords?: OnOwnWords;
  /** Takes a time of the day after the one that the field belongs to: 24:00 is 00:00 of the next. */
  readonly onNextDay?: ((time: string) => void) | undefined;
  readonly id?: string;
  readonly name?: string;
  readonly required?: boolean;
  readonly "aria-describedby"?: string | undefined;
};

/**
 * A time of day as HH:mm: typed, or chosen from a list in even steps; on phones the native picker. A text that can be read
 * in two ways, or in none, gives no time and is asked about.
 */
export function TimeField(props: TimeFieldProps) {
  const {
    value,
    onChange,
    openLabel,
    words,
    stepMinutes = 15,
    onlySuggestions = false,
    onBlur,
    onNextDay,
    onOwnWords,
    ...rest
  } = props;
  const [text, setDraft] = useDraft(value, (time) => time);
  const [corrections, setCorrections] = useState<readonly TimeCorrection[]>([]);
  const [asked, setAsked] = useState("");
  const isPhone = usePhone();
  const keptFocus = useKeptFocus(isPhone);
  const standing = correctionsIn(text, corrections);
  const raw = beforeCorrection(text, standing);
  const reading = readTypedTime(raw);

  const settle = (typed: string) => {
    if (!isWhole(typed) || readTypedTime(typed).kind !== "time") return "";
    const seconds = toSeconds(typed, onlySuggestions ? { onlyEveryMinutes: stepMinutes } : {});
    return seconds === undefined ? "" : toTimeText(seconds);
  };
  const take = (typed: string, next: string) => {
    setDraft(typed, next);
    if (next !== value) onChange(next);
  };
  /** Shows what was typed, so that a question is about the text that stands in the field. */
  const ask = (typed: string) => {
    setCorrections([]);
    setAsked(typed);
    take(typed, settle(typed));
  };
  const type = (typed: string, corrected: readonly TimeCorrection[] = []) => {
    const now = correctionsIn(typed, [...standing, ...corrected]);
    if (isWhole(typed)) return ask(beforeCorrection(typed, now));
    setCorrections(now);
    setAsked("");
    take(typed, "");
  };
  const pick = (time: string) => {
    setCorrections([]);
    take(time, settle(time));
  };
  const finish = () => {
    if (reading.kind === "time") pick(settle(reading.time));
    else ask(raw);
  };
  const leave = () => {
    finish();
    onBlur?.();
  };

  const step = (onlySuggestions ? stepMinutes : 1) * 60;
  const shown = settle(text) === "" ? "" : text;
  const isAsking = raw === asked && reading.kind !== "time" && reading.kind !== "empty";
  useOwnWords(isAsking ? words[reading.kind](raw) : "", onOwnWords);
  const answer = (time: string) => {
    keptFocus.ref.current?.querySelector("input")?.focus();
    pick(time);
  };
  const error = isAsking ? (
    <TimeQuestion
      typed={raw}
      {...{ reading, words }}
      onTake={answer}
      onNextDay={
        onNextDay &&
        ((time) => {
          answer(time);
          onNextDay(time);
        })
      }
    />
  ) : (
    rest.error
  );
  return (
    <div {...keptFocus}>
      {isPhone ? (
        <NativePicker {...rest} kind="time" value={shown} step={step} onChange={type} onBlur={leave} />
      ) : (
        <TypedTime
          {...rest}
          {...{ text, error, openLabel, stepMinutes }}
          onText={type}
          onPick={pick}
          onFinish={finish}
          onBlur={leave}
        />
      )}
    </div>
  );
}

function isWhole(text: string): boolean {
  return /^\d{2}:\d{2}$/.test(text);
}
