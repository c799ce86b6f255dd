import { createMapbox } from "#server/adapters/directions/mapbox.ts";
import { createOsrm } from "#server/adapters/directions/osrm.ts";
import type { RideSource } from "#server/adapters/directions/ride-source.ts";
import { createValhallaHttp } from "#server/adapters/directions/valhalla-http.ts";
import { createValhallaLocal } from "#server/adapters/directions/valhalla-local.ts";
import { withFallback } from "#server/adapters/directions/with-fallback.ts";
import type { OutsideOptions } from "#server/adapters/outside-service.ts";
import type { Env } from "#server/env.ts";
import type { Directions } from "#server/modules/places/directions.ts";

/** The directions that the environment chooses, with the estimator as their fallback. */
export async function chooseDirections(env: Env, estimator: Directions, options: OutsideOptions): Promise<Directions> {
  const source = await sourceOf(env, options);
  return source === undefined ? estimator : withFallback(source, estimator, options);
}

async function sourceOf(
  { directions, directionsUrl, directionsKey, directionsTiles }: Env,
  { userAgent }: OutsideOptions,
): Promise<RideSource | undefined> {
  switch (directions) {
    case "estimate":
      return undefined;
    case "osrm":
      return createOsrm({ url: directionsUrl ?? "", userAgent });
    case "valhalla":
      return createValhallaHttp({ url: directionsUrl ?? "", userAgent });
    case "mapbox":
      return createMapbox({
        key: directionsKey ?? "",
        userAgent,
        ...(directionsUrl === undefined ? {} : { url: directionsUrl }),
      });
    case "valhalla-local":
      return createValhallaLocal({ tiles: directionsTiles ?? "" });
  }
}
