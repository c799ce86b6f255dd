import { readFile } from "node:fs/promises";
import { openDataDirectory } from "#server/database/data-directory.ts";
import { findPostmaster } from "#server/database/embedded-postgres-process.ts";
import { startEmbeddedPostgres } from "#server/database/embedded-postgres.ts";
import { migrate, pendingMigrations } from "#server/database/migrate.ts";
import { openDatabase, type Database } from "#server/database/open-database.ts";
import { SHARED_HOME } from "#server/database/postgres-binaries.ts";
import { findUnprivilegedUser } from "#server/database/unprivileged-user.ts";
import type { Env } from "#server/env.ts";

/** A database for a command to work with, and a way to close it. */
export interface ReachedDatabase extends Database {
  /** How it was reached, in words for the person who ran the command. */
  readonly said: string;
  readonly url: string;
}

/**
 * Opens the server's database: DATABASE_URL, the embedded one of a running server, or the
 * embedded one started for this command. An outdated one is brought up to date or refused, unless it is wanted as it is.
 */
export async function reachDatabase(
  env: Pick<Env, "databaseUrl" | "dataDir">,
  isExplicit: boolean,
  isWantedAsItIs = false,
): Promise<ReachedDatabase> {
  const open = isWantedAsItIs ? openedAsItIs : opened;
  if (env.databaseUrl !== undefined)
    return open(env.databaseUrl, "the database of DATABASE_URL", 'Run "npm run migrate"');
  const running = await findRunning(env.dataDir, isExplicit);
  if (running !== undefined)
    return open(running, "the database of the running server", "Stop the server and start it, which updates it,");
  const embedded = await startEmbeddedPostgres({ dataDir: env.dataDir, isExplicit, say: () => undefined });
  try {
    const database = openDatabase(embedded.url, { max: 2 });
    // Nobody else is there to bring it up to date, and starting the server would do the same.
    if (!isWantedAsItIs) await migrate(database.pool, { say: () => undefined });
    const close = async (): Promise<void> => {
      await database.close();
      await embedded.stop();
    };
    return { ...database, close, url: embedded.url, said: `the embedded database of ${embedded.dataDir}` };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/** Opens a database that somebody else looks after; an outdated one is refused with the remedy. */
async function opened(url: string, said: string, remedy: string): Promise<ReachedDatabase> {
  const database = openDatabase(url, { max: 2 });
  try {
    const pending = await pendingMigrations(database.pool);
    if (pending.length > 0)
      throw new Error(`${said} lacks ${pending.join(", ")}. ${remedy} and run this command again.`);
  } catch (error) {
    await database.close();
    throw error;
  }
  return { ...database, said, url };
}

const openedAsItIs = async (url: string, said: string): Promise<ReachedDatabase> => ({
  ...openDatabase(url, { max: 2 }),
  said,
  url,
});

/** The address of an embedded database that a server holds now; it accepts connections, but cannot be started twice. */
async function findRunning(dataDir: string, isExplicit: boolean): Promise<string | undefined> {
  const say = (): undefined => undefined;
  const user = await findUnprivilegedUser(say);
  const directory = await openDataDirectory({ dataDir, isExplicit, user, say, sharedHome: SHARED_HOME });
  const running = await findPostmaster(directory.cluster);
  if (running?.isReady !== true) return undefined;
  const password = (await readFile(directory.password, "utf8")).trim();
  return `postgres://nameboard:${encodeURIComponent(password)}@127.0.0.1:${running.port}/nameboard`;
}
