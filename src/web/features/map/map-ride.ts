import type { Suggestion } from "#contract/places.ts";
import { formatGeoPoint } from "#domain/values/format-geo-point.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";

/** A point of a ride on the map. */
export type MapPoint = {
  /** Id of a place, or its point as `lat,lng` where it is in no list. */
  readonly id: string;
  readonly name: string;
  readonly point: GeoPoint;
};

/** A ride on the map: its start, its stops and its finish. */
export type MapRide = readonly [MapPoint, ...MapPoint[]];

/** A place as a point of the map. */
export function mapPoint({ place_id: id, structured_formatting: { main_text: name }, geometry }: Suggestion): MapPoint {
  return { id, name, point: geometry.location };
}

/** The points of a ride as `navigation-paths` asks for them. */
export function pathQuery(ride: MapRide) {
  const points = ride.map(({ point }) => formatGeoPoint(point));
  const stops = points.slice(1, -1);
  return {
    start_point: points[0],
    finish_point: points.at(-1),
    ...(stops.length > 0 && { additional_points: stops.join("|") }),
  };
}
