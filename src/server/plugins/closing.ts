import type { FastifyInstance } from "fastify";

const LOOK_MS = 50;

/**
 * Lets a stopping server finish the requests it has and nothing more: a connection is closed right after
 * its last answer. Otherwise a browser's keep-alive connection would delay the stop by more than a minute.
 */
export function closingPlugin(app: FastifyInstance): void {
  app.addHook("preClose", async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), LOOK_MS);
    app.server.once("close", () => clearInterval(timer));
    timer.unref();
  });
}
