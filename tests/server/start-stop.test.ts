import { spawn } from "node:child_process";
import { readFile, readdir } from "node:fs/promises";
import { connect, createServer, type AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SOCKET_TIMES } from "#server/http/socket-limits.ts";
import { freePort } from "../../scripts/with-server.ts";
import { countPostmasters } from "../support/count-postmasters.ts";
import { DRILLS } from "../support/drills.ts";
import { eventually } from "../support/factories.ts";
import { isAlive, leftOver, makeDataFolder, newAttempt, quote, send, type DataFolder } from "./server-process.ts";

/** A start of the server, as a person runs it in a terminal. */
interface Started {
  readonly pid: number;
  readonly url: string;
  /** Everything it has printed so far. */
  printed(): string;
  /** Waits for its "Ready in" and returns the seconds. */
  ready(): Promise<number>;
  kill(signal: NodeJS.Signals): void;
  /** How it ended: its exit code, or the signal that killed it. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

/** A first start takes a few seconds, and many where other programs want the same processors. */
const START_MS = 120_000;
const TEST_MS = 2 * START_MS;

/** Tests share a data folder as long as each leaves a server running on it, because a first start takes longest. */
let folder: DataFolder;
let left: Started | undefined;
const running: Started[] = [];
beforeAll(async () => {
  folder = await makeDataFolder();
});
afterEach(async () => {
  await killAllBut(left);
  if (left !== undefined) return;
  await folder.remove();
  folder = await makeDataFolder();
});
afterAll(async () => {
  await killAllBut(undefined);
  await folder.remove();
});

async function killAllBut(spared: Started | undefined): Promise<void> {
  for (const one of running) {
    if (one === spared) continue;
    one.kill("SIGKILL");
    await one.ended;
  }
}

/** The server that the test before has left running, or a new one. */
async function serving(): Promise<Started> {
  const one = left ?? (await start());
  left = undefined;
  await one.ready();
  // In production only prices of an operator's own are sold.
  await folder.query("update tariff_books set file_name = 'rides.yaml' where file_name is null");
  return one;
}

async function start(env: Record<string, string> = {}): Promise<Started> {
  const port = await freePort();
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      ACQUIRER: "sandbox",
      ACCEPTED_RISKS: "local-address,made-secret",
      LOG_LEVEL: "error",
      // One person orders here all the time.
      CHANGES_PER_HOUR: "0",
      LETTERS_PER_HOUR: "0",
      PORT: String(port),
      DATA_DIR: folder.path,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  child.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<number | NodeJS.Signals>((resolve) =>
    child.on("close", (code, signal) => resolve(code ?? signal ?? 0)),
  );
  const one: Started = {
    pid: child.pid ?? 0,
    url: `http://localhost:${port}`,
    printed: () => printed,
    ready: () =>
      eventually(async () => {
        const match = /Ready in (\d+\.\d) s/.exec(printed);
        if (match === null) throw new Error(`not ready: ${printed}`);
        return Number(match[1]);
      }, START_MS),
    kill: (signal) => void child.kill(signal),
    ended,
  };
  running.push(one);
  return one;
}

/** The signal that a start listens for last, and Node by itself never. */
const SIGHUP = 1;

async function listensFor(pid: number, signal: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const caught = BigInt(`0x${/^SigCgt:\s*(\w+)$/m.exec(status)?.[1] ?? "0"}`);
  return ((caught >> BigInt(signal - 1)) & 1n) === 1n;
}

describe("a start that is asked to stop", () => {
  it.runIf(DRILLS)(
    "says so and ends with 0 while its code is still being read",
    async () => {
      const first = await start();
      await eventually(async () => expect(await listensFor(first.pid, SIGHUP)).toBe(true));
      first.kill("SIGTERM");
      expect(await first.ended).toBe(0);
      expect(first.printed()).toContain("Asked to stop");
      expect(first.printed()).toMatch(/stopped before anything was started|Stopped\. All orders are on disk/);
      expect(await leftOver(folder.path)).toEqual([]);
    },
    TEST_MS,
  );

  it.runIf(DRILLS)(
    "ends with 0 while the database is being created, and leaves no process behind (R12)",
    async () => {
      const first = await start();
      await eventually(async () => expect(first.printed()).toContain("Database: applied 0001"), START_MS);
      first.kill("SIGTERM");
      expect(await first.ended).toBe(0);
      expect(first.printed()).not.toContain("Ready in");
      expect(await leftOver(folder.path)).toEqual([]);
      left = await start();
      await left.ready();
    },
    TEST_MS,
  );
});

describe("two starts on one data folder", () => {
  it(
    "R-09, G-05: the second says who holds it and how to go on, exits with 1 and harms nothing",
    async () => {
      const first = await serving();
      const attempt = newAttempt((await quote(first.url)).price_id);
      await send(first.url, attempt);
      const second = await start();
      expect(await second.ended).toBe(1);
      expect(second.printed()).toContain("Nameboard cannot start.");
      expect(second.printed()).toContain(
        `The data directory ${folder.path} is in use by "nameboard server pid ${first.pid} ${first.url}" since 20`,
      );
      expect(second.printed()).toContain("Stop that server first, or give this one a folder of its own with DATA_DIR.");
      expect(second.printed()).not.toMatch(/\n {4}at /);
      expect(await countPostmasters(`${folder.path}/postgres`)).toBe(1);
      const again = await send(first.url, attempt);
      expect([again.status, again.order]).toEqual([200, attempt.answer]);
      left = first;
    },
    TEST_MS,
  );
});

describe("a server that is asked to stop", () => {
  // Which signals count is tried in npm-start.test.ts.
  it(
    "R-06: ends with 0 together with its database and leaves no process; the next start prepares nothing, and an order in progress was answered or can be sent again, and is never half stored",
    async () => {
      const first = await serving();
      const postmaster = await folder.postmaster();
      const { price_id: priceId } = await quote(first.url);
      const attempts = Array.from({ length: 12 }, () => newAttempt(priceId));
      const [early, ...others] = attempts;
      if (early !== undefined) await send(first.url, early);
      const sent = others.map((attempt) => send(first.url, attempt).catch(() => undefined));
      await new Promise((resolve) => setTimeout(resolve, 15));
      const asked = performance.now();
      first.kill("SIGTERM");
      await Promise.all(sent);
      expect(await first.ended).toBe(0);
      // Keep-alive connections do not delay the stop.
      expect(performance.now() - asked).toBeLessThan(SOCKET_TIMES.idleMs);
      expect(first.printed()).toContain("Stopped. All orders are on disk.");
      expect(isAlive(postmaster ?? 0)).toBe(false);
      expect(await leftOver(folder.path)).toEqual([]);

      const second = await start();
      process.stdout.write(`second start: Ready in ${await second.ready()} s\n`);
      expect(second.printed()).not.toMatch(/Preparing|applied|in place/);
      for (const attempt of attempts) {
        const before = attempt.answer;
        const { status, order } = await send(second.url, attempt);
        expect(status).toBe(200);
        if (before !== undefined) expect(order).toEqual(before);
      }
      const [count] = await folder.query<{ orders: number; trips: number; events: number }>(
        `with sent as (select order_id from trips where comment = any($1))
         select (select count(*)::int from sent) as orders,
                (select count(*)::int from trips where order_id in (select order_id from sent)) as trips,
                (select count(*)::int from outbox
                  where subject_kind = 'order' and subject_id in (select order_id from sent)) as events`,
        [attempts.map(({ key }) => key)],
      );
      expect(count).toEqual({ orders: 12, trips: 12, events: 12 });
      left = second;
    },
    TEST_MS,
  );

  it(
    "ends at once, together with the database, on a second signal later on (R12)",
    async () => {
      const first = await serving();
      const postmaster = await folder.postmaster();
      const busy = connect(Number(new URL(first.url).port), "localhost");
      // A call that never ends delays the stop until its time limit.
      busy.write("POST /v4/orders HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n");
      await new Promise((resolve) => setTimeout(resolve, 200));
      first.kill("SIGTERM");
      await new Promise((resolve) => setTimeout(resolve, 1200));
      first.kill("SIGTERM");
      expect(await first.ended).toBe(1);
      await eventually(async () => expect(isAlive(postmaster ?? 0)).toBe(false));
      busy.destroy();
    },
    TEST_MS,
  );
});

describe("a start that cannot succeed", () => {
  it("in production with no acquirer named, or an empty name, is refused with all else that the settings lack, before anything is touched", async () => {
    const one = await start({ ACQUIRER: " ", ACCEPTED_RISKS: "made-secret" });
    expect([await one.ended, one.printed()]).toEqual([
      1,
      expect.stringMatching(/ACQUIRER must be named in production[^]*PUBLIC_URL leads to this machine only/),
    ]);
    expect(await readdir(folder.path)).toEqual([]);
  });

  it(
    "found 48: what the settings and what the data refuse is told at once, and nothing is written",
    async () => {
      const fresh = await start({ ACQUIRER: "stripe", SMTP_URL: "nowhere", ACCEPTED_RISKS: "" });
      expect(await fresh.ended).toBe(1);
      for (const words of [/STRIPE_KEY/, /SMTP_URL/, /PUBLIC_URL leads to this machine/, /there is no secret/])
        expect(fresh.printed()).toMatch(words);
      expect(await readdir(folder.path)).toEqual([]);
      // The same of a database that is there, whose demo accounts are open.
      const demo = await start({ NODE_ENV: "development" });
      await demo.ready();
      demo.kill("SIGTERM");
      await demo.ended;
      const used = await start({ ACQUIRER: "", LOG_LEVEL: "loud", ACCEPTED_RISKS: "", SECRET: "x".repeat(40) });
      expect(await used.ended).toBe(1);
      for (const words of [
        /ACQUIRER must be named/,
        /LOG_LEVEL must be/,
        /PUBLIC_URL leads to this machine/,
        /open demo accounts/,
        /SECRET is not the secret of this database/,
      ])
        expect(used.printed()).toMatch(words);
    },
    TEST_MS,
  );

  it("on a taken port is refused first, with advice to choose another, and nothing is prepared (R14)", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "localhost", resolve));
    const { port } = other.address() as AddressInfo;
    const one = await start({ PORT: String(port) });
    expect(await one.ended).toBe(1);
    other.close();
    expect(one.printed()).toBe(
      "\nNameboard cannot start.\n" +
        `Port ${port} on localhost is taken by another program, perhaps by a Nameboard that runs already.\n` +
        `Stop that program, or choose another port: PORT=${port + 1} npm start, or a line PORT=${port + 1} in the file .env.\n`,
    );
    expect(await readdir(folder.path)).toEqual([]);
  });

  it.runIf(DRILLS)(
    "with a HOST that is not an address of this machine is refused first, with an explanation",
    async () => {
      const one = await start({ HOST: "203.0.113.9" });
      expect(await one.ended).toBe(1);
      expect(one.printed()).toContain("HOST=203.0.113.9 is no address of this machine.");
      expect(await readdir(folder.path)).toEqual([]);
    },
  );
});
