import type { GeoPoint } from "#domain/values/geo-point.ts";

/**
 * How a part of a ride is known: along roads (estimated or measured), aboard a car ferry, or as a straight guess where no way
 * was looked for. Where open water parts two points and no ferry is known, there is no part between them.
 */
export type WayKind = "road" | "ferry" | "guess";

/** A part of a ride and its line. */
export interface WayPart {
  readonly kind: WayKind;
  readonly line: readonly GeoPoint[];
}

/** The parts of a ride that are known, in order. */
export type Way = readonly WayPart[];
