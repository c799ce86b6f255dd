import type { FastifyInstance } from "fastify";
import { sql, type Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** `/healthz` says the process lives; `/readyz` says it can take an order: database, places and tariffs are there. */
export function healthPlugin(app: FastifyInstance, deps: { db: Kysely<Tables>; ready: () => boolean }): void {
  app.get("/healthz", { config: { policy: "anybody", name: "healthz" } }, async () => ({ alive: true }));
  app.get("/readyz", { config: { policy: "anybody", name: "readyz" } }, async (_request, reply) => {
    const database = await sql`select 1`.execute(deps.db).then(
      () => true,
      () => false,
    );
    const ready = database && deps.ready();
    return reply.code(ready ? 200 : 503).send({ ready });
  });
}
