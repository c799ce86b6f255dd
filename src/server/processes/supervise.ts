import { AggregatorRegistry } from "prom-client";
import type { DatabaseAddress } from "#server/own-database.ts";
import { keepProcess, type KeptProcess } from "#server/processes/kept-process.ts";
import type { Order, ProcessCount, Report, Role } from "#server/processes/process-messages.ts";

/** The processes of a server, kept running by the one that has started them. */
export interface Supervisor {
  /** Lets them work: the first web process prepares the database, then the others begin. Returns the address. */
  begin(database: DatabaseAddress): Promise<string>;
  /** Web processes answer what they have been asked, then those for jobs finish or give back what they hold. */
  stop(): Promise<void>;
}

/** How many processes are started, and of what program. */
interface Supervised {
  readonly wanted: Readonly<Record<Role, number>>;
  /** The file that a process runs, with its role as the only argument. */
  readonly program: string;
  readonly say: (line: string) => void;
}

/** Starts the processes, which load their program while the database is being made ready for them. */
export function superviseProcesses({ wanted, program, say }: Supervised): Supervisor {
  const aggregator = new AggregatorRegistry();
  const counts = (): ProcessCount[] =>
    (Object.keys(kept) as Role[]).map((role) => ({
      role,
      wanted: wanted[role],
      running: kept[role].filter((one) => one.isRunning()).length,
      restarts: kept[role].reduce((sum, one) => sum + one.restarts(), 0),
    }));
  const onChange = (): void => kept.web.forEach((one) => one.tell({ kind: "counts", counts: counts() }));
  const onReport = (report: Report, tell: (order: Order) => void): void => {
    if (report.kind !== "ask-metrics") return;
    const { id } = report;
    aggregator.clusterMetrics().then(
      (text) => tell({ kind: "metrics", id, text }),
      // One of them does not answer: who asks still has its own.
      () => tell({ kind: "metrics", id, text: null }),
    );
  };
  const kept: Record<Role, KeptProcess[]> = { web: [], jobs: [] };
  for (const role of ["web", "jobs"] as const)
    for (let nth = 0; nth < wanted[role]; nth++)
      kept[role].push(keepProcess(role, { program, say, onChange, onReport }));
  return {
    async begin(database) {
      const [first, ...others] = [...kept.web, ...kept.jobs];
      const url = (await first?.begin(database, { isFirst: true })) ?? "";
      await Promise.all(others.map((one) => one.begin(database, { isFirst: false })));
      return url;
    },
    async stop() {
      for (const role of ["web", "jobs"] as const) await Promise.all(kept[role].map((one) => one.stop()));
    },
  };
}
