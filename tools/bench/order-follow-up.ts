import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { processOf, type OwnServer } from "../../scripts/with-server.ts";
import type { Call } from "./load.ts";
import { quantile } from "./load.ts";
import { processorTime } from "./processor-time.ts";

/** Orders of one burst, and the clients that place them. */
const BURST = { orders: 160, clients: 16 } as const;
/** Bursts of each server, in turns. */
const TURNS = 3;
/** Orders placed one after another in each turn of the comparison of busy and stopped jobs. */
const ONE_BY_ONE = 80;
/** Nobody waits longer for the jobs of a burst. */
const DRAIN_MS = 600_000;

/** A server whose orders are placed here, and its database. */
export interface Ordering {
  readonly server: OwnServer;
  readonly databaseUrl: string;
  /** The next order to send. */
  readonly next: () => Call;
}

/** What an order costs with everything that follows it. */
export interface Burst {
  /** Processor time of all processes of the server and of its database, for one order. */
  readonly processorMs: number;
  /** Until the last job of a burst is done, counted from its last order. */
  readonly drainSeconds: number;
}

interface Placed {
  readonly result: readonly { readonly order_id: number; readonly transaction: number }[] | null;
}

/** Places orders and says how long each took, in milliseconds. */
async function place({ server, next }: Ordering, count: number, clients: number): Promise<number[]> {
  const times: number[] = [];
  let left = count;
  const client = async (): Promise<void> => {
    while (left-- > 0) {
      const began = performance.now();
      await placeOne(server, next());
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return times;
}

async function placeOne(server: OwnServer, { path, headers = {}, body = "" }: Call) {
  const answer = (await (await fetch(`${server.url}${path}`, { method: "POST", headers, body })).json()) as Placed;
  const [order] = answer.result ?? [];
  if (order === undefined) throw new Error("An order was refused.");
  return order;
}

const DUE = "select count(*)::int as count from graphile_worker.jobs where run_at <= now() and attempts < max_attempts";

async function count(databaseUrl: string, sql: string, values: readonly unknown[] = []): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(sql, [...values]);
  await client.end();
  return rows[0]?.count ?? 0;
}

/** Waits until every job that is due has been done. */
export async function jobsDone(databaseUrl: string): Promise<void> {
  for (const end = Date.now() + DRAIN_MS; Date.now() < end; await sleep(200))
    if ((await count(databaseUrl, DUE)) === 0) return;
  throw new Error("The jobs are not done after ten minutes.");
}

/** Places bursts on each server in turns, and says what an order of each costs and how long its jobs take. */
export async function measureBursts(servers: readonly Ordering[]): Promise<Burst[]> {
  const sums = servers.map(() => ({ ms: 0, seconds: 0 }));
  for (const ordering of servers) await jobsDone(ordering.databaseUrl);
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [index, ordering] of servers.entries()) {
      const before = await processorTime(ordering.server.pid);
      await place(ordering, BURST.orders, BURST.clients);
      const last = performance.now();
      await jobsDone(ordering.databaseUrl);
      const sum = sums[index];
      if (sum === undefined) continue;
      sum.seconds += (performance.now() - last) / 1000;
      sum.ms += (await processorTime(ordering.server.pid)) - before;
    }
  }
  return sums.map(({ ms, seconds }) => ({ processorMs: ms / BURST.orders / TURNS, drainSeconds: seconds / TURNS }));
}

/** How much longer an order takes while jobs are being done than while their process is stopped. */
export interface BusyToStopped {
  readonly p50: number;
  readonly p99: number;
}

/** Places orders one after another while the process for jobs is stopped, and while it has plenty to do, in turns. */
export async function measureBusy(ordering: Ordering): Promise<BusyToStopped> {
  const jobs = await processOf(ordering.server.pid, "jobs");
  if (jobs === undefined) throw new Error("This server has no process for jobs.");
  const [stopped, busy]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn++) {
    process.kill(jobs, "SIGSTOP");
    try {
      // Enough to do for as long as the second half takes.
      await place(ordering, BURST.orders, BURST.clients);
      stopped.push(...(await place(ordering, ONE_BY_ONE, 1)));
    } finally {
      process.kill(jobs, "SIGCONT");
    }
    busy.push(...(await place(ordering, ONE_BY_ONE, 1)));
    if ((await count(ordering.databaseUrl, DUE)) === 0) throw new Error("The jobs were done too early to compare.");
    await jobsDone(ordering.databaseUrl);
  }
  const at = (times: number[], share: number): number =>
    quantile(
      times.toSorted((one, other) => one - other),
      share,
    );
  return { p50: at(busy, 0.5) / at(stopped, 0.5), p99: at(busy, 0.99) / at(stopped, 0.99) };
}

/** Pays an order behind a burst: which share of what waited was done before its traveller had the confirmation. */
export async function measureOvertaking(ordering: Ordering): Promise<number> {
  const { server, databaseUrl, next } = ordering;
  await place(ordering, BURST.orders, BURST.clients);
  const paid = await placeOne(server, next());
  const asked = await fetch(`${server.url}/v4/orders/pay-url?transaction=${paid.transaction}&lang=en`);
  const { result } = (await asked.json()) as { result: { readonly url: string } | null };
  const waited = await count(databaseUrl, DUE);
  const page = new URL(result?.url ?? "", server.url).pathname;
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const pressed = await fetch(`${server.url}${page}/pay`, { method: "POST", redirect: "manual", headers, body: "" });
  if (pressed.status !== 303) throw new Error(`The payment was refused: ${pressed.status}`);
  const sent =
    "select count(*)::int as count from messages where subject_id = $1 and kind = 'order-paid' and state = 'sent'";
  for (const end = Date.now() + DRAIN_MS; (await count(databaseUrl, sent, [paid.order_id])) === 0; await sleep(20))
    if (Date.now() > end) throw new Error("The traveller who has paid was not written to.");
  const left = await count(databaseUrl, DUE);
  await jobsDone(databaseUrl);
  return Math.max(0, waited - left) / waited;
}
