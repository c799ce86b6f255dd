/** Entries of the catalogue of advantages; their texts are `USP.item.<n>.description`. */
export const ADVANTAGE_COUNT = 35;

/** What a module shows when its partner has chosen nothing. */
export const DEFAULT_ADVANTAGES: readonly number[] = [7, 3, 21, 22, 9];

/** The entry that claims an average rating. */
const RATED = 22;

/** Entries that claim a figure, airports served and the rating, which is never ours to invent. */
const WITH_A_FIGURE: ReadonlySet<number> = new Set([20, RATED]);

/** Whether an entry claims a figure that nobody has given; the operator's rating is one that may be. */
export function isUnproven(id: number, hasRating: boolean): boolean {
  return WITH_A_FIGURE.has(id) && !(id === RATED && hasRating);
}

/** Whether the catalogue has an entry with this number. */
export function isAdvantage(id: number): boolean {
  return Number.isInteger(id) && id >= 1 && id <= ADVANTAGE_COUNT;
}

/** The key of an advantage's text. */
export function advantageKey(id: number): `USP.item.${number}.description` {
  return `USP.item.${id}.description`;
}

/** A run of an advantage's text; `**…**` marks what is emphasised. */
export interface TextRun {
  readonly text: string;
  readonly isStrong: boolean;
}

/** Splits a text at its marks; a mark without its partner is a plain pair of stars. */
export function emphasisedRuns(text: string): readonly TextRun[] {
  return text
    .split(/(\*\*[^*]+\*\*)/)
    .filter((part) => part !== "")
    .map((part) =>
      /^\*\*[^*]+\*\*$/.test(part) ? { text: part.slice(2, -2), isStrong: true } : { text: part, isStrong: false },
    );
}

/**
 * Reads a list of advantages as the wire carries it, `7,3,21`; undefined when it names one that the catalogue lacks. A
 * repeated entry counts once, at its first place; an empty text is an empty list.
 */
export function readAdvantages(text: string): number[] | undefined {
  const parts = text.split(",").map((part) => part.trim());
  const ids = parts.filter((part) => part !== "").map((part) => (/^\d{1,4}$/.test(part) ? Number(part) : Number.NaN));
  return ids.every(isAdvantage) ? [...new Set(ids)] : undefined;
}
