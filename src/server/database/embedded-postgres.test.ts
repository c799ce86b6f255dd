import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { countPostmasters } from "../../../tests/support/count-postmasters.ts";
import { DRILLS } from "../../../tests/support/drills.ts";
import { startHolder, type Holder } from "../../../tests/support/holder-process.ts";
import { makeTestFolder } from "../../../tests/support/test-folder.ts";
import { DataDirectoryInUse } from "./data-directory-lock.ts";
import { findPostmaster, isRunning, waitUntilGone } from "./embedded-postgres-process.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "./embedded-postgres.ts";
import { findUnprivilegedUser } from "./unprivileged-user.ts";

const quiet = () => undefined;
/** A data directory after its first start, which most tests need not repeat. */
let prepared: string;
let dataDir: string;
let cluster: string;
let opened: EmbeddedPostgres[];
let holders: Holder[];

beforeAll(async () => {
  prepared = await makeTestFolder();
  await (await startEmbeddedPostgres({ dataDir: prepared, say: quiet })).stop();
});

afterAll(() => rm(prepared, { recursive: true }));

beforeEach(async () => {
  dataDir = await makeTestFolder();
  await cp(prepared, dataDir, { recursive: true });
  cluster = join(dataDir, "postgres");
  opened = [];
  holders = [];
});

afterEach(async () => {
  for (const holder of holders) await holder.kill();
  for (const postgres of opened) await postgres.stop();
  const left = await findPostmaster(cluster);
  if (left) {
    process.kill(left.pid, "SIGQUIT");
    await waitUntilGone(left.pid, cluster, 10_000);
  }
  await rm(dataDir, { recursive: true, force: true });
});

async function start(options: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, say: quiet, ...options });
  opened.push(postgres);
  return postgres;
}

function hold(mode?: "write"): Holder {
  const holder = startHolder(dataDir, mode);
  holders.push(holder);
  return holder;
}

