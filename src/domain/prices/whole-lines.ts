import type { PriceLineKind } from "#domain/prices/price-line.ts";

/** A line as a traveller reads it; the sum is in minor units. */
interface ReadLine {
  readonly kind: string;
  readonly amount: number;
}

/** Kinds that make up the ride itself; rounding is part of it, and so is what a partner adds. */
const RIDE: ReadonlySet<string> = new Set([
  "fare",
  "base",
  "distance",
  "time",
  "minimum",
  "hours",
  "partner",
  "rounding",
  "agreed",
] satisfies PriceLineKind[]);

/** Kinds of a rent that stay lines of their own although a ride would contain them. */
const OWN_LINE_OF_RENT: ReadonlySet<string> = new Set(["minimum"] satisfies PriceLineKind[]);

/** A price as few whole sums that add up: the ride first, then what is added to it or taken off. */
export interface WholeLines<Line extends ReadLine> {
  readonly ride: number;
  readonly others: readonly Line[];
}

/**
 * Folds the lines of the ride into one and rounds the others to whole units; the ride takes what rounding leaves, so that the
 * sums still add up. A total that is not whole itself keeps its lines exact, and a line that rounds to nothing joins the ride.
 */
export function wholeLines<Line extends ReadLine>(lines: readonly Line[], unit: number): WholeLines<Line> {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const isRent = lines.some(({ kind }) => kind === "hours");
  const others = lines.filter(({ kind }) => !RIDE.has(kind) || (isRent && OWN_LINE_OF_RENT.has(kind)));
  const rounded = others
    .map((line) => ({ ...line, amount: Math.round(line.amount / unit) * unit }))
    .filter(({ amount }) => amount !== 0);
  const rest = (kept: readonly ReadLine[]): number => total - kept.reduce((sum, { amount }) => sum + amount, 0);
  const isWhole = total % unit === 0 && rest(rounded) > 0;
  return isWhole ? { ride: rest(rounded), others: rounded } : { ride: rest(others), others };
}
