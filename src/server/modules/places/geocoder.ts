import type { Place } from "#domain/places/place.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { Locale } from "#domain/values/locale.ts";

/** A question to a geocoder: what a traveller typed, and what is known about the other end. */
export interface GeocoderSearch {
  readonly term: string;
  readonly locale: Locale;
  readonly limit: number;
  readonly near?: GeoPoint;
  readonly country?: string;
}

/** A place from a geocoder: an address, a hotel, a sight. */
export interface FoundPlace extends Pick<Place, "kind" | "point" | "country"> {
  readonly name: string;
  /** Street, town and region on one line; may be empty. */
  readonly address: string;
  /** Whether it is the exact house rather than just its street. */
  readonly exact: boolean;
}

/** Port: finds places missing from our own index. Never waits longer than its patience, never throws. */
export interface Geocoder {
  find(search: GeocoderSearch): Promise<FoundPlace[]>;
}

/** The default, which asks no service. */
export const noGeocoder: Geocoder = { find: async () => [] };
