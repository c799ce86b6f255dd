import { useState, type ComponentProps } from "react";
import { latestPickupDay } from "#domain/booking/pickup-time.ts";
import { formatDate } from "#i18n/format.ts";
import { DateField } from "#ui/date-field.tsx";
import { toDateText } from "#ui/date-text.ts";
import { lateRules } from "#web/lib/late-rules.ts";
import { usePage } from "#web/page/page.tsx";

const reader = lateRules(() => import("./read-worded-day.ts").then((file) => file.readWordedDay));

type PickupDayFieldProps = Omit<
  ComponentProps<typeof DateField>,
  "earliest" | "latest" | "refusals" | "readWords" | "locale" | "openLabel" | "words" | "today"
> & {
  /** Today where the ride starts, `YYYY-MM-DD`. */
  readonly today: string;
};

/** A date field for the day of a ride, from today to the last day that can be booked, in the page's language. */
export function PickupDayField({ today, ...field }: PickupDayFieldProps) {
  const { t, locale } = usePage();
  const latest = latestPickupDay(today);
  const [touched, setTouched] = useState(false);
  const readWords = reader.useRules(touched);
  return (
    <DateField
      {...field}
      today={today}
      earliest={today}
      latest={latest}
      readWords={readWords}
      onFocus={() => setTouched(true)}
      refusals={{
        unreadable: t("booking.when.dateUnreadable", { example: toDateText(today) }),
        unfinished: t("booking.when.dateUnfinished"),
        impossible: t("booking.when.dateImpossible"),
        early: t("booking.when.datePast"),
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
