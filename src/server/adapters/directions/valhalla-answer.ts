import type { GeoPoint } from "#domain/values/geo-point.ts";
import { OutsideTrouble } from "#server/adapters/ask-json.ts";
import { decodePolyline } from "#server/adapters/directions/decode-polyline.ts";
import { measuredRide } from "#server/adapters/directions/ride-source.ts";
import { finite, list, member } from "#server/adapters/json-members.ts";
import type { Ride } from "#server/modules/places/directions.ts";

/** The question for Valhalla: the route by car, without its turns. */
export function valhallaQuestion(points: readonly GeoPoint[]): object {
  return {
    locations: points.map(({ lat, lng }) => ({ lat, lon: lng })),
    costing: "auto",
    units: "kilometers",
    directions_type: "none",
  };
}

/** Reads an answer of Valhalla. */
export function readValhalla(answer: unknown): Ride {
  const trip = member(answer, "trip");
  const status = finite(member(trip, "status"));
  if (status !== undefined && status !== 0) throw new OutsideTrouble("it knows no road there", false);
  const summary = member(trip, "summary");
  const km = finite(member(summary, "length"));
  return measuredRide(
    km === undefined ? undefined : km * 1000,
    finite(member(summary, "time")),
    joinLegs(list(member(trip, "legs"))),
  );
}

function joinLegs(legs: readonly unknown[]): GeoPoint[] | undefined {
  const line: GeoPoint[] = [];
  for (const leg of legs) {
    const shape = member(leg, "shape");
    const points = typeof shape === "string" ? decodePolyline(shape) : undefined;
    if (points === undefined) return undefined;
    for (const point of points) line.push(point);
  }
  return line;
}
