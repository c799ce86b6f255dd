import { judgeStops, mostStops, type StopsProblem } from "#domain/booking/stops.ts";
import type { TripRequest } from "#domain/orders/order-request.ts";
import { formatGeoPoint } from "#domain/values/format-geo-point.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import { nameIn } from "#domain/values/named.ts";
import type { StoredStop } from "#server/database/tables.ts";
import type { PlanContext } from "#server/modules/orders/plan/plan-context.ts";
import type { UsableQuote } from "#server/modules/prices/index.ts";
import { Refusal } from "#server/refusal.ts";
import { say } from "#server/say.ts";

/** A stop with the address and the point that its place may have given it. */
interface PlacedStop {
  readonly address: string;
  readonly point: GeoPoint | undefined;
  readonly placeId: string | undefined;
}

type StopContext = Pick<PlanContext, "locale" | "speaks" | "placeOf" | "isWithin">;

/** Plans the stops of a trip; a stop that breaks a rule of `domain/booking/stops.ts` is refused in words. */
export function planStops(
  { start, finish, stops }: TripRequest,
  usable: UsableQuote,
  { locale, speaks, placeOf, isWithin }: StopContext,
): StoredStop[] {
  const { maxStops } = usable.quote;
  const named = [start.placeId, finish.placeId].map((id) => (id === undefined ? undefined : placeOf(id)));
  const ends = [usable.start, usable.finish, ...named].filter((end) => end !== undefined);
  const placed = stops.map((stop): PlacedStop => {
    const place = stop.placeId === undefined ? undefined : placeOf(stop.placeId);
    const address = stop.address || (place ? nameIn(place.name, locale) : "");
    return { address, point: stop.point ?? place?.point, placeId: place?.id };
  });
  const problem = judgeStops(
    placed.map(({ point }) => point),
    { most: maxStops, isWithin: (point) => ends.some((end) => isWithin(end, point)) },
  );
  if (problem !== undefined) throw refused(problem, placed, usable, speaks);
  return placed.map(({ address, point, placeId }) => ({
    address,
    point: point === undefined ? "" : formatGeoPoint(point),
    ...(placeId !== undefined && { placeId }),
  }));
}

/** The refusal that tells the traveller about a problem. */
function refused(
  problem: StopsProblem,
  stops: readonly PlacedStop[],
  { quote, start, finish }: UsableQuote,
  speaks: StopContext["speaks"],
): Refusal {
  switch (problem.kind) {
    case "too-many":
      return new Refusal("too-many-stops", { words: { most: mostStops([quote.maxStops]) } });
    case "outside": {
      const stop = stops[problem.index];
      const names = new Set([start, finish].map((end) => nameIn(end.name, speaks)));
      const named = stop?.address || (stop?.point === undefined ? "" : formatGeoPoint(stop.point));
      return new Refusal("places-differ", {
        words: say(speaks, "wire.stop-outside", { stop: named, ends: [...names].join(", ") }),
        details: { field: "additional_locations" },
      });
    }
  }
}
