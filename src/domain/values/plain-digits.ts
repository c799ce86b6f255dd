/** Arabic and Persian digits; the last four bits of each are its value. */
const ARABIC_DIGIT = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** Writes wide letters and the digits of other scripts as on a Latin keyboard. */
export function plainDigits(text: string): string {
  return text.normalize("NFKC").replace(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) & 15));
}
