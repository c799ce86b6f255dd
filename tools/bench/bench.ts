import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { freePort, startOwnServer, type OwnServer } from "../../scripts/with-server.ts";
import { orderCalls, otherSearchCalls, sameSearchCall } from "./bench-calls.ts";
import { checkOut } from "./check-out.ts";
import { insertLoop, readOrderRows } from "./insert-loop.ts";
import { load, together, type Measured, type Turn } from "./load.ts";
import { jobsDone, measureBursts, measureBusy, measureOvertaking, type Ordering } from "./order-follow-up.ts";

/** Calls in flight at a time; as many as the server's default number of database connections. */
const CONNECTIONS = 16;
const SECONDS = 8;
const WARM_SECONDS = 3;
const TURNS = 3;
const TURN_SECONDS = 3;

/** The least we want to reach on two cores that the server shares with its database and with this script. */
const AIMS = {
  pricesToBare: 0.4,
  differentToBytes: 0.25,
  ordersToLoop: 0.8,
  busyToStopped: 1.3,
  toBefore: 0.5,
} as const;

/**
 * `--before <commit>` also measures other searches, and what an order costs, on that commit's server, in the same turns. `--part follow-up` measures only what
 * follows an order.
 */
const { values: asked } = parseArgs({
  options: { before: { type: "string" }, "node-options": { type: "string" }, part: { type: "string" } },
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);
interface Placed {
  readonly result: readonly { readonly order_id: number; readonly price_id: number }[] | null;
}

async function databaseUrlOf(dataDir: string): Promise<string> {
  const password = (await readFile(join(dataDir, "postgres.password"), "utf8")).trim();
  const port = (await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8")).split("\n")[3];
  return `postgres://nameboard:${encodeURIComponent(password)}@127.0.0.1:${port}/nameboard`;
}

async function measure(server: OwnServer, earlier: OwnServer | undefined): Promise<Record<string, Measured>> {
  const bare = {
    connections: CONNECTIONS,
    next: () => ({ path: "/healthz" }),
    isRight: (body: string) => body === '{"alive":true}',
  };
  const isPriced = (body: string): boolean => body.startsWith('{"result":[{"price_id":');
  const same = { connections: CONNECTIONS, next: sameSearchCall, isRight: isPriced };
  const different = { connections: CONNECTIONS, next: otherSearchCalls(), isRight: isPriced };
  const found = (await (await fetch(`${server.url}${sameSearchCall().path}`)).json()) as Placed;
  const order = {
    connections: CONNECTIONS,
    next: orderCalls(found.result?.[0]?.price_id ?? 0),
    isRight: (body: string) => body.startsWith('{"result":[{"order_id":'),
  };
  const first = order.next();
  const placed = (await (
    await fetch(`${server.url}${first.path}`, { method: "POST", headers: first.headers ?? {}, body: first.body ?? "" })
  ).json()) as Placed;
  const databaseUrl = await databaseUrlOf(server.dataDir);
  const rows = await readOrderRows(databaseUrl, placed.result?.[0]?.order_id ?? 0);

  say("Warming up.");
  for (const part of [bare, same, different, order]) await load(server.url, { ...part, seconds: WARM_SECONDS });
  if (earlier !== undefined) await load(earlier.url, { ...different, next: otherSearchCalls(), seconds: WARM_SECONDS });
  await jobsDone(databaseUrl);

  say(`Measuring, ${SECONDS} to ${TURNS * TURN_SECONDS} s each.`);
  const bytesPort = await freePort();
  const bytesServer = spawn(process.execPath, [
    "tools/bench/bare-route.ts",
    String(bytesPort),
    `${server.url}${same.next().path}`,
  ]);
  await once(bytesServer.stdout, "data");
  const sameBytes = { ...same, next: () => ({ path: "/" }), url: `http://localhost:${bytesPort}` };
  // In turns, so that anything else this machine does affects all parts alike.
  const parts = [
    { ...bare, url: server.url },
    { ...same, url: server.url },
    sameBytes,
    { ...different, url: server.url },
    ...(earlier === undefined ? [] : [{ ...different, next: otherSearchCalls(), url: earlier.url }]),
  ];
  const turns: Turn[][] = parts.map(() => []);
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [index, part] of parts.entries()) {
      turns[index]?.push(await load(part.url, { ...part, seconds: TURN_SECONDS }));
    }
  }
  bytesServer.kill();
  const [a, b, bytes, c, before] = turns.map(together);
  const insertsOne = await insertLoop(databaseUrl, rows, { clients: 1, seconds: SECONDS });
  const insertsMany = await insertLoop(databaseUrl, rows, { clients: CONNECTIONS, seconds: SECONDS });
  const ordersOne = together([await load(server.url, { ...order, connections: 1, seconds: SECONDS })]);
  await jobsDone(databaseUrl);
  const d = together([await load(server.url, { ...order, seconds: SECONDS })]);
  const began = performance.now();
  await jobsDone(databaseUrl);
  say(
    `The letters of those orders were out ${((performance.now() - began) / 1000).toFixed(1)} s after the last order.`,
  );
  if (!a || !b || !bytes || !c) throw new Error("nothing was measured");
  const searches = { pricesSame: b, pricesDifferent: c, ...(before && { pricesDifferentBefore: before }) };
  return { bare: a, bareSameBytes: bytes, ...searches, insertsOne, insertsMany, ordersOne, orders: d };
}

