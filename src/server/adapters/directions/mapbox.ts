import { askJson, serviceUrl, type Question } from "#server/adapters/ask-json.ts";
import { OSRM_QUERY, osrmPath, readOsrm } from "#server/adapters/directions/osrm.ts";
import type { RideSource } from "#server/adapters/directions/ride-source.ts";

/** Default address of Mapbox. */
export const MAPBOX_URL = "https://api.mapbox.com";

/** Asks Mapbox Directions for the route by car. */
export function createMapbox({
  url = MAPBOX_URL,
  key,
  userAgent,
}: { readonly url?: string; readonly key: string } & Pick<Question, "userAgent">): RideSource {
  return {
    name: "mapbox",
    async route(points, signal) {
      const query = { ...OSRM_QUERY, access_token: key };
      return readOsrm(
        await askJson(serviceUrl(url, `directions/v5/mapbox/driving/${osrmPath(points)}`, query), signal, {
          userAgent,
        }),
      );
    },
  };
}
