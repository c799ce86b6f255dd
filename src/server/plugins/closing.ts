import type { FastifyInstance } from "fastify";
import { answerRefusal } from "#server/plugins/errors.ts";
import { Refusal } from "#server/refusal.ts";

const LOOK_MS = 50;

/**
 * Lets a stopping server finish the requests it has and nothing more: a connection is closed right after
 * its last answer. Otherwise a browser's keep-alive connection would delay the stop by more than a minute.
 * What still comes on an open connection is refused like anything else.
 */
export function closingPlugin(app: FastifyInstance): void {
  let isStopping = false;
  app.decorate("isStopping", () => isStopping);
  app.addHook("onRequest", async (request, reply) => {
    if (!isStopping) return;
    const { isCall } = request.routeOptions.config;
    if (isCall === true) reply.header("Access-Control-Allow-Origin", "*");
    return answerRefusal(request, reply.header("Connection", "close"), new Refusal("unavailable"));
  });
  app.addHook("preClose", async () => {
    isStopping = true;
    const timer = setInterval(() => app.server.closeIdleConnections(), LOOK_MS);
    app.server.once("close", () => clearInterval(timer));
    timer.unref();
  });
}

declare module "fastify" {
  interface FastifyInstance {
    /** Whether the server has begun to stop. */
    isStopping(): boolean;
  }
}
