type Bounds = { readonly min: number; readonly max: number };

/** Arabic and Persian digits; the last four bits of each are its value. */
const ARABIC_DIGIT = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** Reads typed text as a whole number within the bounds, in the digits of any keyboard; undefined for anything else. */
export function toStepValue(text: string, { min, max }: Bounds): number | undefined {
  const plain = text
    .normalize("NFKC")
    .replace(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\s/g, "")
    .replace(",", ".")
    .replace("\u2212", "-");
  if (!/^-?\d*\.?\d*$/.test(plain) || !/\d/.test(plain)) return undefined;
  return Math.min(Math.max(Math.trunc(Number(plain)), min), max);
}
