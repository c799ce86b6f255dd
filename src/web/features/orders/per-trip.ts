import type { OrderView } from "#contract/orders/order-view.ts";
import type { MessageKey } from "#i18n/messages.ts";
import type { MessageValues } from "#i18n/translate.ts";
import { tripName } from "#i18n/trip-name.ts";

type Car = Pick<OrderView["trips"][number], "order_id" | "way" | "car" | "cars">;

/** What is said of an order's trips: of all alike, of the way there or back, or of one named car. */
type Words = Readonly<Record<"both" | "there" | "back", MessageKey>>;

/** A value of one trip, or of all of them alike. */
export interface PerTrip<Value> {
  readonly key: number;
  readonly value: Value;
  /** Undefined for all. */
  readonly trip: Car | undefined;
}

/** Values of an order's trips, one for each: one for all or for the cars of a way when they are equal, otherwise each with its trip. */
export function perTrip<Value>(trips: readonly Car[], values: readonly Value[]): readonly PerTrip<Value>[] {
  const isEqual = (of: readonly Value[]) => of.every((value) => value === of[0]);
  const [first] = values;
  if (first !== undefined && isEqual(values)) return [{ key: 0, value: first, trip: undefined }];
  const each = trips.flatMap((trip, key) => {
    const value = values[key];
    return value === undefined ? [] : [{ key, value, trip }];
  });
  return [...Map.groupBy(each, ({ trip }) => trip.way).values()].flatMap((cars) => {
    const [one] = cars;
    const isShared = one !== undefined && one.trip.way !== "only" && isEqual(cars.map(({ value }) => value));
    return isShared ? [{ ...one, trip: { ...one.trip, cars: 1 } }] : cars;
  });
}

/** Says a value in the words of its way, or names its car behind them. */
export function perTripText(
  words: Words,
  { trip }: Pick<PerTrip<unknown>, "trip">,
  values: MessageValues,
  t: (key: MessageKey, values?: MessageValues) => string,
): string {
  if (trip === undefined) return t(words.both, values);
  if (trip.cars === 1 && (trip.way === "there" || trip.way === "back")) return t(words[trip.way], values);
  return t("orders.ofTrip", { text: t(words.both, values), trip: tripName(trip, t, "short") });
}
