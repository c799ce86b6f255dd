import type { getNavigationPath } from "#contract/places.ts";
import type { EndpointInput, EndpointResult } from "#contract/wire/endpoint.ts";
import { wayOfRide, type WayFinder } from "#server/modules/maps/way-of-ride.ts";
import { readPoint } from "#server/modules/places/index.ts";

type Call = typeof getNavigationPath;

/** The line of a ride through its stops, with its length and duration; no line over water that we know no way over. */
export async function navigationPath(
  finder: WayFinder,
  query: EndpointInput<Call>["query"],
): Promise<EndpointResult<Call>> {
  const stops = (query.additional_points ?? "").split(/[;|]/).filter((text) => text.trim() !== "");
  const { ride, way } = await wayOfRide(finder, [
    readPoint(query.start_point),
    ...stops.map(readPoint),
    readPoint(query.finish_point),
  ]);
  const parts = way.map(({ kind, line }) => ({ kind, steps: line.map(({ lat, lng }) => ({ lat, lng })) }));
  return {
    steps: parts.flatMap(({ steps }) => steps),
    parts,
    distance: ride.metres / 1000,
    travel_time: ride.seconds,
    approximate: ride.approximate,
  };
}
