/** Lengths of a phone number typed without a country sign (VAL-13). */
export const PHONE_LENGTHS: readonly number[] = [10, 11, 13, 16];

/** With a leading plus any number that E.164 allows is taken; the shortest national numbers with a code have 8 digits (ruling 2). */
export const INTERNATIONAL_PHONE_LENGTH = { min: 8, max: 15 } as const;

/** Removes what people type between digits: spaces, brackets, plus, dots and dashes (VAL-15). */
export function phoneDigits(text: string): string {
  return text.replace(/[\s()+\-.‐-―]/g, "");
}

/** Whether a typed phone number can be dialled (VAL-12, VAL-13, ruling 2). */
export function isPhone(text: string): boolean {
  const digits = phoneDigits(text);
  if (!/^\d+$/.test(digits)) return false;
  if (PHONE_LENGTHS.includes(digits.length)) return true;
  const { min, max } = INTERNATIONAL_PHONE_LENGTH;
  return text.trim().startsWith("+") && !digits.startsWith("0") && digits.length >= min && digits.length <= max;
}
