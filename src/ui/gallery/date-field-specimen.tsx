import type { ComponentProps } from "react";
import { DateField } from "#ui/date-field.tsx";
import { CALENDAR_TEXTS } from "#ui/gallery/calendar-texts.ts";
import { Live } from "#ui/gallery/live.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";
import { wordedDate } from "#ui/worded-date.ts";

const texts = {
  ru: {
    filled: "Дата прилёта",
    empty: "Обратный путь",
    wrong: "Дата выезда",
    error: "Укажите дату: без неё не найти машину",
    close: "День подачи",
    warning: "До выезда меньше суток: машина обойдётся дороже",
    off: "Дата отправления",
    offHint: "26 и 27 ноября машин нет",
    format: "Дата рождения",
    disabled: "Дата заказа",
    busy: "Новая дата",
    open: "Открыть календарь",
    early: "Этот день уже прошёл",
    late: "Заказать можно не дальше чем на год вперёд",
    impossible: "Такой даты нет",
    unfinished: "Допишите дату: день, месяц и год",
    unreadable: "Дату не удалось прочитать. Напишите её цифрами",
  },
  en: {
    filled: "Arrival date",
    empty: "Return date",
    wrong: "Departure date",
    error: "Enter a date: no car can be found without it",
    close: "Pick-up day",
    warning: "Less than a day to go: the car costs more",
    off: "Ride date",
    offHint: "No cars on 26 and 27 November",
    format: "Date of birth",
    disabled: "Order date",
    busy: "New date",
    open: "Open the calendar",
    early: "This day has passed",
    late: "Rides can be booked up to a year ahead",
    impossible: "That date does not exist",
    unfinished: "Finish the date: day, month and year",
    unreadable: "We could not read this date. Use digits",
  },
};

function Show({ locale, today }: Scene) {
  const t = texts[locale];
  const scene = {
    locale,
    today,
    earliest: today,
    words: CALENDAR_TEXTS[locale],
    openLabel: t.open,
    readWords: (text: string) => wordedDate(text, [locale]),
    refusals: {
      unreadable: t.unreadable,
      unfinished: t.unfinished,
      impossible: t.impossible,
      early: t.early,
      late: t.late,
    },
  };
  return (
    <States>
      <Field {...scene} label={t.filled} start="2026-11-24" />
      <Field {...scene} label={t.empty} start="" />
      <Field {...scene} label={t.off} start="" hint={t.offHint} offDays={["2026-11-26", "2026-11-27"]} />
      <Field {...scene} label={t.wrong} start="" error={t.error} />
      <Field {...scene} label={t.close} start={today} warning={t.warning} />
      <Field {...scene} label={t.format} start="1987-03-09" earliest="1926-11-20" outputFormat="YYYY-MM-DD" />
      <Field {...scene} label={t.disabled} start={today} disabled />
      <Field {...scene} label={t.busy} start="2026-11-30" busy />
    </States>
  );
}

function Field({
  start,
  ...rest
}: Omit<ComponentProps<typeof DateField>, "value" | "onChange"> & { readonly start: string }) {
  return <Live start={start}>{(value, onChange) => <DateField {...rest} {...{ value, onChange }} />}</Live>;
}

/** A day, typed or picked from a calendar; on phones the native picker. */
export const dateFieldSpecimen: Specimen = {
  key: "date-field",
  title: { ru: "Дата", en: "Date" },
  Show,
};
