import { useState } from "react";
import { judgeDay, usualLimits, type DayLimits } from "#ui/calendar-days.ts";
import type { CalendarProps } from "#ui/calendar.tsx";
import { fromDateText, toDateText } from "#ui/date-text.ts";
import { NativePicker } from "#ui/native-picker.tsx";
import { TypedDate } from "#ui/typed-date.tsx";
import type { FieldBoxProps } from "#ui/field-box.tsx";
import { useDraft } from "#ui/use-draft.ts";
import { usePhone } from "#ui/use-phone.ts";

/** Why a day that was typed is not taken. */
export type DateRefusal = "impossible" | "early" | "late" | "off";

type DateFieldProps = FieldBoxProps &
  Omit<CalendarProps, "onPick" | "takeFocus"> & {
    readonly onChange: (iso: string) => void;
    readonly openLabel: string;
    readonly refusals?: Readonly<Partial<Record<DateRefusal, string>>>;
    readonly onRefuse?: (why: DateRefusal) => void;
    readonly onBlur?: () => void;
    readonly id?: string;
    readonly name?: string;
    readonly required?: boolean;
  };

/** A day as YYYY-MM-DD: typed as DD.MM.YYYY or picked from a calendar; on phones the native picker. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onRefuse, onBlur, openLabel, refusals, today, earliest, latest, offDays, ...rest } = props;
  const { eventDays, selectedFrom, selectedTo, month, locale, words, ...frame } = rest;
  const usual = usualLimits(today);
  const limits: DayLimits = { earliest: earliest ?? usual.earliest, latest: latest ?? usual.latest, offDays };
  const [text, setDraft] = useDraft(value, toDateText);
  const [refusal, setRefusal] = useState<DateRefusal>();
  const isPhone = usePhone();

  const take = (iso: string | undefined, typed: string, isWhole: boolean) => {
    const verdict = iso === undefined ? "impossible" : judgeDay(iso, limits);
    const next = iso !== undefined && verdict === "fine" ? iso : "";
    const why = verdict !== "fine" && isWhole ? verdict : undefined;
    setDraft(typed, next);
    setRefusal(why);
    if (why !== undefined) onRefuse?.(why);
    if (next !== value) onChange(next);
  };
  const leave = () => {
    if (text !== "" && text.length < 10) setRefusal("impossible");
    onBlur?.();
  };
  // What was typed and is not taken stays to be seen, and why it is not says more than that the field is empty.
  const isKept = text !== toDateText(value);
  const error = (isKept && refusal !== undefined ? refusals?.[refusal] : undefined) ?? frame.error;

  if (isPhone) {
    return (
      <NativePicker
        {...frame}
        kind="date"
        error={error}
        value={isKept ? (fromDateText(text) ?? value) : value}
        min={limits.earliest}
        max={limits.latest}
        onBlur={onBlur}
        onChange={(iso) => take(iso, toDateText(iso), iso !== "")}
      />
    );
  }
  return (
    <TypedDate
      {...frame}
      error={error}
      text={text}
      openLabel={openLabel}
      calendar={{ value, today, ...limits, eventDays, selectedFrom, selectedTo, month, locale, words }}
      onPick={(iso) => take(iso, toDateText(iso), true)}
      onText={(typed) => take(fromDateText(typed), typed, typed.length === 10)}
      onBlur={leave}
    />
  );
}
