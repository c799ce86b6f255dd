import type { GeoPoint } from "#domain/values/geo-point.ts";
import { askJson, OutsideTrouble, serviceUrl, type Question } from "#server/adapters/ask-json.ts";
import { measuredRide, type RideSource } from "#server/adapters/directions/ride-source.ts";
import { finite, list, member } from "#server/adapters/json-members.ts";
import type { Ride } from "#server/modules/places/directions.ts";

/** OSRM and Mapbox are both asked for one simplified line and no turns. */
export const OSRM_QUERY = {
  overview: "simplified",
  geometries: "geojson",
  steps: "false",
  alternatives: "false",
} as const;

/** OSRM's codes for "the service works, but there is no road". */
const NO_ROUTE = new Set(["NoRoute", "NoSegment"]);

/** Asks an OSRM server for the route by car. */
export function createOsrm({ url, userAgent }: { readonly url: string } & Pick<Question, "userAgent">): RideSource {
  return {
    name: "osrm",
    route: async (points, signal) =>
      readOsrm(
        await askJson(serviceUrl(url, `route/v1/driving/${osrmPath(points)}`, OSRM_QUERY), signal, { userAgent }),
      ),
  };
}

/** Points as OSRM and Mapbox expect them in the path: longitude first. */
export function osrmPath(points: readonly GeoPoint[]): string {
  return points.map(({ lat, lng }) => `${lng.toFixed(6)},${lat.toFixed(6)}`).join(";");
}

/** Reads the first route in an answer of OSRM or Mapbox. */
export function readOsrm(answer: unknown): Ride {
  const code = member(answer, "code");
  if (typeof code === "string" && NO_ROUTE.has(code)) throw new OutsideTrouble("it knows no road there", false);
  const [way] = list(member(answer, "routes"));
  const coordinates = list(member(member(way, "geometry"), "coordinates"));
  return measuredRide(finite(member(way, "distance")), finite(member(way, "duration")), coordinates.map(readLngLat));
}

function readLngLat(pair: unknown): GeoPoint {
  const [lng, lat] = list(pair).map(finite);
  return { lat: lat ?? NaN, lng: lng ?? NaN };
}
