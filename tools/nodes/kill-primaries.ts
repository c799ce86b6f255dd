import type { Pool } from "pg";
import { quantile } from "../bench/load.ts";
import type { Cluster, Killed } from "./cluster.ts";
import { sendTravellers, type Travellers } from "./travellers.ts";

/** How long the three nodes may take to be whole again, and the first order after a kill, in milliseconds. */
const PATIENCE_MS = 180_000;
/** Travellers go on for so long before the next kill, in milliseconds. */
const QUIET_MS = 3000;

/** One kill, and when the first order was acknowledged that was sent after it. */
export interface Recovery {
  readonly killed: Killed;
  readonly seconds: number;
  /** Until all three nodes ran again. */
  readonly wholeSeconds: number;
}

/** What the kills of an external PostgreSQL did (G-02); `lost`, `doubled` and `changedAnswers` are expected to be 0. */
export interface KillFigures {
  readonly trials: number;
  readonly ordersPerSecond: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly changedAnswers: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly longestWaitMs: number;
  readonly medianSeconds: Readonly<Record<Killed | "all", number>>;
  readonly recoveries: readonly Recovery[];
}

/** Kills one primary after another while travellers order. */
export async function killPrimaries(options: {
  readonly cluster: Cluster;
  readonly pool: Pool;
  readonly url: string;
  readonly perSecond: number;
  readonly kills: number;
  readonly say: (line: string) => void;
}): Promise<KillFigures> {
  const { cluster, pool, url, perSecond, kills, say } = options;
  const travellers = await sendTravellers(url, perSecond);
  const recoveries: Recovery[] = [];
  for (let kill = 1; kill <= kills; kill++) {
    const primary = await cluster.whole(PATIENCE_MS);
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    const killed: Killed = kill % 2 === 0 ? "postgres" : "machine";
    await cluster.kill(primary, killed);
    const from = performance.now();
    const seconds = (await inTime(travellers.nextOrder())) / 1000;
    if (killed === "machine") await cluster.revive(primary);
    await cluster.whole(PATIENCE_MS);
    const recovery = { killed, seconds: tenths(seconds), wholeSeconds: tenths((performance.now() - from) / 1000) };
    recoveries.push(recovery);
    say(
      `kill ${kill} of ${kills}: ${primary.name}, ${killed}: orders after ${recovery.seconds} s, three nodes after ${recovery.wholeSeconds} s`,
    );
  }
  await travellers.finish();
  const medianOf = (some: readonly Recovery[]): number =>
    quantile(
      some.map(({ seconds }) => seconds).toSorted((a, b) => a - b),
      0.5,
    );
  const of = (what: Killed): Recovery[] => recoveries.filter(({ killed }) => killed === what);
  return {
    trials: kills,
    ordersPerSecond: perSecond,
    ...(await compare(pool, travellers)),
    changedAnswers: travellers.changedAnswers(),
    statuses: travellers.statuses,
    longestWaitMs: travellers.longestWaitMs(),
    medianSeconds: { all: medianOf(recoveries), postgres: medianOf(of("postgres")), machine: medianOf(of("machine")) },
    recoveries,
  };
}

/** Compares what was acknowledged with what is stored; each order's trip bears its attempt's key in the comment too. */
async function compare(
  pool: Pool,
  { attempts }: Travellers,
): Promise<Pick<KillFigures, "acknowledged" | "lost" | "doubled">> {
  const { rows } = await pool.query<{ order_id: number; key: string }>(
    "select order_id, comment as key from trips where comment = any($1)",
    [attempts.map(({ key }) => key)],
  );
  const stored = new Map(rows.map(({ key, order_id: id }) => [key, id]));
  const acknowledged = attempts.filter(({ answer }) => answer !== undefined);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ key, answer }) => stored.get(key) !== answer?.order_id).length,
    doubled: rows.length - acknowledged.length,
  };
}

function inTime(milliseconds: Promise<number>): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No order in ${PATIENCE_MS / 1000} s.`)), PATIENCE_MS);
    void milliseconds.then((ms) => {
      clearTimeout(timer);
      resolve(ms);
    });
  });
}

const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;
