import type { CalendarWords } from "#ui/calendar-words.ts";
import type { Page } from "#web/page/page.tsx";

/** The words of the calendar in the page's language. */
export function calendarWords(t: Page["t"]): CalendarWords {
  return {
    calendar: t("booking.calendar"),
    previous: t("booking.previousMonth"),
    next: t("booking.nextMonth"),
    chooseMonth: t("booking.chooseMonth"),
    chooseYear: t("booking.chooseYear"),
    backToDays: t("booking.backToDays"),
    offDay: t("booking.dateOff"),
  };
}
