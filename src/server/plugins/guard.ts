import type { FastifyInstance, RouteOptions } from "fastify";
import { Refusal } from "#server/refusal.ts";

/** The spellings of JSON we take; anything else is refused before it is read (T-22). */
const JSON_TYPES = new Set(["application/json", "application/json; charset=utf-8", "application/json;charset=utf-8"]);

/**
 * Refuses by default: a route without a policy stops the boot, a body that is not plain JSON and a change asked for by a
 * foreign page never reach a handler (T-02, T-09, T-22).
 */
export function guardPlugin(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook("onRoute", (route) => void routes.push(route));
  app.addHook("onReady", async () => {
    const open = routes
      .filter((route) => route.config?.policy === undefined)
      .map((route) => `${String(route.method)} ${route.url}`);
    if (open.length > 0)
      throw new Error(`Routes without a policy: ${open.join(", ")}. Give each { config: { policy } }.`);
  });
  app.addHook("onRequest", async (request) => {
    if (request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS") return;
    if (request.headers["sec-fetch-site"] === "cross-site") throw new Refusal("cross-site");
    const type = request.headers["content-type"]?.toLowerCase();
    const form = request.routeOptions.config.takesForm === true && type === "application/x-www-form-urlencoded";
    if (type !== undefined && !form && !JSON_TYPES.has(type)) throw new Refusal("unsupported-media");
  });
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** The one exception to JSON: a page of our own that posts a plain form. */
    takesForm?: boolean;
  }
}
