import { cp, mkdir, readFile, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DRILLS } from "../../../tests/support/drills.ts";
import { startHolder } from "../../../tests/support/holder-process.ts";
import { makeTestFolder } from "../../../tests/support/test-folder.ts";
import { findPostmaster, waitUntilGone } from "./embedded-postgres-process.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";

/** A data directory after its first start, to be damaged in copies. */
let prepared: string;
let dataDir: string;
let cluster: string;

beforeAll(async () => {
  prepared = await makeTestFolder();
  await (await startEmbeddedPostgres({ dataDir: prepared, say: () => undefined })).stop();
});

afterAll(() => rm(prepared, { recursive: true }));

beforeEach(async () => {
  dataDir = await makeTestFolder();
  cluster = join(dataDir, "postgres");
});

afterEach(async () => {
  const left = await findPostmaster(cluster);
  if (left) {
    process.kill(left.pid, "SIGQUIT");
    await waitUntilGone(left.pid, cluster, 10_000);
  }
  await rm(dataDir, { recursive: true, force: true });
});

const start = () => startEmbeddedPostgres({ dataDir, say: () => undefined });

async function startOnceAndStop(): Promise<void> {
  const { stop } = await start();
  await stop();
}

const copyPrepared = () => cp(prepared, dataDir, { recursive: true });

describe("a damaged data directory", () => {
  it("R-10 refuses a folder that holds anything but a whole cluster, and touches nothing", async () => {
    await mkdir(join(cluster, "global"), { recursive: true });
    await writeFile(join(cluster, "PG_VERSION"), "18\n");
    await expect(start()).rejects.toThrow(/no whole PostgreSQL database.*Nothing was changed.*newest backup/s);
    expect((await readdir(cluster)).toSorted()).toEqual(["PG_VERSION", "global"]);

    await writeFile(join(cluster, "global", "pg_control"), "too short");
    await expect(start()).rejects.toThrow("no whole PostgreSQL database");
  });

  it("R-10 refuses a cluster of another PostgreSQL version", async () => {
    await copyPrepared();
    await writeFile(join(cluster, "PG_VERSION"), "17\n");
    await expect(start()).rejects.toThrow(/written by PostgreSQL 17/);
  });

  it("R-10 refuses, with the restore steps, what PostgreSQL itself cannot open", async () => {
    await copyPrepared();
    const journal = join(cluster, "pg_wal");
    for (const name of await readdir(journal)) if (/^[0-9A-F]{24}$/.test(name)) await truncate(join(journal, name), 0);
    await expect(start()).rejects.toThrow(/did not start.*checkpoint.*newest backup/s);
    expect(await findPostmaster(cluster)).toBeUndefined();
  });

  it("R-10 never begins an empty database where one was lost", async () => {
    await copyPrepared();
    await rm(cluster, { recursive: true });
    await expect(start()).rejects.toThrow(/created in .* before/);
    await mkdir(cluster);
    await expect(start()).rejects.toThrow(/missing or empty now/);
    expect(await readdir(cluster)).toEqual([]);
  });

  it("R-10 says so when the password is missing", async () => {
    await copyPrepared();
    await rm(join(dataDir, "postgres.password"));
    await expect(start()).rejects.toThrow(/password of the database.*is missing or closed/);
  });
});

describe("a first start", () => {
  it.runIf(DRILLS)(
    "R-10 survives a kill at any moment: the next start opens a whole database and leaves no draft",
    async () => {
      for (const delay of [200, 400, 800]) {
        await rm(dataDir, { recursive: true });
        await mkdir(dataDir, { mode: 0o711 });
        const holder = startHolder(dataDir);
        await sleep(delay);
        await holder.kill();
        await startOnceAndStop();
        // The initdb of the killed start may have lived on for a moment, and the second start cleans up what it left.
        await startOnceAndStop();
        expect((await readdir(dataDir)).toSorted()).toEqual([
          "postgres",
          "postgres.created",
          "postgres.log",
          "postgres.password",
        ]);
      }
    },
    30_000,
  );

  it("uses an empty folder that already exists, and keeps the password to us", async () => {
    await mkdir(cluster);
    await startOnceAndStop();
    expect((await readFile(join(dataDir, "postgres.password"), "utf8")).trim()).toMatch(/^[\w-]{32}$/);
  });
});
