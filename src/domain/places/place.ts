import type { PlaceKind } from "#domain/places/place-kind.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";

/** The two languages every name exists in. */
export type Locale = "ru" | "en";

/** One place of the gazetteer: what a traveller names, and where it is. */
export interface Place {
  /** Opaque public id, safe in a URL path, e.g. `g524901`. */
  readonly id: string;
  /** The same place as an integer below 2^31, for the calls that carry a number (ruling 13). */
  readonly number: number;
  readonly kind: PlaceKind;
  readonly point: GeoPoint;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string;
  /** IANA time zone. */
  readonly zone: string;
  /** Inhabitants of a locality; for an airport a weight of its traffic. */
  readonly weight: number;
  readonly nameEn: string;
  /** Russian name; falls back to the English one where nobody has written it down. */
  readonly nameRu: string;
  /** Town or region that tells this place from its namesakes; may be empty. */
  readonly nearEn: string;
  readonly nearRu: string;
  readonly iata: string | null;
  readonly icao: string | null;
  /** False for a street or an area that stands for a house; only places of a geocoder are anything but exact. */
  readonly exact?: boolean;
}

/** The name of a place in the asked language. */
export function placeName(place: Place, locale: Locale): string {
  return locale === "ru" ? place.nameRu : place.nameEn;
}
