import { CURRENCY_DIGITS, isCurrency } from "#domain/values/money.ts";

/** Minor units as the decimal text that acquirers exchange: 245000 of RUB is "2450.00". */
export function toDecimal(amount: number, currency: string): string {
  const digits = digitsOf(currency);
  const text = String(amount).padStart(digits + 1, "0");
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Reads such a text exactly; undefined where it is no amount of the currency. */
export function fromDecimal(value: unknown, currency: string): number | undefined {
  const [, whole, part = ""] = typeof value === "string" ? (/^(\d{1,13})(?:\.(\d+))?$/.exec(value) ?? []) : [];
  if (whole === undefined) return undefined;
  const digits = digitsOf(currency);
  const kept = part.slice(0, digits).padEnd(digits, "0");
  return /[1-9]/.test(part.slice(digits)) ? undefined : Number(`${whole}${kept}`);
}

function digitsOf(currency: string): number {
  return isCurrency(currency) ? CURRENCY_DIGITS[currency] : 2;
}
