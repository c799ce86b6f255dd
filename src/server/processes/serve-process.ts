import { constants, setPriority } from "node:os";
import type { Env } from "#server/env.ts";
import { startServer, type RunningServer } from "#server/main.ts";
import type { Order, ProcessCount, Report, Role } from "#server/processes/process-messages.ts";

/**
 * Serves as one process of several, as its supervisor says: it begins, stops, and hears about the others. When the supervisor is
 * gone, Node ends it.
 */
export function serveProcess(role: Role, env: Env): void {
  const asked = new AbortController();
  const questions = new Map<number, (text: string | null) => void>();
  let counts: readonly ProcessCount[] = [];
  let starting: Promise<RunningServer> | undefined;

  const report = (said: Report): void => void process.send?.(said);
  const fail = (error: unknown): void => {
    const message = error instanceof Error ? error.message : String(error);
    process.send?.({ kind: "failed", message } satisfies Report, () => process.exit(1));
  };
  let lastId = 0;
  const askMetrics = async (): Promise<string> => {
    const id = ++lastId;
    const { promise, resolve } = Promise.withResolvers<string | null>();
    questions.set(id, resolve);
    report({ kind: "ask-metrics", id });
    const text = await promise;
    if (text === null) throw new Error("not every process has told its metrics");
    return text;
  };
  process.on("unhandledRejection", fail);
  process.on("message", (order: Order) => {
    switch (order.kind) {
      case "begin":
        // People who wait for an answer go before jobs.
        if (role === "jobs") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
        starting = startServer({
          env,
          role,
          database: order.database,
          say: (line) => void process.stdout.write(`${line}\n`),
          prepare: order.isFirst,
          processes: { role, counts: () => counts, metrics: askMetrics },
          asked: asked.signal,
        });
        starting.then(
          ({ url }) => report({ kind: "ready", url }),
          (error: unknown) => {
            // A start that was broken off has nothing to tell.
            if (!asked.signal.aborted) fail(error);
          },
        );
        return;
      case "counts":
        counts = order.counts;
        return;
      case "metrics":
        questions.get(order.id)?.(order.text);
        questions.delete(order.id);
        return;
      case "stop":
        asked.abort();
        void stop();
        return;
    }
  });
  const stop = async (): Promise<void> => {
    const running = await starting?.catch(() => undefined);
    await running?.stop();
    process.exit(0);
  };
}
