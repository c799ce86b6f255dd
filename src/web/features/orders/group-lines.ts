import type { OrderView } from "#contract/orders/orders.ts";

type Line = OrderView["trips"][number]["lines"][number];

/** The priced lines of one trip, equal ones counted instead of repeated. */
export function groupLines(lines: readonly Line[]): readonly (Line & { readonly count: number })[] {
  const priced = lines.filter(({ price }) => price !== 0);
  const isEqual = (one: Line) => (other: Line) => one.name === other.name && one.price === other.price;
  return priced
    .filter((line, index) => priced.findIndex(isEqual(line)) === index)
    .map((line) => ({ ...line, count: priced.filter(isEqual(line)).length }));
}
