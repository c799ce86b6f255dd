import type { PlaceKind } from "#domain/places/place-kind.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { Named } from "#domain/values/named.ts";

/** One place of the gazetteer: what a traveller names, and where it is. */
export interface Place {
  /** Opaque public id, safe in a URL path, e.g. `g524901`. */
  readonly id: string;
  /** The same place as an integer below 2^31, for the calls that carry a number. */
  readonly number: number;
  readonly kind: PlaceKind;
  readonly point: GeoPoint;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string;
  /** IANA time zone. */
  readonly zone: string;
  /** Inhabitants of a locality; for an airport, a weight based on its traffic. */
  readonly weight: number;
  /** Falls back to English when there is no name in a language. */
  readonly name: Named;
  /** Town or region that tells this place from others with the same name; may be empty. */
  readonly near: Named;
  readonly iata: string | null;
  readonly icao: string | null;
  /** False for a street or an area that stands in for a house; only a geocoder's places can be inexact. */
  readonly exact?: boolean;
  /** The operator sells no trips in its country: it is listed, cannot be chosen and has no prices. */
  readonly isClosed?: boolean;
}
