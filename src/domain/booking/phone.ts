/** Lengths of a phone number typed without a country code (VAL-13). */
export const PHONE_LENGTHS: readonly number[] = [10, 11, 13, 16];

/**
 * Any other length is read as an international number that E.164 allows; the shortest have 8 digits with their country code
 * (ruling 2).
 */
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
 * A typed number without the characters between its digits. The plus is kept because it marks an international number;
 * where a client has dropped it, the length decides (decision 0006).
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
