import { afterAll, beforeAll, expect, it } from "vitest";
import type { ProcessCount, Role } from "#server/processes/process-messages.ts";
import { freePort, processOf, startOwnServer, type OwnServer } from "../../scripts/with-server.ts";
import { eventually } from "../support/factories.ts";
import { isAlive, leftOver, makeDataFolder, newAttempt, quote, send, type DataFolder } from "./server-process.ts";

/** A process takes a second or two to load, and many where other programs want the same processors. */
const PATIENCE_MS = 60_000;
const TEST_MS = 4 * PATIENCE_MS;

let folder: DataFolder;
let server: OwnServer;
beforeAll(async () => {
  folder = await makeDataFolder();
  server = await start();
}, TEST_MS);
afterAll(async () => {
  await server.end();
  await folder.remove();
});

const start = async (): Promise<OwnServer> => startOwnServer({ dataDir: folder.path, port: await freePort() });

async function counts(): Promise<readonly ProcessCount[]> {
  const answer = await fetch(`${server.url}/readyz`);
  return ((await answer.json()) as { processes: readonly ProcessCount[] }).processes;
}

const countOf = (role: Role, running: number, restarts: number): ProcessCount => ({
  role,
  wanted: 1,
  running,
  restarts,
});

/** Places an order and waits until its traveller has been written to. */
async function orderAndRead(): Promise<void> {
  const attempt = newAttempt((await quote(server.url)).price_id);
  await send(server.url, attempt);
  const sent =
    "select 1 from messages join trips on order_id = subject_id where comment = $1 and messages.state = 'sent'";
  await eventually(async () => expect(await folder.query(sent, [attempt.key])).toHaveLength(1), PATIENCE_MS);
}

it(
  "calls are answered by one process and jobs done by another, each with its own figures in the metrics",
  async () => {
    await orderAndRead();
    expect(await counts()).toEqual([countOf("web", 1, 0), countOf("jobs", 1, 0)]);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    for (const role of ["web", "jobs"]) {
      expect(metrics).toMatch(new RegExp(`process_resident_memory_bytes{role="${role}"} \\d`));
      expect(metrics).toContain(`processes_running{role="${role}"} 1\n`);
    }
    // Counted where the jobs are done.
    expect(metrics).toContain('domain_events_total{event="order.placed"} 1\n');
    expect(metrics).toMatch(/http_request_duration_seconds_count\{route="\w*[oO]rder\w*",status="200"\} 1\n/);
  },
  TEST_MS,
);

it(
  "one that is killed is seen in /readyz and started again, and what it has not done is done",
  async () => {
    process.kill((await processOf(server.pid, "jobs")) ?? 0, "SIGKILL");
    await eventually(async () => expect(await counts()).toEqual([countOf("web", 1, 0), countOf("jobs", 0, 1)]));
    await orderAndRead();
    expect(await counts()).toEqual([countOf("web", 1, 0), countOf("jobs", 1, 1)]);
    process.kill((await processOf(server.pid, "web")) ?? 0, "SIGKILL");
    await eventually(
      async () => expect(await counts()).toEqual([countOf("web", 1, 1), countOf("jobs", 1, 1)]),
      PATIENCE_MS,
    );
    await orderAndRead();
  },
  TEST_MS,
);

it(
  "a terminal signals them too, and they still end in order; killed with their supervisor, none stays behind",
  async () => {
    const all = [await processOf(server.pid, "web"), await processOf(server.pid, "jobs")].map((pid) => pid ?? 0);
    for (const pid of all) {
      process.kill(pid, "SIGINT");
      process.kill(pid, "SIGTERM");
    }
    await orderAndRead();
    await server.end("SIGKILL");
    await eventually(async () => expect(all.filter(isAlive)).toEqual([]), PATIENCE_MS);
    server = await start();
    await orderAndRead();
    await server.end();
    expect(await leftOver(folder.path)).toEqual([]);
  },
  TEST_MS,
);
