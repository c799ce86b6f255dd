import type { Locale } from "#domain/values/locale.ts";
import { toMajor } from "#domain/values/money.ts";
import { nameIn } from "#domain/values/named.ts";
import { formatDayTime } from "#i18n/format.ts";
import { givenBeforeAfter } from "#server/modules/orders/change/trip-difference.ts";
import type { StoredTrip } from "#server/modules/orders/store/orders.repository.ts";

/** What stands otherwise in two rows of a trip, as the staff reads it: class and services by their names, sums in whole units. */
export function toldDifference(
  before: StoredTrip,
  after: StoredTrip,
  locale: Locale,
): ReturnType<typeof givenBeforeAfter> {
  const told = givenBeforeAfter(before, after).map(({ field, was, is }) => {
    if (field === "services") return { field, was: serviceNames(before, locale), is: serviceNames(after, locale) };
    if (field === "amount") return { field, was: wholeUnits(before), is: wholeUnits(after) };
    if (TIMES.has(field)) return { field, was: timeWords(was, locale), is: timeWords(is, locale) };
    return { field, was, is };
  });
  const [was, is] = [before.car_class, after.car_class];
  if (was.id === is.id) return told;
  return [{ field: "car_class", was: nameIn(was.name, locale), is: nameIn(is.name, locale) }, ...told];
}

const TIMES = new Set(["pickup_local", "departure_local"]);

const timeWords = (local: string, locale: Locale): string => (local === "" ? "" : formatDayTime(local, locale));

const wholeUnits = ({ amount, currency }: StoredTrip): string => String(toMajor(amount, currency));

function serviceNames({ services }: StoredTrip, locale: Locale): string {
  const counts = new Map<string, number>();
  for (const { name } of services) {
    const said = nameIn(name, locale);
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} × ${count}`)).join(", ");
}
