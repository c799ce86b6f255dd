import type { PlaceKind } from "#domain/places/place-kind.ts";
import type { Place } from "#domain/places/place.ts";
import type { Bounds } from "#domain/places/polygon.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { Locale } from "#domain/values/locale.ts";

/** What a traveller typed, and what is known about the trip. */
export interface PlaceQuery {
  readonly term: string;
  readonly locale: Locale;
  readonly limit: number;
  readonly kinds?: ReadonlySet<PlaceKind>;
  /** Country of the other end: its places come first, others are still found. */
  readonly country?: string;
  /** Find what is spelt as typed, because what was meant is known already: slips cost most of the time of a search. */
  readonly isSpelt?: boolean;
  /** The other end: places near it come first. */
  readonly near?: GeoPoint;
}

/** A place that was found and its score; scores from different sources can be compared. */
export interface Hit {
  readonly place: Place;
  readonly score: number;
}

/** All places we know, searchable in memory. */
export interface Gazetteer {
  readonly size: number;
  /** The same as `find`, with the scores. */
  search(query: PlaceQuery): Hit[];
  /** Places for a typed text, best first; never throws, nothing for an empty text. */
  find(query: PlaceQuery): Place[];
  byId(id: string): Place | undefined;
  byNumber(number: number): Place | undefined;
  /** The closest place to a point within a distance; near an airport or a station that one wins. */
  nearest(point: GeoPoint, maxKm: number): Place | undefined;
  /** The town people would name a point by: a city may be further away than the nearest village. */
  nearestTown(point: GeoPoint): Place | undefined;
  /** Towns and districts with exactly this name, in any language, largest first. */
  townsNamed(name: string): Place[];
  /** The towns, districts and airports in a box, the ones a map names first coming first. */
  largestIn(box: Bounds, limit: number): Place[];
}
