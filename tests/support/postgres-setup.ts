import { existsSync } from "node:fs";
import { lstat, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Client } from "pg";
import { findPostmaster, isRunning, waitUntilGone } from "#server/database/embedded-postgres-process.ts";
import { startEmbeddedPostgres } from "#server/database/embedded-postgres.ts";
import { migrate } from "#server/database/migrate.ts";
import { useMemoryFolder } from "../../scripts/memory-folder.ts";
import { databaseUrl, runOnServer, TEMPLATE } from "./test-database.ts";
import { FOLDER_PREFIX, makeTestFolder } from "./test-folder.ts";

/** An optional file that exports `seedTemplate(url)`, which fills the template of every test database. */
const SEED_FILE = fileURLToPath(new URL("./seed-template.ts", import.meta.url));

let stopServer: (() => Promise<void>) | undefined;

/** Before all tests: provides a PostgreSQL (TEST_DATABASE_URL, or one of our own) with a migrated template to clone. */
export async function setup(): Promise<void> {
  await useMemoryFolder();
  if (process.env["TEST_DATABASE_URL"] === undefined) {
    process.env["TEST_DATABASE_URL"] = await startOwnServer();
    // What a power cut would lose is thrown away with the tests; the drills about power cuts start their own servers.
    for (const setting of ["fsync", "full_page_writes"]) await runOnServer(`alter system set ${setting} = off`);
    await runOnServer("select pg_reload_conf()");
  }
  await makeTemplate();
}

/** After all tests: stops our own PostgreSQL and deletes its files. */
export async function teardown(): Promise<void> {
  await stopServer?.();
}

async function startOwnServer(): Promise<string> {
  await removeAbandonedFolders();
  const dataDir = await makeTestFolder();
  const server = await startEmbeddedPostgres({ dataDir, say: () => undefined });
  stopServer = async () => {
    await server.stop();
    // Where even the temporary folder is closed to PostgreSQL, the database lies elsewhere.
    for (const folder of new Set([dataDir, server.dataDir])) await rm(folder, { recursive: true });
    delete process.env["TEST_DATABASE_URL"];
  };
  return server.url;
}

async function makeTemplate(): Promise<void> {
  await runOnServer(`drop database if exists ${TEMPLATE} with (force)`);
  await runOnServer(`create database ${TEMPLATE}`);
  const client = new Client({ connectionString: databaseUrl(TEMPLATE) });
  await client.connect();
  await migrate(client, { say: () => undefined }).finally(() => client.end());
  if (existsSync(SEED_FILE)) {
    const seeds: { seedTemplate(url: string): Promise<void> } = await import(pathToFileURL(SEED_FILE).href);
    await seeds.seedTemplate(databaseUrl(TEMPLATE));
  }
  // Nobody can connect to it now, so that cloning never finds it in use.
  await runOnServer(`alter database ${TEMPLATE} with allow_connections false`);
}

// A test run that was killed leaves its PostgreSQL behind; the next run ends it.
async function removeAbandonedFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = new RegExp(`^${FOLDER_PREFIX}(\\d+)-`).exec(name)?.[1];
    if (owner === undefined || (await isRunning(Number(owner)))) continue;
    const folder = join(tmpdir(), name);
    // In the shared /tmp anybody can make a folder with this name.
    const { uid } = await lstat(folder);
    if (uid !== process.getuid?.()) continue;
    const cluster = join(folder, "postgres");
    const left = await findPostmaster(cluster);
    if (left) {
      process.kill(left.pid, "SIGQUIT");
      await waitUntilGone(left.pid, cluster, 10_000);
    }
    await rm(folder, { recursive: true, force: true });
  }
}
