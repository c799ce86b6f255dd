import type { Place } from "#domain/places/place.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { Locale } from "#domain/values/locale.ts";

/** What is asked of a geocoder: what a traveller typed, and what is known of the other end. */
export interface GeocoderSearch {
  readonly term: string;
  readonly locale: Locale;
  readonly limit: number;
  readonly near?: GeoPoint;
  readonly country?: string;
}

/** A place a geocoder knows: an address, a hotel, a sight. */
export interface FoundPlace extends Pick<Place, "kind" | "point" | "country"> {
  readonly name: string;
  /** Street, town and region as one line; may be empty. */
  readonly address: string;
  /** Whether it is the very house and not only its street. */
  readonly exact: boolean;
}

/** Port: places that our own index does not have. Never waits longer than its patience, never throws. */
export interface Geocoder {
  find(search: GeocoderSearch): Promise<FoundPlace[]>;
}

/** The default: no service is asked. */
export const noGeocoder: Geocoder = { find: async () => [] };
