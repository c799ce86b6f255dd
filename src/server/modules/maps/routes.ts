import type { FastifyInstance } from "fastify";
import { readRidePicture, ridePictureAddress, RIDE_PICTURE_PATH } from "#contract/map-addresses.ts";
import { getNavigationPath } from "#contract/places.ts";
import { route, type Route } from "#server/http/route.ts";
import { createLruMap } from "#server/lru-map.ts";
import type { Maps } from "#server/modules/maps/maps.ts";
import { navigationPath } from "#server/modules/maps/navigation-path.ts";
import { ridePicture } from "#server/modules/maps/ride-picture.ts";
import type { WayFinder } from "#server/modules/maps/way-of-ride.ts";
import { Refusal } from "#server/refusal.ts";

/** Pictures kept in memory, some ten kilobytes each: the same rides are looked at again and again. */
const PICTURES_KEPT = 200;

/** Browsers keep a picture for a day: the ground stays, and names seldom change. */
const KEPT = "public, max-age=86400";

/** The calls of maps. */
export function mapsRoutes(finder: WayFinder): Route[] {
  return [route(getNavigationPath, async ({ query }) => navigationPath(finder, query))];
}

/** Serves the pictures: files for an `<img>` rather than calls, so they have no envelope. */
export function mapPictures(app: FastifyInstance, maps: Maps): void {
  const kept = createLruMap<Promise<string>>(PICTURES_KEPT);
  app.get(
    RIDE_PICTURE_PATH,
    { config: { policy: "anybody", name: "ridePicture" }, schema: { hide: true } },
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
