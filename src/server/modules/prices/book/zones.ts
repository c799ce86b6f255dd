import type { Polygon } from "#domain/places/polygon.ts";
import type { ZoneKey } from "#domain/tariffs/tariff-book.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";

/** The zones that contain one end of a ride. */
export interface Zones {
  /** Closest first, ending with `anywhere`. */
  readonly keys: readonly ZoneKey[];
}

/** The operator's imported areas; they can change while the server runs. */
export interface OperatorAreas {
  at(point: GeoPoint): readonly { readonly id: string; readonly polygons?: readonly Polygon[] }[];
}
