import type { TripChangeView } from "#contract/operator/change-order.ts";
import type { Locale } from "#domain/values/locale.ts";
import { toMajor } from "#domain/values/money.ts";
import { nameIn } from "#domain/values/named.ts";
import { givenBeforeAfter } from "#server/modules/orders/change/trip-difference.ts";
import { costLineName } from "#server/modules/orders/read/cost-line-name.ts";
import { orderFacts, type FactSources } from "#server/modules/orders/read/order-facts.ts";
import type { StoredOrder, StoredTrip } from "#server/modules/orders/store/orders.repository.ts";

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
    fields: [
      ...changedClass(before, after, locale),
      ...givenBeforeAfter(before, after)
        .filter(({ field }) => field !== "amount")
        .map((one) =>
          one.field === "services"
            ? { ...one, was: serviceNames(before, locale), is: serviceNames(after, locale) }
            : one,
        ),
    ],
    lines: [...new Set([...was.keys(), ...is.keys()])].map((name) => ({
      name,
      was: major(was.get(name)),
      is: major(is.get(name)),
    })),
    was: toMajor(before.amount, order.currency),
    is: toMajor(after.amount, order.currency),
  };
}

function changedClass({ car_class: was }: StoredTrip, { car_class: is }: StoredTrip, locale: Locale) {
  return was.id === is.id ? [] : [{ field: "car_class", was: nameIn(was.name, locale), is: nameIn(is.name, locale) }];
}

function serviceNames({ services }: StoredTrip, locale: Locale): string {
  const counts = new Map<string, number>();
  for (const { name } of services) {
    const said = nameIn(name, locale);
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} × ${count}`)).join(", ");
}
