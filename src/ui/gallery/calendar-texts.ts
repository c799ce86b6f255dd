import type { CalendarWords } from "#ui/calendar-words.ts";
import type { GalleryLocale } from "#ui/gallery/gallery-options.ts";

/** The texts of calendars in the gallery. */
export const CALENDAR_TEXTS: Readonly<Record<GalleryLocale, CalendarWords>> = {
  ru: {
    calendar: "Календарь",
    previous: "Раньше",
    next: "Позже",
    chooseMonth: "Выбрать месяц",
    chooseYear: "Выбрать год",
    backToDays: "Вернуться к дням",
    offDay: "В этот день машин нет. Выберите другой",
    eventDay: "выставка",
  },
  en: {
    calendar: "Calendar",
    previous: "Earlier",
    next: "Later",
    chooseMonth: "Choose a month",
    chooseYear: "Choose a year",
    backToDays: "Back to the days",
    offDay: "No cars on that day. Choose another one",
    eventDay: "trade fair",
  },
};
