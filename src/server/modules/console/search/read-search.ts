import { phoneDigits } from "#domain/orders/trip-driver.ts";
import { foldWords } from "#server/gazetteer/names/fold-name.ts";
import { otherKeyboard } from "#server/gazetteer/names/other-keyboard.ts";
import { plateWord, travelWord } from "#server/modules/console/search/words-of-trip.ts";
import { phoneEnd } from "#server/passengers/phone-plans.ts";

/** A reading of what somebody types: words that must all be met, on a day where one is named. */
export interface SearchReading {
  readonly terms: readonly SearchTerm[];
  /** Day and month of the pick-up at its place, and the year where it is named. */
  readonly day?: SearchDay | undefined;
}

/** A day as people type it. */
export interface SearchDay {
  readonly day: number;
  readonly month: number;
  readonly year: number | undefined;
}

/** One part of what is looked for: a word that begins with any of these. */
export type SearchTerm = readonly string[];

/** A part this short would find everything. */
const LEAST = 2;
const MOST_TERMS = 6;
/** A shorter part of a number plate is found by its digits alone. */
const LEAST_PLATE = 4;
/** Without the code of the country, which people write in several ways. */
const NATIONAL_DIGITS = 10;

/**
 * Reads what somebody types to find an order: a number or a phone in any writing, a flight, an address of mail, or words of names and
 * addresses in either alphabet. Each way of reading is a list of terms that must all be met.
 */
export function readSearch(text: string): SearchReading[] {
  const q = text.trim().slice(0, 100);
  const dated = withoutDay(q);
  const readings = termsOf(q).map((terms) => ({ terms }));
  // A number may look like a day, so what was typed is looked for as it is as well.
  return dated === undefined
    ? readings
    : [...termsOf(dated.rest).map((terms) => ({ terms, day: dated.day })), ...readings];
}

function termsOf(q: string): (readonly SearchTerm[])[] {
  const ways = [...readAs(q)];
  const swapped = otherKeyboard(q);
  // Typed in the other layout; looked at only where nothing else fits.
  return swapped === q.toLowerCase() ? ways : [...ways, ...readAs(swapped)];
}

/** `1000223-1` names the first trip of an order; so do "order 1000223" and "заказ № 1000223". */
const ORDER_NUMBER = /^(?:\p{L}{4,12}\.?\s*)?(?:№|#|no\.?|n°)?\s*(\d{6,9})(?:\s*-\s*\d{1,2})?$/iu;

const MONTHS = [
  "jan|янв",
  "feb|фев",
  "mar|мар",
  "apr|апр",
  "may|ма[йя]",
  "jun|июн",
  "jul|июл",
  "aug|авг",
  "sep|сен",
  "oct|окт",
  "nov|ноя",
  "dec|дек",
].map((names) => new RegExp(`^(?:${names})`, "i"));

/** What is typed beside a day: "EK 132 28.11", "Крылова 28 ноября", "28/11/2026 SU 36", "SU 36 2026-11-28". */
function withoutDay(typed: string): { readonly rest: string; readonly day: SearchDay } | undefined {
  const q = typed.replace(/(^|\s)(\d{4})-(\d{1,2})-(\d{1,2})(?=$|\s)/, "$1$4.$3.$2");
  const found =
    /(?:^|\s)(\d{1,2})(?:[./](\d{1,2})(?:[./](\d{2}|\d{4}))?|\s+(\p{L}{3,9})\.?(?:\s+(\d{4}))?)(?=$|\s)/u.exec(q);
  if (found === null) return undefined;
  const [whole, day = "", number, shortYear, name, longYear] = found;
  const month = name === undefined ? Number(number) : MONTHS.findIndex((one) => one.test(name)) + 1;
  const year = shortYear ?? longYear;
  const rest = q.replace(whole, " ").trim();
  if (month < 1 || month > 12 || Number(day) < 1 || Number(day) > 31 || rest === "") return undefined;
  const full = year === undefined ? undefined : Number(year.length === 2 ? `20${year}` : year);
  return { rest, day: { day: Number(day), month, year: full } };
}

function* readAs(q: string): Generator<readonly SearchTerm[]> {
  const [, number] = ORDER_NUMBER.exec(q) ?? [];
  if (number !== undefined && number !== q) yield [[number]];
  const digits = phoneDigits(q);
  if (/^[+\d\s().–-]+$/.test(q) && digits.length >= LEAST) {
    const ends = [phoneEnd(q), phoneEnd(`+${digits.replace(/^00/, "")}`), digits.slice(-NATIONAL_DIGITS)];
    yield [[...new Set([digits, ...ends.filter((end) => end.length >= LEAST)])]];
    return;
  }
  if (q.includes("@")) yield [[q.toLowerCase()]];
  const travel = travelWord(q);
  if (/^\p{L}{1,3}\d{1,5}\p{L}?$|^\d{1,4}\p{L}$/u.test(travel)) yield [[travel]];
  const plate = plateWord(q);
  if (/\d/.test(plate) && plate.length >= LEAST_PLATE) yield [[plate]];
  const whole = q.toLowerCase();
  const terms = foldWords(q)
    .filter((word) => word.length >= LEAST)
    .slice(0, MOST_TERMS);
  if (terms.length > 0) yield terms.map((term) => [term]);
  if (whole.length >= LEAST) yield [[whole]];
}
