import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import { isDatabaseUp } from "#server/database/is-database-up.ts";
import type { Tables } from "#server/database/tables.ts";

/**
 * `/healthz` says that the process is alive; `/readyz` says that it can take an order
 * because database, places and tariffs are there.
 */
export function healthPlugin(app: FastifyInstance, deps: { db: Kysely<Tables>; ready: () => boolean }): void {
  app.get("/healthz", { config: { policy: "anybody", name: "healthz" } }, async () => ({ alive: true }));
  app.get("/readyz", { config: { policy: "anybody", name: "readyz" } }, async (_request, reply) => {
    const ready = (await isDatabaseUp(deps.db)) && deps.ready();
    return reply.code(ready ? 200 : 503).send({ ready });
  });
}
