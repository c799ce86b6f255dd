import type { Credit, OutsideCredits } from "#contract/page-options.ts";
import type { Env } from "#server/env.ts";

const OPENSTREETMAP: Credit = { text: "© OpenStreetMap", url: "https://www.openstreetmap.org/copyright" };
const MAPBOX: Credit = { text: "© Mapbox", url: "https://www.mapbox.com/about/maps/" };

/** What the terms of the services that are set ask to be shown beside their answers. */
export function outsideCredits({ geocoder, directions }: Pick<Env, "geocoder" | "directions">): OutsideCredits {
  return {
    ...(geocoder !== "off" && { places: [OPENSTREETMAP] }),
    // Rides of the others are of OpenStreetMap, which every map names.
    ...(directions === "mapbox" && { rides: [MAPBOX] }),
  };
}
