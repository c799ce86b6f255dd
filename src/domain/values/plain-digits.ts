/** Any digit of any script; ten of them always stand in a row, from zero on. */
const DIGIT = /\p{Nd}/gu;

/** Writes wide letters and the digits of other scripts as on a Latin keyboard. */
export function plainDigits(text: string): string {
  return text.normalize("NFKC").replace(DIGIT, (digit) => (digit < "\u0080" ? digit : String(valueOf(digit))));
}

function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return before % 10;
}
