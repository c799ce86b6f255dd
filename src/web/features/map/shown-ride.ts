import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { MapRide } from "./map-ride.ts";
import type { RidePath } from "./way-remark.ts";

/** What the large map shows: the points of a ride, those that can be moved with the words that say so, and its way. */
export type ShownRide = {
  readonly points: readonly {
    readonly point: GeoPoint;
    readonly name: string;
    readonly moveLabel: string | undefined;
  }[];
  readonly parts: RidePath["parts"];
  /** The same once more, because a pin was moved by hand and refused. */
  readonly again?: boolean;
};

/** A large map that is open. */
export type MapView = {
  readonly show: (ride: ShownRide) => void;
  /** Brings the whole ride into view. */
  readonly fit: () => void;
  readonly zoom: (by: number) => void;
  readonly close: () => void;
};

/** The way as it is drawn: while its answer is awaited there is none, and after a failure dashes show the direction. */
export function shownParts(ride: MapRide, path: RidePath | undefined, isLost: boolean): RidePath["parts"] {
  if (path !== undefined) return path.parts;
  return isLost ? [{ kind: "guess", steps: ride.map(({ point: { lat, lng } }) => ({ lat, lng })) }] : [];
}
