import type { FastifyInstance } from "fastify";
import { MOST_TILE_ZOOM, ridePictureAddress, RIDE_PICTURE_PATH } from "#contract/maps/map-addresses.ts";
import { readRidePicture } from "#contract/maps/read-ride-picture.ts";
import { getNavigationPath } from "#contract/places.ts";
import type { EndpointInput, EndpointResult } from "#contract/wire/endpoint.ts";
import { LOCALES } from "#domain/values/locale.ts";
import { countByAddress, type CountCall } from "#server/http/count-call.ts";
import { route, type Route } from "#server/http/route.ts";
import { createLruMap } from "#server/lru-map.ts";
import { cutTile, type TileAt } from "#server/map/cut-tile.ts";
import { mapNames } from "#server/modules/maps/map-names.ts";
import type { Maps } from "#server/modules/maps/maps.ts";
import { ridePicture } from "#server/modules/maps/ride-picture.ts";
import { type WayFinder, wayOfRide } from "#server/modules/maps/way-of-ride.ts";
import { readPoint } from "#server/modules/places/index.ts";
import { Refusal } from "#server/refusal.ts";

type Call = typeof getNavigationPath;

/** The line of a ride through its stops, with its length and duration; no line over water that we know no way over. */
async function navigationPath(finder: WayFinder, query: EndpointInput<Call>["query"]): Promise<EndpointResult<Call>> {
  const stops = (query.additional_points ?? "").split(/[;|]/).filter((text) => text.trim() !== "");
  const { ride, way } = await wayOfRide(finder, [
    readPoint(query.start_point),
    ...stops.map(readPoint),
    readPoint(query.finish_point),
  ]);
  const parts = way.map(({ kind, line }) => ({ kind, steps: line.map(({ lat, lng }) => ({ lat, lng })) }));
  return {
    steps: parts.flatMap(({ steps }) => steps),
    parts,
    distance: ride.metres / 1000,
    travel_time: ride.seconds,
    approximate: ride.approximate,
  };
}

/** Pictures kept in memory, some ten kilobytes each: the same rides are looked at again and again. */
const PICTURES_KEPT = 200;

/** Browsers keep a picture for a day: the ground stays, and names seldom change. */
const KEPT = "public, max-age=86400";

/** The calls of maps. */
export function mapsRoutes(finder: WayFinder): Route[] {
  return [route(getNavigationPath, async ({ query }) => navigationPath(finder, query))];
}

/** A whole number of an address; undefined for any other text. */
const whole = (text: string): number | undefined => (/^\d{1,6}$/.test(text) ? Number(text) : undefined);

/** The tile that an address names; undefined where there is none. */
function tileOf({ z = "", x = "", y = "" }: Readonly<Record<string, string>>): TileAt | undefined {
  const [zoom, column, row] = [whole(z), whole(x), whole(y)];
  if (zoom === undefined || column === undefined || row === undefined || zoom > MOST_TILE_ZOOM) return undefined;
  return Math.max(column, row) < 2 ** zoom ? { zoom, x: column, y: row } : undefined;
}

type CountFile = (address: string) => Promise<void>;

/** Serves the pictures of rides and the tiles of the large map. */
export function mapFiles(app: FastifyInstance, maps: Maps, countCall: CountCall): void {
  const countFile = countByAddress(countCall, "map");
  mapPictures(app, maps, countFile);
  mapTiles(app, maps, countFile);
}

/** Serves the tiles of the large map; each counts against the limits of its caller's address. */
function mapTiles(app: FastifyInstance, { ground, gazetteer }: Maps, countFile: CountFile): void {
  app.get<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>(
    "/maps/tiles/:z/:x/:y",
    {
      config: { policy: "anybody", name: "mapTile" },
      schema: { hide: true },
      onRequest: ({ ip }) => countFile(ip),
    },
    async ({ params, query }, reply) => {
      const at = tileOf(params);
      if (at === undefined) throw new Refusal("not-found");
      const locale = LOCALES.find((known) => known === query["lang"]) ?? LOCALES[0];
      const tile = await cutTile(ground, at, (bounds) => mapNames(gazetteer, bounds, locale));
      return reply.header("Cache-Control", KEPT).type("application/octet-stream").send(tile);
    },
  );
}

/** Serves the pictures: files for an `<img>` rather than calls, so they have no envelope; they count like tiles. */
function mapPictures(app: FastifyInstance, maps: Maps, countFile: CountFile): void {
  const kept = createLruMap<Promise<string>>(PICTURES_KEPT);
  app.get(
    RIDE_PICTURE_PATH,
    {
      config: { policy: "anybody", name: "ridePicture" },
      schema: { hide: true },
      onRequest: ({ ip }) => countFile(ip),
    },
    async (request, reply) => {
      const asked = readRidePicture(request.url.split("?")[1] ?? "");
      if (asked === undefined) throw new Refusal("malformed", { words: { where: "query" } });
      const key = ridePictureAddress(asked);
      const picture = kept.get(key) ?? ridePicture(maps, asked);
      kept.set(key, picture);
      picture.catch(() => kept.delete(key));
      const svg = await picture;
      return reply.header("Cache-Control", KEPT).type("image/svg+xml; charset=utf-8").send(svg);
    },
  );
}
