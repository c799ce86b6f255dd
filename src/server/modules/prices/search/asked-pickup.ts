import { readAnyTime } from "#domain/values/any-time.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import { DEFAULT_ZONE } from "#domain/values/zoned-time.ts";
import { placeAt } from "#server/modules/places/index.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";
import { Refusal } from "#server/refusal.ts";

/**
 * The requested pick-up, in local time at the start. One old client sends a time in an unknown form, so an unreadable time
 * counts as none; only a time that does not exist is refused (ruling 3, decision 0014).
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
