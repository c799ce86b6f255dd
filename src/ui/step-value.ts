type Bounds = { readonly min: number; readonly max: number };

/** Reads typed text as a whole number within the bounds; undefined for anything else. */
export function toStepValue(text: string, { min, max }: Bounds): number | undefined {
  const plain = text.replace(/\s/g, "").replace(",", ".").replace("\u2212", "-");
  if (!/^-?\d*\.?\d*$/.test(plain) || !/\d/.test(plain)) return undefined;
  return Math.min(Math.max(Math.trunc(Number(plain)), min), max);
}
