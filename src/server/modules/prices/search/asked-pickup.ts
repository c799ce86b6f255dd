import { readAnyTime } from "#domain/values/any-time.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import { DEFAULT_ZONE } from "#domain/values/zoned-time.ts";
import { placeAt } from "#server/modules/places/index.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";
import { Refusal } from "#server/refusal.ts";

/**
 * The pick-up that a search is for, on the clock of its start. One of the old clients sends a time in a form that nobody knows;
 * what cannot be read at all is therefore no time, and only a time that does not exist is refused (ruling 3, decision 0014).
 */
export function askedPickup(
  prices: Pick<PricesStation, "gazetteer">,
  { start, startId }: { readonly start: GeoPoint; readonly startId?: string | undefined },
  text: string | undefined,
): LocalTime | null {
  const read = readAnyTime(text ?? "", () => placeAt(prices.gazetteer, start, startId)?.zone ?? DEFAULT_ZONE);
  if (read === undefined) throw new Refusal("time-malformed");
  return read;
}
