/** Entries of the catalogue of advantages; their texts are `USP.item.<n>.description` (USP-39, USP-40). */
export const ADVANTAGE_COUNT = 35;

/** What a module shows when its partner has chosen nothing (USP-48). */
export const DEFAULT_ADVANTAGES: readonly number[] = [7, 3, 21, 22, 9];

/** Whether the catalogue has an entry with this number. */
export function isAdvantage(id: number): boolean {
  return Number.isInteger(id) && id >= 1 && id <= ADVANTAGE_COUNT;
}

/**
 * Reads a list of advantages as the wire carries it, `7,3,21`; undefined when it names one that the catalogue lacks. A
 * repeated entry counts once, at its first place; an empty text is an empty list (OPN-117).
 */
export function readAdvantages(text: string): number[] | undefined {
  const parts = text.split(",").map((part) => part.trim());
  const ids = parts.filter((part) => part !== "").map((part) => (/^\d{1,4}$/.test(part) ? Number(part) : Number.NaN));
  return ids.every(isAdvantage) ? [...new Set(ids)] : undefined;
}
