import type { Kysely } from "kysely";
import { Gauge, type Registry } from "prom-client";
import type { DiskRoom } from "#server/database/disk-room.ts";
import type { Tables } from "#server/database/tables.ts";
import { waitingJobs, type WaitingJobs } from "#server/job-runner/held-jobs.repository.ts";
import { LANES, type LaneName } from "#server/job-runner/lanes.ts";
import type { ProcessCount, ProcessView } from "#server/processes/process-messages.ts";

/** What an operator watches besides the calls. */
export interface Watched {
  readonly db: Kysely<Tables>;
  /** The disk of the embedded database; none where the database lies elsewhere. */
  readonly disk: DiskRoom | undefined;
  /** In which lane a job runs, by its name. */
  readonly laneOf: (job: string) => LaneName;
}

/** Adds the room of the disk and the queue of each lane to the metrics; they are asked when somebody reads them. */
export function operationGauges(registry: Registry, { db, disk, laneOf }: Watched): void {
  if (disk !== undefined) {
    new Gauge({
      name: "disk_free_bytes",
      help: "Room on the disk of the embedded database",
      registers: [registry],
      async collect() {
        const free = await disk.free();
        if (free !== undefined) this.set(free);
      },
    });
  }
  const byLane = (name: string, help: string, valueOf: (waiting: readonly WaitingJobs[]) => number): void => {
    new Gauge({
      name,
      help,
      labelNames: ["lane"],
      registers: [registry],
      async collect() {
        const rows = await waitingJobs(db);
        this.reset();
        // Without its database the server still tells everything else.
        if (rows === null) return;
        for (const lane of Object.keys(LANES))
          this.set({ lane }, valueOf(rows.filter(({ job }) => laneOf(job) === lane)));
      },
    });
  };
  byLane("jobs_due", "Jobs that could run now and wait, by lane", (waiting) =>
    waiting.reduce((sum, { count }) => sum + count, 0),
  );
  byLane("jobs_oldest_due_seconds", "How long the job that has waited longest is due, by lane", (waiting) =>
    Math.max(0, ...waiting.map(({ seconds }) => seconds)),
  );
}

/** Adds the processes of the server to the metrics, as its supervisor has told them last. */
export function processGauges(registry: Registry, { counts }: Pick<ProcessView, "counts">): void {
  const byRole = (name: string, help: string, valueOf: (count: ProcessCount) => number): void => {
    new Gauge({
      name,
      help,
      labelNames: ["role"],
      registers: [registry],
      collect() {
        for (const count of counts()) this.set({ role: count.role }, valueOf(count));
      },
    });
  };
  byRole("processes_wanted", "Processes that are to run, by role", ({ wanted }) => wanted);
  byRole("processes_running", "Processes that have started and are there, by role", ({ running }) => running);
  byRole(
    "process_restarts",
    "How often a process ended by itself and was started again, by role",
    (one) => one.restarts,
  );
}
