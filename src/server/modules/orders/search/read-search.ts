import { phoneDigits } from "#domain/orders/trip-driver.ts";
import { foldWords } from "#server/gazetteer/names/fold-name.ts";
import { otherKeyboard } from "#server/gazetteer/names/other-keyboard.ts";
import { travelWord } from "#server/modules/orders/search/words-of-trip.ts";
import { phoneEnd } from "#server/passengers/phone-plans.ts";

/** One part of what is looked for: a word that begins with any of these. */
export type SearchTerm = readonly string[];

/** A part this short would find everything. */
const LEAST = 2;
const MOST_TERMS = 6;
/** Without the code of the country, which people write in several ways. */
const NATIONAL_DIGITS = 10;

/**
 * Reads what somebody types to find an order: a number or a phone in any writing, a flight, an address of mail, or words of names and
 * addresses in either alphabet. Each way of reading is a list of terms that must all be met.
 */
export function readSearch(text: string): (readonly SearchTerm[])[] {
  const q = text.trim().slice(0, 100);
  const ways = [...readAs(q)];
  const swapped = otherKeyboard(q);
  // Typed in the other layout; looked at only where nothing else fits.
  return swapped === q.toLowerCase() ? ways : [...ways, ...readAs(swapped)];
}

function* readAs(q: string): Generator<readonly SearchTerm[]> {
  const digits = phoneDigits(q);
  if (/^[+\d\s().–-]+$/.test(q) && digits.length >= LEAST) {
    const ends = [phoneEnd(q), phoneEnd(`+${digits.replace(/^00/, "")}`), digits.slice(-NATIONAL_DIGITS)];
    yield [[...new Set([digits, ...ends.filter((end) => end.length >= LEAST)])]];
    return;
  }
  if (q.includes("@")) yield [[q.toLowerCase()]];
  const travel = travelWord(q);
  if (/^\p{L}{1,3}\d{1,5}\p{L}?$|^\d{1,4}\p{L}$/u.test(travel)) yield [[travel]];
  const whole = q.toLowerCase();
  const terms = foldWords(q)
    .filter((word) => word.length >= LEAST)
    .slice(0, MOST_TERMS);
  if (terms.length > 0) yield terms.map((term) => [term]);
  if (whole.length >= LEAST) yield [[whole]];
}
