import type { Polygon } from "#domain/places/polygon.ts";
import type { ZoneKey } from "#domain/tariffs/tariff-book.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";

/** The ground that one end of a ride lies on. */
export interface Zones {
  /** Closest first, ending with `anywhere`. */
  readonly keys: readonly ZoneKey[];
}

/** The operator's imported areas; what a point lies in may change while the server runs. */
export interface OperatorAreas {
  at(point: GeoPoint): readonly { readonly id: string; readonly polygons?: readonly Polygon[] }[];
}
