/** The fields of an order that a letter of the staff may name in braces. */
export const LETTER_FIELDS = [
  "name",
  "number",
  "pickup",
  "from",
  "to",
  "flight",
  "sign",
  "car",
  "plate",
  "driver",
  "driverPhone",
  "price",
  "due",
] as const;

/** Those that an order of kind yacht has something to say for. */
export const YACHT_LETTER_FIELDS = ["name", "number", "pickup", "from", "car", "price", "due"] as const;

/** Name of such a field. */
export type LetterField = (typeof LETTER_FIELDS)[number];

/** The longest subject and text of such a letter. */
export const LETTER_LENGTHS = { subject: 120, text: 4000 } as const;

/** A text with its fields filled in, and what keeps it from being sent. */
export interface FilledLetter {
  readonly text: string;
  /** Words in braces that no order has, and fields that this order has nothing for. */
  readonly gaps: readonly string[];
}

const FIELD = /\{([^{}\n]{0,40})\}/g;

/** Fills the fields of an order into a text; a field that is unknown or has nothing to say stays as it was typed and is named. */
export function fillLetter(text: string, values: Readonly<Partial<Record<LetterField, string>>>): FilledLetter {
  const gaps = new Set<string>();
  const filled = text.replace(FIELD, (typed, name: string) => {
    const field = LETTER_FIELDS.find((one) => one === name.trim());
    const value = field === undefined ? "" : (values[field] ?? "");
    if (value === "") gaps.add(name.trim());
    return value === "" ? typed : value;
  });
  return { text: filled, gaps: [...gaps] };
}
