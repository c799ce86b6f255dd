import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { DiskRoom } from "#server/database/disk-room.ts";
import { isDatabaseUp } from "#server/database/is-database-up.ts";
import type { Tables } from "#server/database/tables.ts";
import { oldestJobSeconds } from "#server/job-runner/held-jobs.repository.ts";
import { mayReadInternals, type Internals } from "#server/plugins/metrics.ts";
import type { ProcessView } from "#server/processes/process-messages.ts";

interface HealthDeps {
  readonly db: Kysely<Tables>;
  /** The disk of the embedded database; none where the database lies elsewhere. */
  readonly disk: DiskRoom | undefined;
  readonly places: { readonly size: number };
  /** The book in force has version 0 until one is imported. */
  readonly tariffs: { book(): Promise<{ readonly version: number }> };
  /** How many fiscal receipts somebody has to see to. */
  readonly missingReceipts: () => Promise<number>;
  /** To whom the details are open, as the metrics are. */
  readonly internals: Internals;
  readonly processes: ProcessView | undefined;
}

/**
 * `/healthz` says that the process is alive; `/readyz` says that it can take an order because database, places, a book of tariffs
 * and room for it are there. With the right to read metrics, the answer also names what is missing, how long the oldest job has waited, and which processes run.
 */
export function healthPlugin(
  app: FastifyInstance,
  { db, disk, places, tariffs, missingReceipts, internals, processes }: HealthDeps,
): void {
  app.get("/healthz", { config: { policy: "anybody", name: "healthz" } }, async () => ({ alive: true }));
  app.get("/readyz", { config: { policy: "anybody", name: "readyz" } }, async (request, reply) => {
    const isOurs = mayReadInternals(request, internals);
    const database = await isDatabaseUp(db);
    const hasBook = async (): Promise<boolean> => (await tariffs.book()).version > 0;
    const [room, isPriced, oldestJob, missing, free] = await Promise.all([
      disk === undefined || disk.isShort().then((short) => !short),
      database && hasBook().catch(() => false),
      database && isOurs ? oldestJobSeconds(db) : null,
      database && isOurs ? missingReceipts() : null,
      disk?.free(),
    ]);
    const ready = database && places.size > 0 && isPriced && room;
    const details = {
      database,
      places: places.size > 0,
      book: isPriced,
      room,
      free_mb: free === undefined ? null : Math.floor(free / 1_000_000),
      oldest_job_seconds: oldestJob,
      receipts_missing: missing,
      ...(processes && { processes: processes.counts() }),
    };
    return reply.code(ready ? 200 : 503).send(isOurs ? { ready, ...details } : { ready });
  });
}
