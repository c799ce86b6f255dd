import { createGeocoder } from "#server/adapters/geocoder/create-geocoder.ts";
import type { TakeTurn } from "#server/adapters/geocoder/nominatim.ts";
import type { OutsideOptions } from "#server/adapters/outside-service.ts";
import type { Env } from "#server/env.ts";
import { noGeocoder, type Geocoder } from "#server/modules/places/geocoder.ts";

/** The geocoder that the environment chooses; by default there is none. */
export function chooseGeocoder(
  { geocoder, geocoderUrl }: Env,
  options: OutsideOptions & { readonly takeTurn: TakeTurn },
): Geocoder {
  return geocoder === "off" ? noGeocoder : createGeocoder({ ...options, kind: geocoder, url: geocoderUrl ?? "" });
}
