/** The names of months and days that a calendar needs. */
export type CalendarNames = ReturnType<typeof calendarNames>;

/** Names of months and weekdays in the page's language. */
export function calendarNames(locale: string) {
  const name = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  const at = (iso: string) => new Date(`${iso}T00:00:00Z`);
  const month = name({ month: "long" });
  const shortMonth = name({ month: "short" });
  const weekday = name({ weekday: "long" });
  const shortWeekday = name({ weekday: "short" });
  const full = name({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
  return {
    month: (iso: string) => capital(month.format(at(iso)), locale),
    shortMonth: (iso: string) => capital(shortMonth.format(at(iso)).replace(".", ""), locale),
    weekday: (iso: string) => weekday.format(at(iso)),
    shortWeekday: (iso: string) => shortWeekday.format(at(iso)),
    day: (iso: string) => full.format(at(iso)),
  };
}

function capital(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
