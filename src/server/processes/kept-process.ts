import cluster, { type Worker } from "node:cluster";
import type { DatabaseAddress } from "#server/own-database.ts";
import type { Order, Report, Role } from "#server/processes/process-messages.ts";

/** Pause before a process that has ended is started again, in milliseconds: twice as long after each try. */
const PAUSE_MS = { least: 500, most: 30_000 } as const;

/** A process that has run for so long has started well, so that its next end is a first one again. */
const WELL_MS = 60_000;

/** So long a process may finish what it has in hand; then it is killed, before a service manager kills them all. */
const STOP_MS = 25_000;

/** How long to wait before a process is started again that has ended so often in a row. */
export function pauseBefore(restart: number): number {
  return Math.min(PAUSE_MS.least * 2 ** (restart - 1), PAUSE_MS.most);
}

/** One process that is started again whenever it ends by itself. */
export interface KeptProcess {
  readonly role: Role;
  isRunning(): boolean;
  restarts(): number;
  /** Lets it work on this database; settles with its address once it is ready, and fails when its first start does. */
  begin(database: DatabaseAddress, options: { readonly isFirst: boolean }): Promise<string>;
  tell(order: Order): void;
  /** Asks it to finish what it has in hand, and settles when it is gone. */
  stop(): Promise<void>;
}

/** Who watches a process. */
interface ProcessWatch {
  readonly program: string;
  readonly say: (line: string) => void;
  /** It has started or ended. */
  readonly onChange: () => void;
  readonly onReport: (report: Report, tell: (order: Order) => void) => void;
}

/** Starts a process: it loads its program at once, and works after the message that lets it begin. */
export function keepProcess(role: Role, { program, say, onChange, onReport }: ProcessWatch): KeptProcess {
  const started = Promise.withResolvers<string>();
  started.promise.catch(() => undefined);
  let begin: Order | undefined;
  let isReady = false;
  let hasStarted = false;
  let restarts = 0;
  let inARow = 0;
  let isStopping = false;
  let pause: NodeJS.Timeout | undefined;

  const fork = (): Worker => {
    cluster.setupPrimary({ exec: program, args: [role] });
    const worker = cluster.fork();
    let readyAt = Infinity;
    let trouble: string | undefined;
    worker.on("message", (report: Report) => {
      if (report.kind === "ready") {
        readyAt = performance.now();
        isReady = true;
        hasStarted = true;
        started.resolve(report.url);
        onChange();
      } else if (report.kind === "failed") trouble = report.message;
      onReport(report, (order) => tell(worker, order));
    });
    worker.on("error", () => undefined);
    worker.on("exit", (code, signal) => {
      isReady = false;
      const how = trouble ?? `The ${role} process has ended (${signal ?? `exit code ${code}`}).`;
      if (!hasStarted) started.reject(new Error(how));
      else if (!isStopping) startAgain(how, performance.now() - readyAt > WELL_MS);
      onChange();
    });
    return worker;
  };

  const startAgain = (how: string, ranWell: boolean): void => {
    restarts += 1;
    inARow = ranWell ? 1 : inARow + 1;
    const ms = pauseBefore(inARow);
    say(`${how}\nThe ${role} process is started again in ${ms / 1000} s.`);
    pause = setTimeout(() => {
      current = fork();
      if (begin !== undefined) tell(current, begin);
    }, ms);
  };

  let current = fork();
  return {
    role,
    isRunning: () => isReady,
    restarts: () => restarts,
    begin(database, { isFirst }) {
      tell(current, { kind: "begin", database, isFirst });
      // The process that takes its place finds the database prepared.
      begin = { kind: "begin", database, isFirst: false };
      return started.promise;
    },
    tell: (order) => tell(current, order),
    async stop() {
      isStopping = true;
      clearTimeout(pause);
      if (current.isDead()) return;
      const gone = new Promise<void>((resolve) => current.once("exit", () => resolve()));
      // One that has not begun has nothing in hand, and may still be loading its program.
      if (begin === undefined) current.process.kill("SIGKILL");
      else tell(current, { kind: "stop" });
      const timer = setTimeout(() => current.process.kill("SIGKILL"), STOP_MS);
      await gone;
      clearTimeout(timer);
    },
  };
}

/** A process that ends just now hears nothing more. */
function tell(worker: Worker, order: Order): void {
  if (worker.isConnected()) worker.send(order, () => undefined);
}
