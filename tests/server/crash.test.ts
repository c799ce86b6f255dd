import { randomInt } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort, startOwnServer, type OwnServer } from "../../scripts/with-server.ts";
import { writeDrillFigures } from "../support/drill-figures.ts";
import { DRILLS, drillTrials } from "../support/drills.ts";
import { eventually } from "../support/factories.ts";
import {
  isAlive,
  makeDataFolder,
  newAttempt,
  priceNumbers,
  quote,
  send,
  type Attempt,
  type DataFolder,
} from "./server-process.ts";

/** Repeat a failed run with CRASH_SEED=<the number it printed>. */
const SEED = Number(process.env["CRASH_SEED"] ?? randomInt(2 ** 31));
const KILLS = drillTrials(1);
const WORKERS = 4;

/** A small random generator that one number repeats (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = chance(SEED);
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let folder: DataFolder;
let port: number;
let server: OwnServer | undefined;
const attempts: Attempt[] = [];
/** How often the interesting case happened: no answer came, but the order was stored. */
const counts = { unanswered: 0, committed: 0 };

beforeAll(async () => {
  process.stdout.write(`crash.test.ts: CRASH_SEED=${SEED}\n`);
  [folder, port] = await Promise.all([makeDataFolder(), freePort()]);
});
afterAll(async () => {
  const { unanswered, committed } = counts;
  const [{ stored } = { stored: 0 }] = await folder.query<{ stored: number }>(
    "select count(*)::int as stored from orders",
  );
  await writeDrillFigures("kills-under-load", {
    trials: KILLS,
    lost: Math.max(0, attempts.length - stored),
    doubled: Math.max(0, stored - attempts.length),
    orders: attempts.length,
    unanswered,
    committed,
    seeds: String(SEED),
  });
  await server?.end("SIGTERM");
  await folder.remove();
});

/** As in production, and above all without a test run's NODE_ENV, in which the pages would be built for nothing. */
const ENV = { NODE_ENV: "production", ACQUIRER: "sandbox" };
const start = async (): Promise<OwnServer> => (server = await startOwnServer({ dataDir: folder.path, port, env: ENV }));

