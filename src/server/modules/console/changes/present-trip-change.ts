import type { TripChangeView } from "#contract/console/changes/change-order.ts";
import type { Locale } from "#domain/values/locale.ts";
import { toMajor } from "#domain/values/money.ts";
import {
  costLineName,
  type FactSources,
  orderFacts,
  type StoredOrder,
  type StoredTrip,
  toldDifference,
} from "#server/modules/orders/index.ts";

/** Presents a change of a trip: each field and each line of its price, as it was and as it is. */
export async function presentTripChange(
  sources: FactSources,
  order: StoredOrder,
  { before, after }: { readonly before: StoredTrip; readonly after: StoredTrip },
  locale: Locale,
): Promise<TripChangeView> {
  const linesOf = async (trip: StoredTrip) => {
    const [facts] = (await orderFacts({ ...order, trips: [trip] }, sources)).trips;
    const sums = new Map<string, number>();
    for (const line of facts?.costLines ?? []) {
      const name = costLineName(line, locale);
      sums.set(name, (sums.get(name) ?? 0) + line.cost.amount);
    }
    return sums;
  };
  const [was, is] = [await linesOf(before), await linesOf(after)];
  const major = (amount: number | undefined) => (amount === undefined ? null : toMajor(amount, order.currency));
  return {
    trip_id: after.trip_id,
    fields: toldDifference(before, after, locale).filter(({ field }) => field !== "amount"),
    lines: [...new Set([...was.keys(), ...is.keys()])].map((name) => ({
      name,
      was: major(was.get(name)),
      is: major(is.get(name)),
    })),
    was: toMajor(before.amount, order.currency),
    is: toMajor(after.amount, order.currency),
  };
}
