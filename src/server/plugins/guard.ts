import type { FastifyInstance, RouteOptions } from "fastify";
import { Refusal } from "#server/refusal.ts";

/** The content types we accept as JSON; anything else is refused before it is read. */
const JSON_TYPES = new Set(["application/json", "application/json; charset=utf-8", "application/json;charset=utf-8"]);

/**
 * Refuses by default: a route without a policy stops the boot, and a body that is not plain
 * JSON or a form posted by another site never reaches a handler.
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
    // A call of the API may come from any page, because it uses nothing that a browser sends on its own (decision 0018).
    if (!request.routeOptions.config.isCall && request.headers["sec-fetch-site"] === "cross-site")
      throw new Refusal("cross-site");
    const type = request.headers["content-type"]?.toLowerCase();
    const form = request.routeOptions.config.takesForm === true && type === "application/x-www-form-urlencoded";
    if (type !== undefined && !form && !JSON_TYPES.has(type)) throw new Refusal("unsupported-media");
  });
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** A call of the API: pages of other sites may send it, without the rights of our cookie. */
    isCall?: boolean;
    /** The one exception to JSON: one of our own pages that posts a plain form. */
    takesForm?: boolean;
  }
}
