import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort, processOf, startOwnServer, type OwnServer } from "../../../scripts/with-server.ts";
import { writeDrillFigures } from "../../support/drill-figures.ts";
import { DRILLS, drillTrials } from "../../support/drills.ts";
import { makeDataFolder, newAttempt, quote, send, type DataFolder } from "../server-process.ts";

const CONNECTIONS = drillTrials(0);
const WORKERS = 4;
/** A connection that sends nothing, or slowly, is cut after ten seconds; the machine is busy with its neighbours too. */
const CUT_MS = 25_000;
const MOST_MEMORY_MB = 512;
/** Beyond what a body may have, if anybody unpacked it. */
const BOMB = gzipSync(Buffer.alloc(50_000_000));

let folder: DataFolder;
let server: OwnServer;
beforeAll(async () => {
  if (!DRILLS) return;
  folder = await makeDataFolder();
  const env = { NODE_ENV: "production", ACQUIRER: "sandbox" };
  server = await startOwnServer({ dataDir: folder.path, port: await freePort(), env });
}, 200_000);
afterAll(async () => {
  await server?.end();
  await folder?.remove();
});

/** What a connection says once it is open, and again every second. */
const KINDS: readonly { readonly first: string; readonly again: string }[] = [
  { first: "", again: "" },
  { first: "GET /v4/prices HTTP/1.1\r\nHost: localhost\r\nX-Slow: ", again: "a" },
  {
    first:
      "POST /v4/orders HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{",
    again: "",
  },
];

/** Opens a connection; `cut` settles with the milliseconds until the server has cut it, or when it should have done so long ago. */
async function openOne(port: number, kind: number): Promise<{ readonly cut: Promise<number> }> {
  const { first = "", again = "" } = KINDS[kind % KINDS.length] ?? {};
  const socket = connect(port, "localhost");
  let from = performance.now();
  const timer = setInterval(() => socket.write(again), 1000);
  const limit = setTimeout(() => socket.destroy(), 2 * CUT_MS);
  socket.on("error", () => undefined).resume();
  const cut = new Promise<number>((resolve) =>
    socket.on("close", () => {
      clearInterval(timer);
      clearTimeout(limit);
      resolve(performance.now() - from);
    }),
  );
  const connected = new Promise<void>((resolve) => socket.on("connect", resolve));
  await Promise.race([connected, cut]);
  from = performance.now();
  socket.write(first);
  return { cut };
}

async function memoryMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/^VmHWM:\s*(\d+)/m.exec(status)?.[1]) / 1024);
}

/** Opens all connections, sends what unpacks to far more than a body may be, and waits until everything is cut. */
async function strain(port: number): Promise<{ readonly times: number[]; readonly bombs: number[] }> {
  const cuts: Promise<number>[] = [];
  // A hundred at a time: what is tried is how many are open, not how fast they come.
  for (let from = 0; from < CONNECTIONS; from += 100) {
    const some = Array.from({ length: Math.min(100, CONNECTIONS - from) }, (_, kind) => openOne(port, kind));
    cuts.push(...(await Promise.all(some)).map(({ cut }) => cut));
  }
  const bombs = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const headers = { "content-type": "application/json", "content-encoding": "gzip" };
      const body = new Uint8Array(BOMB);
      const signal = AbortSignal.timeout(CUT_MS);
      // Whoever is cut off while it still sends has been refused as well.
      return fetch(`${server.url}/v4/orders`, { method: "POST", headers, body, signal }).then(
        ({ status }) => status,
        () => 400,
      );
    }),
  );
  return { times: await Promise.all(cuts), bombs };
}

it.runIf(DRILLS)(
  `T-23: while ${CONNECTIONS} connections are silent, slow or half, orders are taken, and each of them is cut`,
  async () => {
    const { price_id: priceId } = await quote(server.url);
    const port = Number(new URL(server.url).port);
    const statuses: Record<string, number> = {};
    const waits: number[] = [];
    let isOver = false;
    const order = async (): Promise<void> => {
      while (!isOver) {
        const from = performance.now();
        const { status } = await send(server.url, newAttempt(priceId)).catch(() => ({ status: "none" }));
        statuses[status] = (statuses[status] ?? 0) + 1;
        waits.push(performance.now() - from);
      }
    };
    const orders = Promise.all(Array.from({ length: WORKERS }, order));
    const { times, bombs } = await strain(port).finally(() => {
      // Whatever goes wrong, nobody goes on ordering from a server that is gone.
      isOver = true;
    });
    await orders;
    const longestMs = Math.round(Math.max(...times));
    const memory = await memoryMb((await processOf(server.pid, "web")) ?? server.pid);
    const sorted = waits.toSorted((a, b) => a - b);
    await writeDrillFigures("open-connections", {
      trials: CONNECTIONS,
      lost: 0,
      doubled: 0,
      orders: waits.length,
      statuses,
      medianOrderMs: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
      longestOrderMs: Math.round(sorted.at(-1) ?? 0),
      longestOpenMs: longestMs,
      memoryMb: memory,
    });
    expect(Object.keys(statuses)).toEqual(["200"]);
    expect(longestMs).toBeLessThan(CUT_MS);
    expect(bombs.filter((status) => status < 400 || status >= 500)).toEqual([]);
    expect(memory).toBeLessThan(MOST_MEMORY_MB);
  },
  300_000,
);
