import { cleanText, surplusLength } from "#domain/booking/free-text.ts";
import { Refusal } from "#server/refusal.ts";

/** A typed text as it is kept. One that is too long is refused, and never cut: `where` names it as the wire does. */
export function keptText(text: string, most: number, where: string): string {
  if (surplusLength(text, most) !== undefined) throw new Refusal("malformed", { words: { where, most } });
  return cleanText(text);
}
