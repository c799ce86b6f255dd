import { toMajor, type Currency } from "#domain/values/money.ts";

/** Sums of a deed as its entry keeps them: in whole units, whatever else of the entry is in them, so that before and after compare. */
export function toldSums<Name extends string>(
  sums: Readonly<Record<Name, number>>,
  currency: Currency,
): Record<Name, number> {
  const told = Object.entries<number>(sums).map(([name, amount]) => [name, toMajor(amount, currency)]);
  return Object.fromEntries(told) as Record<Name, number>;
}
