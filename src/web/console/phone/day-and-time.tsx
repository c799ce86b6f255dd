import type { Ref } from "react";
import { latestPickupDay } from "#domain/booking/pickup-time.ts";
import { addMinutes } from "#domain/values/local-time.ts";
import { formatDate, formatDayTime, languageTag } from "#i18n/format.ts";
import { DateField } from "#ui/date-field.tsx";
import { toDateText } from "#ui/date-text.ts";
import { TimeField } from "#ui/time-field.tsx";
import { wordedDate } from "#ui/worded-date.ts";
import { useConsole } from "#web/console/app/console.tsx";

type DayAndTimeProps = {
  readonly labels: { readonly day: string; readonly time: string };
  readonly date: string;
  readonly time: string;
  /** Today where the ride starts, `YYYY-MM-DD`. */
  readonly today: string;
  readonly isRefused: boolean;
  /** The name of what is missing while it is empty. */
  readonly gap: string;
  readonly onChange: (fields: { readonly date?: string; readonly time?: string }) => void;
  readonly timeBox?: Ref<HTMLDivElement>;
};

/** The day and the time of a pick-up, typed in the words of the public form. */
export function DayAndTime({ labels, date, time, today, isRefused, gap, onChange, timeBox }: DayAndTimeProps) {
  const { t, locale } = useConsole();
  const latest = latestPickupDay(today);
  const next = date === "" ? undefined : addMinutes(`${date} 00:00`, 24 * 60).slice(0, 10);
  return (
    <>
      <div data-gap={gap}>
        <DateField
          label={labels.day}
          value={date}
          invalid={isRefused && date === ""}
          today={today}
          earliest={today}
          latest={latest}
          offDays={[]}
          locale={locale}
          openLabel={t("booking.openCalendar")}
          readWords={(text) => wordedDate(text, (["ru", "en"] as const).map(languageTag))}
          refusals={{
            unreadable: t("booking.when.dateUnreadable", { example: toDateText(today) }),
            unfinished: t("booking.when.dateUnfinished"),
            impossible: t("booking.when.dateImpossible"),
            early: t("booking.when.datePast"),
            late: t("booking.when.dateFar", { date: formatDate(latest, locale) }),
          }}
          words={{
            calendar: t("booking.calendar"),
            previous: t("booking.previousMonth"),
            next: t("booking.nextMonth"),
            chooseMonth: t("booking.chooseMonth"),
            chooseYear: t("booking.chooseYear"),
            backToDays: t("booking.backToDays"),
            offDay: t("booking.dateOff"),
          }}
          onChange={(value) => onChange({ date: value })}
        />
      </div>
      <div ref={timeBox} data-gap={gap}>
        <TimeField
          label={labels.time}
          value={time}
          invalid={isRefused}
          openLabel={t("booking.chooseTime")}
          words={{
            impossible: (typed) => t("booking.when.timeImpossible", { typed }),
            midnight: (typed) => t("booking.when.timeMidnight", { typed }),
            unclear: (typed) => t("booking.when.timeUnclear", { typed }),
            take: (of) => t("booking.useRecommended", { time: of }),
            takeNextDay:
              next === undefined
                ? undefined
                : (of) => t("booking.useRecommended", { time: formatDayTime(`${next} ${of}`, locale) }),
          }}
          onNextDay={next === undefined ? undefined : (of) => onChange({ date: next, time: of })}
          onChange={(value) => onChange({ time: value })}
        />
      </div>
    </>
  );
}
