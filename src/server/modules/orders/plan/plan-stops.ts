import type { RequestedStop, TripRequest } from "#domain/orders/order-request.ts";
import type { Place } from "#domain/places/place.ts";
import { formatGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";
import { nameIn } from "#domain/values/named.ts";
import type { StoredStop } from "#server/database/tables.ts";
import type { PlanContext } from "#server/modules/orders/plan/plan-context.ts";
import type { UsableQuote } from "#server/modules/prices/index.ts";
import { Refusal } from "#server/refusal.ts";
import { say } from "#server/say.ts";

type StopContext = Pick<PlanContext, "locale" | "placeOf" | "isWithin">;

/**
 * Plans the stops of a trip. Each stop lies within reach of one of its ends, which a client can check beforehand (PLC-28):
 * every stop costs the same, and one in another country is a separate ride. A stop given only by address cannot be judged.
 */
export function planStops(
  { start, finish, stops }: TripRequest,
  usable: UsableQuote,
  { locale, placeOf, isWithin }: StopContext,
): StoredStop[] {
  const { maxStops } = usable.quote;
  if (stops.length > maxStops) throw new Refusal("too-many-stops", { words: { most: maxStops } });
  const named = [start.placeId, finish.placeId].map((id) => (id === undefined ? undefined : placeOf(id)));
  const ends = [usable.start, usable.finish, ...named].filter((end) => end !== undefined);
  return stops.map((stop) => {
    const place = stop.placeId === undefined ? undefined : placeOf(stop.placeId);
    const point = stop.point ?? place?.point;
    const address = stop.address || (place ? nameIn(place.name, locale) : "");
    const isFar = point !== undefined && !ends.some((end) => isWithin(end, point));
    if (isFar) throw outside({ ...stop, address }, point, [usable.start, usable.finish], locale);
    return { address, point: point === undefined ? "" : formatGeoPoint(point) };
  });
}

function outside(
  { address }: RequestedStop,
  point: GeoPoint,
  ends: readonly Place[],
  locale: StopContext["locale"],
): Refusal {
  const names = new Set(ends.map((end) => nameIn(end.name, locale)));
  return new Refusal("places-differ", {
    words: say(locale, "wire.stop-outside", { stop: address || formatGeoPoint(point), ends: [...names].join(", ") }),
    details: { field: "additional_locations" },
  });
}
