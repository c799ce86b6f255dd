import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const YEAR_SECONDS = 31_536_000;

/**
 * Serves the files of the module that stands in another site's page, to every site: they are the same for all. Those whose name stays are asked
 * about anew each time, and mostly not sent again.
 */
export async function inlineFiles(scope: FastifyInstance, folder: string | undefined): Promise<void> {
  if (folder === undefined) return;
  scope.addHook("onRoute", (route) => {
    route.config = { ...route.config, policy: "anybody" as const, name: "asset" };
  });
  await scope.register(fastifyStatic, {
    root: folder,
    prefix: "/embed/inline/",
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    setHeaders: (response, path) => {
      const stays = /\/v1\.[^/]*$/.test(path);
      void response.header("Cache-Control", stays ? "no-cache" : `public, max-age=${YEAR_SECONDS}, immutable`);
      void response.header("Access-Control-Allow-Origin", "*");
      void response.header("Cross-Origin-Resource-Policy", "cross-origin");
    },
  });
}
