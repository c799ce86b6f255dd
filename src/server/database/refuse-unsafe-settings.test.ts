import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/test-database.ts";
import { makeTestFolder } from "../../../tests/support/test-folder.ts";
import { openDataDirectory } from "./data-directory.ts";
import { findPostmaster, launchPostgres, stopPostgres } from "./embedded-postgres-process.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { preparePostgresBinaries } from "./postgres-binaries.ts";
import { refuseUnsafeSettings } from "./refuse-unsafe-settings.ts";
import { findUnprivilegedUser } from "./unprivileged-user.ts";

const say = () => undefined;
const cleanUps: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  cleanUps.push(() => client.end());
  return client;
}

describe("refuseUnsafeSettings", () => {
  it("G-03 accepts a safe PostgreSQL", async () => {
    const { url, drop } = await createTestDatabase();
    cleanUps.push(drop);
    await expect(refuseUnsafeSettings(await connect(url))).resolves.toBeUndefined();
  });

  it("G-03 refuses a database whose commits are not synchronous, with the reason", async () => {
    const { url, drop } = await createTestDatabase();
    cleanUps.push(drop);
    const unsafe = await connect(`${url}?options=-csynchronous_commit%3Doff`);
    await expect(refuseUnsafeSettings(unsafe)).rejects.toThrow(/synchronous_commit is off.*already confirmed/);
  });

  it("G-03 R-08 refuses to join a PostgreSQL without fsync, and leaves it running", async () => {
    const dataDir = await makeTestFolder();
    cleanUps.push(() => rm(dataDir, { recursive: true }));
    await (await startEmbeddedPostgres({ dataDir, say })).stop();

    const user = await findUnprivilegedUser(say);
    const directory = await openDataDirectory({
      dataDir,
      isExplicit: true,
      user,
      say,
      sharedHome: join(dataDir, "shared"),
    });
    const binaries = await preparePostgresBinaries({ user, copyHome: dataDir, say });
    const settings = { fsync: "off", full_page_writes: "off" };
    const postmaster = await launchPostgres({ directory, binaries, user, settings });
    if (postmaster === "in the way") throw new Error("Nothing else may run here.");
    cleanUps.push(() => stopPostgres(postmaster, directory.cluster, binaries));

    await expect(startEmbeddedPostgres({ dataDir, say })).rejects.toThrow(/fsync is off.*full_page_writes is off/);
    expect((await findPostmaster(directory.cluster))?.pid).toBe(postmaster.pid);
  });
});
