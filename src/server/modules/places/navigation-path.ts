import type { getNavigationPath } from "#contract/places.ts";
import type { EndpointInput, EndpointResult } from "#contract/wire/endpoint.ts";
import type { Directions } from "#server/modules/places/directions.ts";
import { readPoint } from "#server/modules/places/read-point.ts";

type Call = typeof getNavigationPath;

/** The line of a ride through its stops, with its length and duration (MAP-03). */
export async function navigationPath(
  directions: Directions,
  query: EndpointInput<Call>["query"],
): Promise<EndpointResult<Call>> {
  const stops = (query.additional_points ?? "").split(/[;|]/).filter((text) => text.trim() !== "");
  const ride = await directions.route([
    readPoint(query.start_point),
    ...stops.map(readPoint),
    readPoint(query.finish_point),
  ]);
  return {
    steps: ride.line.map(({ lat, lng }) => ({ lat, lng })),
    distance: ride.metres / 1000,
    travel_time: ride.seconds,
    approximate: ride.approximate,
  };
}
