import type { ComponentProps } from "react";
import { latestPickupDay } from "#domain/booking/pickup-time.ts";
import { LOCALES } from "#domain/values/locale.ts";
import { formatDate, languageTag } from "#i18n/format.ts";
import { DateField } from "#ui/date-field.tsx";
import { toDateText } from "#ui/date-text.ts";
import { wordedDate, type WrittenDay } from "#ui/worded-date.ts";
import { usePage } from "#web/page/page.tsx";

/** Reads a day whose month is a word: dates are pasted from letters and tickets, in any of our languages. */
function readWordedDay(text: string): WrittenDay | undefined {
  return wordedDate(text, LOCALES.map(languageTag));
}

type PickupDayFieldProps = Omit<
  ComponentProps<typeof DateField>,
  "earliest" | "latest" | "refusals" | "readWords" | "locale" | "openLabel" | "words" | "today"
> & {
  /** Today where the ride starts, `YYYY-MM-DD`. */
  readonly today: string;
  /** Other days than from today on, and what is said of earlier ones. */
  readonly window?: { readonly first: string; readonly last: string; readonly early: string };
};

/** A date field for the day of a ride, usually from today to the last day that can be booked, in the page's language. */
export function PickupDayField({ today, window, ...field }: PickupDayFieldProps) {
  const { t, locale } = usePage();
  const latest = window?.last ?? latestPickupDay(today);
  return (
    <DateField
      {...field}
      today={today}
      earliest={window?.first ?? today}
      latest={latest}
      readWords={readWordedDay}
      refusals={{
        unreadable: t("booking.when.dateUnreadable", { example: toDateText(today) }),
        unfinished: t("booking.when.dateUnfinished"),
        impossible: t("booking.when.dateImpossible"),
        early: window?.early ?? t("booking.when.datePast"),
        late: t("booking.when.dateFar", { date: formatDate(latest, locale) }),
      }}
      locale={locale}
      openLabel={t("booking.openCalendar")}
      words={{
        calendar: t("booking.calendar"),
        previous: t("booking.previousMonth"),
        next: t("booking.nextMonth"),
        chooseMonth: t("booking.chooseMonth"),
        chooseYear: t("booking.chooseYear"),
        backToDays: t("booking.backToDays"),
        offDay: t("booking.dateOff"),
      }}
    />
  );
}
