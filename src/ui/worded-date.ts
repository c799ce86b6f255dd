/** A day as somebody wrote it; the year may be missing. */
export type WrittenDay = { readonly day: string; readonly month: string; readonly year?: string };

/** Reads a day whose month is a word, in any of these languages: 1 December 2026, вт, 1 дек. 2026 г. */
export function wordedDate(text: string, locales: readonly string[]): WrittenDay | undefined {
  const plain = text.normalize("NFKC").toLowerCase();
  const months = new Set((plain.match(/\p{L}{3,}/gu) ?? []).flatMap((word) => monthsOf(word, locales)));
  const [month] = months;
  // The time of day often stands beside the day, and is asked for elsewhere.
  const numbers = plain.replaceAll(/\d{1,2}:\d{2}(?::\d{2})?/g, "").match(/\d+/g) ?? [];
  const [year, ...otherYears] = numbers.filter((number) => number.length === 4);
  const [day, short, ...rest] = numbers.filter((number) => number.length !== 4);
  const tooMany = otherYears.length + rest.length > 0 || (year !== undefined && short !== undefined);
  if (month === undefined || months.size > 1 || tooMany || day === undefined || !isDay(day)) return undefined;
  if (year === undefined && short === undefined) return { day, month };
  return short?.length === 2 || year !== undefined ? { day, month, year: year ?? `20${short}` } : undefined;
}

function isDay(digits: string): boolean {
  return digits.length <= 2 && Number(digits) >= 1 && Number(digits) <= 31;
}

/** The months that a word may be short for; some languages write a month otherwise beside a day. */
function monthsOf(word: string, locales: readonly string[]): string[] {
  return locales.flatMap((locale) =>
    ([{ month: "long" }, { month: "long", day: "numeric" }] as const).flatMap((options) => {
      const names = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
      return Array.from({ length: 12 }, (_, at) => at).flatMap((at) => {
        const parts = names.formatToParts(Date.UTC(2026, at, 1));
        const name = parts.find(({ type }) => type === "month")?.value.toLowerCase();
        return name?.startsWith(word) ? [String(at + 1)] : [];
      });
    }),
  );
}