/** Travellers who order one after another until the server is gone; an attempt without an answer stays without one. */
async function bookUntilGone(url: string, priceId: number, made: Attempt[] = []): Promise<Attempt[]> {
  const worker = async (): Promise<void> => {
    for (;;) {
      const attempt = newAttempt(priceId);
      made.push(attempt);
      try {
        await send(url, attempt);
      } catch {
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
  return made;
}

/** Does what a page does with an unanswered attempt: sends it again until there is an answer. */
async function retry(url: string, made: readonly Attempt[]): Promise<void> {
  for (const attempt of made.filter((one) => one.answer === undefined)) {
    await eventually(async () => {
      const { status, order, replayed } = await send(url, attempt);
      expect([status, order?.order_id]).toEqual([200, expect.any(Number)]);
      counts.unanswered += 1;
      if (replayed) counts.committed += 1;
    });
  }
}

/** Checks I1, I2 and I6 for everything that was ever sent. */
async function checkInvariants(url: string): Promise<void> {
  const rows = await folder.query<{
    comment: string;
    order_id: number;
    transaction: number;
    amount: string;
    trips: number;
    events: number;
  }>(`
    select (select t.comment from trips t where t.order_id = o.order_id) as comment, o.order_id, o.transaction, o.amount,
           (select count(*)::int from trips t where t.order_id = o.order_id) as trips,
           (select count(*)::int from outbox e where e.subject_kind = 'order' and e.subject_id = o.order_id and e.name = 'order.placed') as events
      from orders o`);
  const stored = new Map(rows.map((row) => [row.comment, row]));
  expect(rows).toHaveLength(attempts.length);
  expect(stored.size).toBe(attempts.length);
  for (const attempt of attempts) {
    const answer = attempt.answer;
    const row = stored.get(attempt.key);
    // I1: an acknowledged order exists, once, with the numbers that were sent.
    expect([row?.order_id, row?.transaction, Number(row?.amount), row?.trips, row?.events]).toEqual([
      answer?.order_id,
      answer?.transaction,
      (answer?.price ?? 0) * 100,
      1,
      1,
    ]);
  }
  // I2: asking again returns the same order and makes no second one.
  for (const attempt of attempts.filter((_, index) => index % 5 === 0)) {
    const { replayed, order } = await send(url, attempt);
    expect([replayed, order]).toEqual([true, attempt.answer]);
  }
  expect(await folder.query("select count(*)::int as count from orders")).toEqual([{ count: attempts.length }]);
  // I6, I12: every order gets its message once, and soon, although its jobs were running when the server died.
  await eventually(async () => {
    const sent = await folder.query<{ count: number }>(
      "select count(*)::int as count from messages where kind = 'order-received' and state = 'sent'",
    );
    expect(sent).toEqual([{ count: attempts.length }]);
  });
  expect(await folder.query("select count(*)::int as count from messages")).toEqual([{ count: attempts.length }]);
  // Other events may follow than those that wrote the messages.
  await eventually(async () => {
    const open = await folder.query("select count(*)::int as count from outbox where handled_at is null");
    expect(open).toEqual([{ count: 0 }]);
  });
}

/** An order that the running server has acknowledged, which also writes its quote: an unused one need not survive. */
async function orderOnce() {
  const running = server;
  if (running === undefined) throw new Error("no server");
  const { price_id: priceId } = await quote(running.url);
  const first = newAttempt(priceId);
  await send(running.url, first);
  return { running, priceId, first };
}

/** Kills PostgreSQL; the number of its process. */
async function killDatabase(): Promise<number> {
  const postmaster = await folder.postmaster();
  if (postmaster === undefined) throw new Error("no PostgreSQL");
  process.kill(postmaster, "SIGKILL");
  return postmaster;
}

// npm test kills at named commits (drills/kill-points.test.ts), and PostgreSQL with its server (embedded-postgres.test.ts).
describe.runIf(DRILLS)("a server that is killed while travellers order", () => {
  it(
    `R-06, R-07, G-01: ${KILLS} times at random moments loses no order, duplicates none, and sends every message`,
    async () => {
      await start();
      for (let kill = 0; kill < KILLS; kill++) {
        const running = server;
        if (running === undefined) throw new Error("no server");
        const { price_id: priceId } = await quote(running.url);
        const made: Attempt[] = [];
        const booking = bookUntilGone(running.url, priceId, made);
        // Every second time, nothing may have been acknowledged yet.
        if (kill % 2 === 0)
          await eventually(async () => expect(made.some(({ answer }) => answer !== undefined)).toBe(true));
        await sleep(20 + random() * 200);
        await running.end("SIGKILL");
        await booking;
        attempts.push(...made);
        if (kill === KILLS - 1) {
          // Killed again while it starts.
          const starting = start().catch(() => undefined);
          await sleep(random() * 400);
          // A process that has only just been made does not have its name yet.
          await eventually(async () => expect(await killStarting()).toBe(true));
          await starting;
        }
        await start();
        await retry(
          server?.url ?? "",
          made.filter((attempt) => attempt.answer === undefined),
        );
      }
      expect(attempts.length).toBeGreaterThan(KILLS * WORKERS);
      await checkInvariants(server?.url ?? "");
    },
    60_000 + KILLS * 60_000,
  );

  it("R-06: keeps the same promises when its PostgreSQL is killed at the same time", async () => {
    const { running, priceId, first } = await orderOnce();
    const booking = bookUntilGone(running.url, priceId);
    await sleep(50 + random() * 150);
    const postmaster = await killDatabase();
    await running.end("SIGKILL");
    const made = [first, ...(await booking)];
    attempts.push(...made);
    await eventually(async () => expect(isAlive(postmaster)).toBe(false));
    await start();
    await retry(
      server?.url ?? "",
      made.filter((attempt) => attempt.answer === undefined),
    );
    await checkInvariants(server?.url ?? "");
  });

  it("R-11: a server whose PostgreSQL is killed starts it again, and takes the next order on everything it had acknowledged", async () => {
    const { running, priceId, first } = await orderOnce();
    await killDatabase();
    const next = newAttempt(priceId);
    attempts.push(first, next);
    await retry(running.url, [next]);
    expect(isAlive(running.pid)).toBe(true);
    await checkInvariants(running.url);
  });
});

describe.runIf(DRILLS)("price numbers", () => {
  it("R-06: are never given twice, though PostgreSQL is killed just after they were", async () => {
    const running = server ?? (await start());
    // A server's first search takes a block of numbers; the row of the search itself may be lost.
    const given = await priceNumbers(running.url);
    const postmaster = await killDatabase();
    await running.end("SIGKILL");
    await eventually(async () => expect(isAlive(postmaster)).toBe(false));
    const next = await start();
    given.push(...(await priceNumbers(next.url)));
    expect(given.length).toBeGreaterThan(20);
    expect(new Set(given).size).toBe(given.length);
  });
});

/** Kills the process that is just starting on our port, before it has announced its process number. */
async function killStarting(): Promise<boolean> {
  let isKilled = false;
  for (const pid of await readdir("/proc")) {
    if (!/^\d+$/.test(pid)) continue;
    const [command, environment] = await Promise.all([
      readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => ""),
      readFile(`/proc/${pid}/environ`, "utf8").catch(() => ""),
    ]);
    if (!command.includes("scripts/start.ts") || !environment.includes(`DATA_DIR=${folder.path}`)) continue;
    process.kill(Number(pid), "SIGKILL");
    isKilled = true;
  }
  return isKilled;
}
