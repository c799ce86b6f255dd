import { LOCALES } from "#domain/values/locale.ts";
import { OutsideTrouble, serviceUrl } from "#server/adapters/ask-json.ts";
import {
  judged,
  off,
  refusalOf,
  works,
  wrong,
  type CheckOptions,
  type Finding,
} from "#server/adapters/checks/service-check.ts";
import { MAPBOX_URL } from "#server/adapters/directions/mapbox.ts";
import { osrmPath, OSRM_QUERY } from "#server/adapters/directions/osrm.ts";
import { valhallaQuestion } from "#server/adapters/directions/valhalla-answer.ts";
import { createValhallaLocal } from "#server/adapters/directions/valhalla-local.ts";
import { list, member } from "#server/adapters/json-members.ts";
import type { Env } from "#server/env.ts";
import { SERVICE_PATIENCE_MS } from "#server/modules/places/directions.ts";

const CITY = "Berlin";
/** Two points a few streets apart; a server of another region answers that it knows no road. */
const POINTS = [
  { lat: 52.5163, lng: 13.3777 },
  { lat: 52.5219, lng: 13.4132 },
];

const speed = (ms: number): Finding =>
  ms > SERVICE_PATIENCE_MS
    ? wrong(`it is slow: it took ${ms} ms, and pages go on without it after ${SERVICE_PATIENCE_MS} ms`)
    : works(`it answered in ${ms} ms`);

/** Asks the geocoder for a city in each language of ours. */
export async function checkGeocoder(
  { geocoder, geocoderUrl = "" }: Env,
  { patienceMs }: CheckOptions,
): Promise<Finding> {
  if (geocoder === "off") return off("GEOCODER is off: addresses are read from the text alone");
  let last = works("");
  for (const lang of LOCALES) {
    const url =
      geocoder === "photon"
        ? serviceUrl(geocoderUrl, "api", { q: CITY, lang, limit: "1" })
        : serviceUrl(geocoderUrl, "search", { q: CITY, format: "jsonv2", "accept-language": lang, limit: "1" });
    last = await judged(
      url,
      {},
      {
        patienceMs,
        judge: ({ status, json }, ms) => {
          const refusal = refusalOf(status, "GEOCODER_URL");
          if (refusal !== undefined) return wrong(refusal);
          if (status === 400 && geocoder === "photon")
            return wrong(
              `it was built without the language ${lang}: build its index with --languages ${LOCALES.join(",")}`,
            );
          const isAnswer = status === 200 && Array.isArray(geocoder === "photon" ? member(json, "features") : json);
          return isAnswer ? speed(ms) : wrong(`at GEOCODER_URL there is no ${geocoder} (status ${status})`);
        },
      },
    );
    if (last.state === "wrong") return last;
    // The public Nominatim allows one question a second, and each server knows every language.
    if (geocoder === "nominatim") return last;
  }
  return last;
}

/** Asks for a short ride. */
export async function checkDirections(env: Env, { patienceMs }: CheckOptions): Promise<Finding> {
  const { directions, directionsUrl = MAPBOX_URL, directionsKey = "", directionsTiles = "" } = env;
  if (directions === "estimate") return off("DIRECTIONS is estimate: rides are measured by our own map");
  if (directions === "valhalla-local") return checkTiles(directionsTiles);
  const path = osrmPath(POINTS);
  const [url, body] =
    directions === "mapbox"
      ? [
          serviceUrl(directionsUrl, `directions/v5/mapbox/driving/${path}`, {
            ...OSRM_QUERY,
            access_token: directionsKey,
          }),
        ]
      : directions === "osrm"
        ? [serviceUrl(directionsUrl, `route/v1/driving/${path}`, OSRM_QUERY)]
        : [serviceUrl(directionsUrl, "route"), JSON.stringify(valhallaQuestion(POINTS))];
  const call = body === undefined ? {} : { body, headers: { "content-type": "application/json" } };
  return judged(url, call, {
    patienceMs,
    judge: ({ status, json }, ms) => {
      const refusal = refusalOf(status, directions === "mapbox" ? "DIRECTIONS_KEY" : "DIRECTIONS_URL");
      if (refusal !== undefined) return wrong(refusal);
      // Without a road it has answered as well: its map is of another region.
      const hasRide = list(member(json, "routes")).length > 0 || member(json, "trip") !== undefined;
      const hasNone = typeof member(json, "code") === "string" || typeof member(json, "error_code") === "number";
      return hasRide || hasNone ? speed(ms) : wrong(`at DIRECTIONS_URL there is no ${directions} (status ${status})`);
    },
  });
}

async function checkTiles(tiles: string): Promise<Finding> {
  try {
    const source = await createValhallaLocal({ tiles });
    await source.route(POINTS, AbortSignal.timeout(SERVICE_PATIENCE_MS));
    return works("it measures rides");
  } catch (error) {
    // A map of another region knows no road there.
    if (error instanceof OutsideTrouble && !error.isFault) return works("its map is read");
    return wrong(error instanceof Error ? error.message : "it does not start");
  }
}