async function query<T extends object>(url: string, sql: string): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client
    .query<T>(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

async function killPostmaster(): Promise<void> {
  const postmaster = await findPostmaster(cluster);
  if (postmaster) process.kill(postmaster.pid, "SIGKILL");
}

describe("a data directory in use", () => {
  it("R-09 tells the second start who holds it, and where", async () => {
    const first = hold();
    await first.outcome;
    const refusal = await start().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DataDirectoryInUse);
    expect(String(refusal)).toContain(`nameboard server pid ${first.pid} http://localhost:3000`);
    expect(String(refusal)).toMatch(/since \d{4}-\d\d-\d\dT/);
    expect(await isRunning(first.pid)).toBe(true);
  });

  it.runIf(DRILLS)("R-09 shows an address that became known only after the start", async () => {
    const first = await start();
    await first.announce("http://localhost:4711");
    await expect(start()).rejects.toThrow("http://localhost:4711");
  });

  it.runIf(DRILLS)(
    "G-05 lets one of three simultaneous starts through and refuses two, first on no database, then after a kill",
    async () => {
      await rm(dataDir, { recursive: true });
      await mkdir(dataDir, { mode: 0o711 });
      for (const round of [1, 2, 3]) {
        const all = [hold(), hold(), hold()];
        const outcomes = await Promise.all(all.map(({ outcome }) => outcome));
        expect(outcomes.map(({ event }) => event).toSorted(), `round ${round}`).toEqual(["refused", "refused", "up"]);
        for (const outcome of outcomes)
          if (outcome.event === "refused") expect(outcome.name).toBe("DataDirectoryInUse");
        expect(await countPostmasters(cluster)).toBe(1);
        // The second round meets a PostgreSQL that survived, the third a dead one.
        if (round === 2) await killPostmaster();
        for (const holder of all) await holder.kill();
      }
    },
    30_000,
  );

  it.runIf(DRILLS)("R-09 waits for a server that is just stopping instead of refusing", async () => {
    const first = await start();
    const stopping = first.stop();
    const second = await start();
    await stopping;
    expect(second.joined).toBe(false);
    expect(await query(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
  });
});

describe("after a kill", () => {
  it("R-06 R-09 joins the PostgreSQL that outlived its server and finds every confirmed row", async () => {
    const server = hold("write");
    await server.outcome;
    while (server.confirmed.length < 50) await sleep(10);
    await server.kill();
    const next = await start();
    expect(next.joined).toBe(true);
    expect(await missingRows(next.url, server)).toEqual([]);
  });

  it("R-07 G-01 recovers when server and PostgreSQL are killed together, with every confirmed row", async () => {
    const server = hold("write");
    await server.outcome;
    while (server.confirmed.length < 50) await sleep(10);
    await Promise.all([killPostmaster(), server.kill()]);
    const next = await start();
    expect(next.joined).toBe(false);
    expect(await missingRows(next.url, server)).toEqual([]);
  });

  it("R-11 starts its PostgreSQL again where it was, says so, and tells the server when that does not help", async () => {
    const said: string[] = [];
    const onLost = vi.fn<(error: Error) => void>();
    const { url } = await start({ onLost, mostRestarts: 1, say: (line) => said.push(line) });
    await killPostmaster();
    await vi.waitFor(() => expect(said.at(-1)).toMatch(/^PostgreSQL runs again/), 20_000);
    expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(said.at(-2)).toMatch(/^PostgreSQL has ended by itself .+ Starting it again\.$/);
    expect(onLost).not.toHaveBeenCalled();
    await killPostmaster();
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce(), 20_000);
    expect(onLost.mock.lastCall?.[0].message).toMatch(/^PostgreSQL has ended again, .+ within 10 minutes \(1\)/);
  });

  it.runIf(process.platform === "linux")(
    "R-09 starts although another program now has the number of the dead PostgreSQL",
    async () => {
      const { stop } = await start();
      const pidFile = await readFile(join(cluster, "postmaster.pid"), "utf8");
      await stop();
      const user = await findUnprivilegedUser(quiet);
      const other = spawn("sleep", ["60"], {
        ...(user && { uid: user.uid, gid: user.gid }),
        cwd: "/",
      });
      try {
        await writeFile(join(cluster, "postmaster.pid"), pidFile.replace(/^\d+/, String(other.pid)));
        const next = await start();
        expect(next.joined).toBe(false);
      } finally {
        other.kill();
        await once(other, "exit");
      }
    },
  );

  async function missingRows(url: string, { confirmed }: Holder): Promise<number[]> {
    const stored = new Set(
      (await query<{ number: number }>(url, "select number from confirmed")).map(({ number }) => number),
    );
    return confirmed.filter((number) => !stored.has(number));
  }
});

describe("start and stop", () => {
  it.runIf(DRILLS)("keeps rows over an orderly stop, leaves no process, and ignores a second stop", async () => {
    const first = await start();
    await query(first.url, "create table kept as select 7 as number");
    await first.stop();
    await first.stop();
    expect(await findPostmaster(cluster)).toBeUndefined();
    const second = await start();
    expect(await query(second.url, "select number from kept")).toEqual([{ number: 7 }]);
  });

  it("R-08 runs with safe settings, in UTC, and lowers Cyrillic letters", async () => {
    const { url } = await start();
    const [row] = await query(
      url,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
              current_setting('timezone') as zone, lower('ШЕРЕМЕТЬЕВО') as lowered`,
    );
    expect(row).toEqual({ fsync: "on", commit: "on", zone: "UTC", lowered: "шереметьево" });
  });

  it("G-26 keeps values out of the log and the log small", async () => {
    await writeFile(join(dataDir, "postgres.log"), "x".repeat(5_000_001));
    const { url } = await start();
    await expect(query(url, "select 'canary-4711'::int")).rejects.toThrow("canary-4711");
    const log = await readFile(join(dataDir, "postgres.log"), "utf8");
    expect(log).not.toContain("canary-4711");
    expect(log.length).toBeLessThan(10_000);
  });

  it.runIf(process.getuid?.() === 0)("works for root in a folder that nobody else may enter", async () => {
    const said: string[] = [];
    const closed = join(await makeTestFolder(), "closed");
    const sharedHome = join(dataDir, "shared");
    await mkdir(closed, { mode: 0o700 });
    const options = {
      dataDir: join(closed, ".data"),
      sharedHome,
      say: (line: string) => said.push(line),
    };
    const first = await start(options);
    expect(first.dataDir.startsWith(`${sharedHome}/`)).toBe(true);
    expect(said.join("\n")).toContain(closed);
    await query(first.url, "create table kept as select 7 as number");
    await first.stop();
    const second = await start(options);
    expect(await query(second.url, "select number from kept")).toEqual([{ number: 7 }]);
    await expect(start({ ...options, dataDir: join(closed, "chosen"), isExplicit: true })).rejects.toThrow(
      /chmod o\+x/,
    );
    await second.stop();
    await rm(join(closed, ".."), { recursive: true });
  });
});
