import type { PriceLine } from "#domain/prices/price-line.ts";

/** One reason of two prices: its line in each, or undefined in the one that lacks it. */
export interface ComparedLine {
  readonly sold: PriceLine | undefined;
  readonly today: PriceLine | undefined;
}

/** Puts the lines of two prices side by side: of one rule, of one kind of fare, or of the same band of a tariff; the sold ones lead. */
export function compareLines(sold: readonly PriceLine[], today: readonly PriceLine[]): readonly ComparedLine[] {
  const left = [...today];
  const pairs = sold.map((line) => {
    const at = left.findIndex((other) => sourceOf(other) === sourceOf(line));
    return { sold: line, today: at < 0 ? undefined : left.splice(at, 1)[0] };
  });
  const added = left.map((line) => ({ sold: undefined, today: line }));
  // What brings a price to its step stands last in both.
  const isRounding = ({ sold: one, today: other }: ComparedLine) => (one ?? other)?.kind === "rounding";
  const all = [...pairs, ...added];
  return [...all.filter((pair) => !isRounding(pair)), ...all.filter(isRounding)];
}

/** A fare may have another number in another version, and still it is the fare. */
function sourceOf({ kind, ruleId }: PriceLine): string {
  return ruleId === undefined ? kind : `${kind} ${ruleId}`;
}
