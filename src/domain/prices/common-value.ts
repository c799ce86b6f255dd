/** What most cars of a list have in common, and who has something else. */
export interface CommonValue<Value> {
  readonly value: Value;
  /** Whole groups of cars that share another value among themselves. */
  readonly exceptions: readonly { readonly group: string; readonly value: Value }[];
}

/**
 * The value that most cars have, so that a list says it once; of equally frequent ones the first. A group in which all cars
 * agree on another value is an exception that stands in the same line, every other difference is said on its own card.
 */
export function commonValue<Car, Value extends string | number | boolean | null>(
  cars: readonly Car[],
  groupOf: (car: Car) => string,
  valueOf: (car: Car) => Value,
): CommonValue<Value> | undefined {
  const counts = [...Map.groupBy(cars, valueOf)].sort(([, a], [, b]) => b.length - a.length);
  const [most] = counts;
  if (most === undefined) return undefined;
  const [value] = most;
  const exceptions = [...Map.groupBy(cars, groupOf)].flatMap(([group, own]) => {
    const values = new Set(own.map(valueOf));
    const [other] = values;
    return values.size === 1 && other !== undefined && other !== value ? [{ group, value: other }] : [];
  });
  return { value, exceptions };
}
