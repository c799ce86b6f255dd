import { afterAll, beforeAll, expect, it } from "vitest";
import { writeDrillFigures } from "../../support/drill-figures.ts";
import { DRILLS, drillTrials } from "../../support/drills.ts";
import { eventually } from "../../support/factories.ts";
import { newAttempt, quote, send, type Attempt } from "../server-process.ts";
import { quicklyRestarted, reallyRestarted, type RestartedDatabase } from "./restarted-database.ts";

const RESTARTS = drillTrials(2);
const WORKERS = 4;
const RETRY_MS = 25;
/** Orders that come through between two restarts. */
const BETWEEN = DRILLS ? 40 : 8;

let database: RestartedDatabase;
beforeAll(async () => {
  database = await (DRILLS ? reallyRestarted() : quicklyRestarted());
});
afterAll(() => database?.close());

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Travellers who order one after another, and send each order until it is acknowledged; counts how they were answered. */
function orderUntil(stopped: AbortSignal, priceId: number) {
  const attempts: Attempt[] = [];
  const statuses: Record<string, number> = {};
  const refusedWithoutTime: number[] = [];
  let longestMs = 0;
  const worker = async (_: unknown, index: number): Promise<void> => {
    while (!stopped.aborted) {
      const attempt = newAttempt(priceId);
      attempts.push(attempt);
      const from = performance.now();
      for (let sent = index; attempt.answer === undefined; sent++) {
        const url = database.urls[sent % database.urls.length] ?? "";
        const { status, retryAfter } = await send(url, attempt);
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status === 503 && retryAfter === undefined) refusedWithoutTime.push(status);
        if (status !== 200) await pause(RETRY_MS);
      }
      longestMs = Math.max(longestMs, performance.now() - from);
    }
  };
  const done = Promise.all(Array.from({ length: WORKERS }, worker));
  return {
    attempts,
    statuses,
    refusedWithoutTime,
    done,
    longest: () => Math.round(longestMs),
    acknowledged: () => attempts.filter(({ answer }) => answer !== undefined).length,
  };
}

it(
  `R6, R-11: ${RESTARTS} restarts of the database under load end no server, answer 503 at most, and lose or double no order`,
  async () => {
    const stopping = new AbortController();
    const { price_id: priceId } = await quote(database.urls[0] ?? "");
    const load = orderUntil(stopping.signal, priceId);
    for (let restart = 0; restart < RESTARTS; restart++) {
      const before = load.acknowledged();
      await eventually(async () => expect(load.acknowledged()).toBeGreaterThanOrEqual(before + BETWEEN), 60_000);
      await database.restart();
    }
    stopping.abort();
    await load.done;
    const { attempts, statuses, refusedWithoutTime } = load;
    const stored = await eventually(() =>
      database.pool.query<{ comment: string; order_id: number }>("select comment, order_id from trips"),
    );
    const answered = new Map(attempts.map(({ key, answer }) => [key, answer?.order_id]));
    await writeDrillFigures("database-restarts", {
      trials: RESTARTS,
      lost: attempts.filter(({ key }) => !stored.rows.some((row) => row.comment === key)).length,
      doubled: stored.rows.length - new Set(stored.rows.map((row) => row.comment)).size,
      orders: attempts.length,
      statuses,
      longestWaitMs: load.longest(),
    });
    expect(new Map(stored.rows.map((row) => [row.comment, row.order_id]))).toEqual(answered);
    expect(stored.rows).toHaveLength(attempts.length);
    expect(Object.keys(statuses).filter((status) => status !== "200" && status !== "503")).toEqual([]);
    expect(refusedWithoutTime).toEqual([]);
    for (const url of database.urls)
      await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200));
    // The jobs went on: every order was written to, though their runners were cut off as well.
    await eventually(async () => {
      const { rows } = await database.pool.query("select count(*)::int as sent from messages where state = 'sent'");
      expect(rows).toEqual([{ sent: attempts.length }]);
    });
  },
  120_000 + RESTARTS * 15_000,
);
