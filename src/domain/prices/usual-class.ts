/** From so many orders of one way on its usual class is reckoned; fewer say nothing. */
export const USUAL_FROM_ORDERS = 50;

/** A way that has been ordered, by the numbers of its ends: how often in each class of car. */
export interface OrderedWay {
  readonly start: number;
  readonly finish: number;
  readonly orders: ReadonlyMap<number, number>;
}

/** The class that is ordered most often; none while there are too few orders, or where two are equally usual. */
export function usualClass(orders: ReadonlyMap<number, number>): number | undefined {
  const counts = [...orders].toSorted(([, one], [, other]) => other - one);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  const [first, second] = counts;
  if (first === undefined || all < USUAL_FROM_ORDERS) return undefined;
  return first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
}
