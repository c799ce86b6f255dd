/** The outside services that the environment names, and what they were given. */
interface ChosenServices {
  readonly geocoder: string;
  readonly geocoderUrl: string | undefined;
  readonly directions: string;
  readonly directionsUrl: string | undefined;
  readonly directionsKey: string | undefined;
  readonly directionsTiles: string | undefined;
}

/** Lists the missing settings of the outside services that were chosen. */
export function missingForServices(env: ChosenServices): string[] {
  const needs: readonly (readonly [boolean, unknown, string])[] = [
    [env.geocoder !== "off", env.geocoderUrl, `GEOCODER_URL is needed for GEOCODER=${env.geocoder}`],
    [
      /^(osrm|valhalla)$/.test(env.directions),
      env.directionsUrl,
      `DIRECTIONS_URL is needed for DIRECTIONS=${env.directions}`,
    ],
    [env.directions === "mapbox", env.directionsKey, "DIRECTIONS_KEY is needed for DIRECTIONS=mapbox"],
    [
      env.directions === "valhalla-local",
      env.directionsTiles,
      "DIRECTIONS_TILES is needed for DIRECTIONS=valhalla-local",
    ],
  ];
  return needs.flatMap(([isNeeded, value, words]) => (isNeeded && value === undefined ? [words] : []));
}
