import { isCurrency, type Currency } from "#domain/values/money.ts";

/** Class ids as a list of numbers, in either form that clients use, `2,3` or `[2, 3]`; anything else is ignored. */
export function queryClassIds(text: string | undefined): readonly number[] {
  return text?.match(/(?<![\w.-])\d{1,9}(?![\w.-])/g)?.map(Number) ?? [];
}

/** A whole number that fits the database; anything else counts as not given. */
export function queryNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** One of our currencies; anything else counts as not given. */
export function queryCurrency(text: string | undefined): Currency | undefined {
  const code = text?.toUpperCase() ?? "";
  return isCurrency(code) ? code : undefined;
}
