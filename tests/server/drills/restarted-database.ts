import { Pool } from "pg";
import { startEmbeddedPostgres } from "#server/database/embedded-postgres.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { freePort, startOwnServer, type OwnServer } from "../../../scripts/with-server.ts";
import { buildTestApp } from "../../support/test-app.ts";
import { createTestDatabase, runOnServer } from "../../support/test-database.ts";
import { makeDataFolder } from "../server-process.ts";

/** Two servers on one database that a drill restarts. */
export interface RestartedDatabase {
  readonly urls: readonly string[];
  readonly pool: Pool;
  /** Ends every connection; nobody may come back before PostgreSQL runs again. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Two servers in this process, on a database of the tests' own PostgreSQL: its connections are ended as by a restart, within a second. */
export async function quicklyRestarted(): Promise<RestartedDatabase> {
  const { url, drop } = await createTestDatabase();
  const name = new URL(url).pathname.slice(1);
  const databases = [openDatabase(url, { max: 8 }), openDatabase(url, { max: 8 })];
  const apps = await Promise.all(
    databases.map((database) =>
      buildTestApp({ listen: true, variables: { DATABASE_URL: url }, parts: { database, clock: Date.now } }),
    ),
  );
  const pool = quietPool(url);
  return {
    urls: apps.map((app) => app.url),
    pool,
    restart: () => runOnServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`),
    async close() {
      for (const app of apps) await app.close();
      for (const database of databases) await database.close();
      await pool.end();
      await drop();
    },
  };
}

/** Two real servers on a real PostgreSQL, which is stopped as by its operator and broken off in turns. */
export async function reallyRestarted(): Promise<RestartedDatabase> {
  const folder = await makeDataFolder();
  const port = await freePort();
  const start = () => startEmbeddedPostgres({ dataDir: folder.path, port, isExplicit: true, say: () => undefined });
  let postgres = await start();
  const { url } = postgres;
  const env = {
    NODE_ENV: "production",
    ACQUIRER: "sandbox",
    DATABASE_URL: url,
    SECRET: "a secret that both servers know and that is long enough",
  };
  const servers: OwnServer[] = [];
  // One after the other: the first fills the database.
  for (const _ of ["first", "second"])
    servers.push(await startOwnServer({ dataDir: folder.path, port: await freePort(), env }));
  const pool = quietPool(url);
  let isSoft = false;
  return {
    urls: servers.map((server) => server.url),
    pool,
    async restart() {
      isSoft = !isSoft;
      const pid = await folder.postmaster();
      if (!isSoft && pid !== undefined) process.kill(pid, "SIGQUIT");
      await postgres.stop();
      postgres = await start();
    },
    async close() {
      for (const server of servers) await server.end();
      await pool.end();
      await postgres.stop();
      await folder.remove();
    },
  };
}

function quietPool(url: string): Pool {
  const pool = new Pool({ connectionString: url, max: 2 });
  pool.on("error", () => undefined);
  return pool;
}
