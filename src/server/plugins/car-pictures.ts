import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { DAY_MS } from "#domain/values/durations.ts";

const SHIPPED_PICTURES = fileURLToPath(new URL("../../../data/cars", import.meta.url));

/**
 * Serves the pictures of car classes where old clients look for them: `/images/cars/` and
 * the `photo` of the class. The operator's own pictures are in the folder
 * `cars` of the data folder and take precedence over ours.
 */
export async function carPicturesPlugin(app: FastifyInstance, dataDir: string): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook("onRoute", (route) => {
      route.config = { ...route.config, policy: "anybody", name: "car-picture" };
    });
    scope.addHook("onSend", async (_request, reply) => {
      // Partners show them on their own pages.
      reply.header("Cross-Origin-Resource-Policy", "cross-origin");
    });
    await scope.register(fastifyStatic, {
      root: [join(resolve(dataDir), "cars"), SHIPPED_PICTURES].filter((folder) => existsSync(folder)),
      prefix: "/images/cars/",
      decorateReply: false,
      index: false,
      maxAge: DAY_MS,
      allowedPath: (path) => /^\/[\w-]+\.(png|jpe?g|webp)$/i.test(path),
    });
  });
}
