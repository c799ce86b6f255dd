/** The bounds of a whole number that goes in steps. */
export type StepBounds = { readonly min: number; readonly max: number };

/** Reads typed text as a whole number within the bounds; what is no number gives undefined. */
export function toStepValue(text: string, { min, max }: StepBounds): number | undefined {
  const read = Number(text.trim().replace(",", ".").replace("\u2212", "-"));
  if (text.trim() === "" || !Number.isFinite(read)) return undefined;
  return Math.min(Math.max(Math.trunc(read), min), max);
}
