import { isCurrency, type Currency } from "#domain/values/money.ts";

/** Class ids as a list of numbers, however a client writes lists: `2,3`, `[2, 3]`; what is no number is no filter. */
export function queryClassIds(text: string | undefined): readonly number[] {
  return text?.match(/(?<![\w.-])\d{1,9}(?![\w.-])/g)?.map(Number) ?? [];
}

/** A number that fits the database's; anything else counts as not said. */
export function queryNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** A currency of ours; anything else counts as not said. */
export function queryCurrency(text: string | undefined): Currency | undefined {
  const code = text?.toUpperCase() ?? "";
  return isCurrency(code) ? code : undefined;
}
