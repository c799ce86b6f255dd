import { Calendar, type CalendarProps } from "#ui/calendar.tsx";
import { Card } from "#ui/card.tsx";
import { CALENDAR_TEXTS } from "#ui/gallery/calendar-texts.ts";
import { Live } from "#ui/gallery/live.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";

const texts = {
  ru: {
    marks: "Дни без машин и дни выставок",
    range: "Отрезок дней",
    limits: "Только эти две недели",
    closed: "Месяц без машин",
    months: "Месяцы",
    years: "Годы",
  },
  en: {
    marks: "Days off and trade fairs",
    range: "A stretch of days",
    limits: "Only these two weeks",
    closed: "A month without cars",
    months: "Months",
    years: "Years",
  },
};

const JANUARY = Array.from({ length: 31 }, (_, day) => `2027-01-${String(day + 1).padStart(2, "0")}`);

function Show({ locale, today }: Scene) {
  const t = texts[locale];
  const shown = {
    marks: {
      value: "2026-11-24",
      offDays: ["2026-11-26", "2026-11-27"],
      eventDays: ["2026-11-18", "2026-11-24", "2026-11-27", "2026-11-30"],
    },
    range: { month: "2026-12", selectedFrom: "2026-12-09", selectedTo: "2026-12-15" },
    limits: { value: "2026-11-25", earliest: today, latest: "2026-12-03" },
    closed: { month: "2027-01", offDays: JANUARY },
    months: { value: "2026-11-24", earliest: "2026-03-01", startView: "months" },
    years: { value: "2026-11-24", startView: "years" },
  } satisfies Record<keyof typeof t, Partial<CalendarProps>>;
  return (
    <States>
      {Object.entries<Partial<CalendarProps>>(shown).map(([key, { value = "", ...state }]) => (
        <Card key={key} as="div" level={3} title={t[key as keyof typeof t]}>
          <Live start={value}>
            {(day, setDay) => (
              <Calendar {...state} {...{ locale, today }} words={CALENDAR_TEXTS[locale]} value={day} onPick={setDay} />
            )}
          </Live>
        </Card>
      ))}
    </States>
  );
}

/** A month to pick a day from. */
export const calendarSpecimen: Specimen = {
  key: "calendar",
  title: { ru: "Календарь", en: "Calendar" },
  Show,
};
