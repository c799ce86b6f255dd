import { tellJson } from "#server/adapters/ask-json.ts";
import {
  off,
  refusalOf,
  unreachable,
  works,
  wrong,
  type CheckOptions,
  type Finding,
} from "#server/adapters/checks/service-check.ts";
import type { Env } from "#server/env.ts";

/** What no tile of vectors is. */
const OTHER_TYPE = /^(image|text)\/|^application\/([\w.+-]+\+)?json\b/i;

/** Fetches the tile of the whole world as a page of ours would. */
export async function checkMapTiles(
  { mapTiles, publicUrl }: Pick<Env, "mapTiles" | "publicUrl">,
  { patienceMs }: CheckOptions,
): Promise<Finding> {
  if (mapTiles === undefined) return off("MAP_TILES_URL is empty: the large map shows our own");
  const { origin } = new URL(publicUrl);
  try {
    const { status, headers } = await tellJson(
      new URL(mapTiles.url.replace(/\{[xyz]\}/g, "0")),
      AbortSignal.timeout(patienceMs),
      { headers: { accept: "*/*", origin, referer: `${origin}/` } },
    );
    const refusal = refusalOf(status, "MAP_TILES_URL");
    if (refusal !== undefined) return wrong(refusal);
    // An empty tile may be answered without one.
    if (status !== 200 && status !== 204)
      return wrong(`there is no tile at MAP_TILES_URL (status ${status}): check the address`);
    const allowed = headers.get("access-control-allow-origin") ?? "";
    if (allowed !== "*" && allowed !== origin)
      return wrong(`it does not allow pages of ${origin} to read tiles: allow that origin (CORS) there`);
    return status === 200 && OTHER_TYPE.test(headers.get("content-type") ?? "")
      ? wrong("it answers with pictures or pages: vector tiles in the OpenMapTiles schema are needed")
      : works("pages may read its tiles");
  } catch (error) {
    return unreachable(error);
  }
}