/** What follows the orders of each server, the earlier one's last. */
async function measureFollowUp(servers: readonly OwnServer[]): Promise<Record<string, number>> {
  const orderings: Ordering[] = [];
  for (const server of servers) {
    const found = (await (await fetch(`${server.url}${sameSearchCall().path}`)).json()) as Placed;
    const next = orderCalls(found.result?.[0]?.price_id ?? 0);
    orderings.push({ server, next, databaseUrl: await databaseUrlOf(server.dataDir) });
  }
  say("Bursts of orders, and what follows them.");
  const [now, earlier] = await measureBursts(orderings);
  const [ordering] = orderings;
  if (now === undefined || ordering === undefined) throw new Error("nothing was measured");
  say(
    `An order costs ${now.processorMs.toFixed(1)} ms of processor time in all; a burst's jobs are done ${now.drainSeconds.toFixed(1)} s after it.`,
  );
  if (earlier !== undefined)
    say(
      `Before it cost ${earlier.processorMs.toFixed(1)} ms, and they were done after ${earlier.drainSeconds.toFixed(1)} s.`,
    );
  const busy = await measureBusy(ordering);
  return {
    "an order while jobs are done to while they stand, p50": busy.p50,
    "the same, p99": busy.p99,
    ...(earlier && {
      "processor time of an order to that of before": now.processorMs / earlier.processorMs,
      "time until a burst's jobs are done to that of before": now.drainSeconds / earlier.drainSeconds,
    }),
    "jobs done before a payer's confirmation, of those before it": await measureOvertaking(ordering),
  };
}

function report(parts: Record<string, Measured>, ratios: Record<string, number>): void {
  say(
    `\n${"".padEnd(18)}${"per second".padStart(12)}${"p50 ms".padStart(9)}${"p99 ms".padStart(9)}${"count".padStart(9)}${"wrong".padStart(7)}`,
  );
  for (const [name, part] of Object.entries(parts)) {
    const numbers = [
      part.perSecond.toFixed(0).padStart(12),
      part.p50.toFixed(1).padStart(9),
      part.p99.toFixed(1).padStart(9),
    ];
    say(`${name.padEnd(18)}${numbers.join("")}${String(part.count).padStart(9)}${String(part.wrong).padStart(7)}`);
  }
  say("");
  for (const [name, ratio] of Object.entries(ratios)) say(`${name.padEnd(62)}${ratio.toFixed(2).padStart(6)}`);
}

const ENV = {
  NODE_ENV: "production",
  ACQUIRER: "sandbox",
  LOG_LEVEL: "error",
  CALLS_PER_MINUTE: "0",
  CHANGES_PER_HOUR: "0",
  LETTERS_PER_HOUR: "0",
  ...(asked["node-options"] ? { NODE_OPTIONS: asked["node-options"] } : {}),
};

async function startIn(folder?: string): Promise<OwnServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "nameboard-bench-"));
  await chmod(dataDir, 0o711);
  return startOwnServer({ dataDir, port: await freePort(), env: ENV, ...(folder === undefined ? {} : { folder }) });
}

const before = asked.before === undefined ? undefined : await checkOut(asked.before);
const servers: OwnServer[] = [];
try {
  const server = await startIn();
  servers.push(server);
  const earlier = before === undefined ? undefined : await startIn(before.folder);
  if (earlier !== undefined) servers.push(earlier);
  const followUp = await measureFollowUp(servers);
  const parts = asked.part === "follow-up" ? {} : await measure(server, earlier);
  const of = (name: string): number => parts[name]?.perSecond ?? 0;
  const rates: Record<string, number> = {
    "the same prices to a bare route (b/a)": of("pricesSame") / of("bare"),
    "the same prices to a bare route of the same bytes": of("pricesSame") / of("bareSameBytes"),
    "different prices to a bare route (c/a)": of("pricesDifferent") / of("bare"),
    "different prices to a bare route of the same bytes": of("pricesDifferent") / of("bareSameBytes"),
    ...(before && {
      [`different prices to those of ${before.commit}`]: of("pricesDifferent") / of("pricesDifferentBefore"),
    }),
    "orders one after another to such inserts (d1/e1)": of("ordersOne") / of("insertsOne"),
    [`orders of ${CONNECTIONS} clients to inserts of one (d/e1)`]: of("orders") / of("insertsOne"),
    [`orders to inserts with ${CONNECTIONS} clients (d/e${CONNECTIONS})`]: of("orders") / of("insertsMany"),
  };
  const ratios = { ...(asked.part === "follow-up" ? {} : rates), ...followUp };
  report(parts, ratios);
  say(
    `\nAims: same prices to bare ${AIMS.pricesToBare}, different to the same bytes ${AIMS.differentToBytes}, orders to inserts ${AIMS.ordersToLoop}, orders while jobs are done ${AIMS.busyToStopped}, an order and its burst to before ${AIMS.toBefore}. Load of this machine: ${loadavg()[0]?.toFixed(1)}.`,
  );
  await mkdir(".cache", { recursive: true });
  const about = {
    at: new Date().toISOString(),
    node: process.version,
    cpus: cpus().length,
    load: loadavg(),
    aims: AIMS,
  };
  await writeFile(".cache/bench.json", `${JSON.stringify({ ...about, parts, ratios }, null, 2)}\n`);
} finally {
  for (const server of servers) {
    await server.end();
    await rm(server.dataDir, { recursive: true, force: true });
  }
  await before?.remove();
}
