/** Lengths of a phone number typed without a country sign (VAL-13). */
export const PHONE_LENGTHS: readonly number[] = [10, 11, 13, 16];

/** Of any other length is an international number that E.164 allows; the shortest with their country code have 8 digits (ruling 2). */
export const INTERNATIONAL_PHONE_LENGTH = { min: 8, max: 15 } as const;

/** Removes what people type between digits: spaces, brackets, plus, dots and dashes (VAL-15). */
export function phoneDigits(text: string): string {
  return text.replace(/[\s()+\-.‐-―]/g, "");
}

/** Whether a typed phone number can be dialled (VAL-12, VAL-13, ruling 2). */
export function isPhone(text: string): boolean {
  const digits = phoneDigits(text);
  if (!/^\d+$/.test(digits)) return false;
  return PHONE_LENGTHS.includes(digits.length) || isInternational(digits);
}

/**
 * A typed number without what stands between its digits. The plus tells an international number from a national one, so it is
 * kept; where a client has dropped it, the length tells (decision 0006).
 */
export function plainPhone(text: string): string {
  const digits = phoneDigits(text);
  const lostPlus = /^\d+$/.test(digits) && !PHONE_LENGTHS.includes(digits.length) && isInternational(digits);
  return `${lostPlus || text.trim().startsWith("+") ? "+" : ""}${digits}`;
}

function isInternational(digits: string): boolean {
  const { min, max } = INTERNATIONAL_PHONE_LENGTH;
  return !digits.startsWith("0") && digits.length >= min && digits.length <= max;
}
