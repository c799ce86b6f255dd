import { cleanLines, cleanText, surplusLength } from "#domain/booking/free-text.ts";
import { Refusal } from "#server/refusal.ts";

/** A typed text as it is kept. One that is too long is refused, and never cut: `where` names it as the wire does. */
export function keptText(text: string, most: number, where: string): string {
  refuseLong(text, most, where);
  return cleanText(text);
}

/** A typed note as it is kept, with its lines; otherwise as `keptText`. */
export function keptLines(text: string, most: number, where: string): string {
  refuseLong(text, most, where);
  return cleanLines(text);
}

function refuseLong(text: string, most: number, where: string): void {
  if (surplusLength(text, most) !== undefined) throw new Refusal("malformed", { words: { where, most } });
}
