import { fromMajor, isCurrency } from "#domain/values/money.ts";

/** A typed sum in whole units; undefined where it is none. */
export function typedSum(text: string, currency: string): number | undefined {
  const plain = text.replaceAll(/[\s\u00A0\u202F]/g, "").replace(",", ".");
  const sum = /^\d{1,9}(\.\d{1,3})?$/.test(plain) ? Number(plain) : undefined;
  if (sum === undefined || sum <= 0 || !isCurrency(currency)) return undefined;
  return fromMajor(sum, currency) === undefined ? undefined : sum;
}
