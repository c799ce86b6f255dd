/** A text of at most so many letters is looked for as it stands; a longer one is a letter. */
const SHORT = 60;

/** A number that is named as one of an order, in both languages. */
const NAMED = /(?:заказ\p{L}*|бронь|брони|номер\p{L}*|order|booking|№|#|n°)[\s:.,№#]*(\d{5,12})(?!\d)/iu;
/** The address of an order's page, the console's or the traveller's own. */
const ADDRESS = /^https?:\/\/\S+\/orders?\/(\d{5,12})(?!\d)/iu;
const EMAIL = /[^\s<>()"«»,;:]+@[^\s<>()"«»,;:]+\.\p{L}{2,}/u;
const PHONE = /(?<![\d:.,])(?:\+\d|8[\s(-]|00\d)[\d\s().–-]{8,20}\d/u;
const BARE = /(?<![\d+(-])\d{7}(?![\d-])/u;
const FLIGHT = /(?<![\p{L}\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])[\s-]?\d{2,4}(?!\d)/u;

/**
 * What of a text finds an order best: the number of a letter or of "order no. 1000228", else an e-mail, a phone or a flight. A short text
 * without a named number is looked for as it was typed.
 */
export function orderScrap(text: string): string {
  const typed = text.trim();
  const named = (ADDRESS.exec(typed) ?? NAMED.exec(typed))?.[1];
  if (named !== undefined) return named;
  if (typed.length <= SHORT && !typed.includes("\n")) return typed;
  for (const scrap of [BARE, EMAIL, PHONE, FLIGHT]) {
    const found = scrap.exec(typed)?.[0].trim();
    if (found !== undefined) return found;
  }
  return typed;
}
