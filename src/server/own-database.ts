import { refuseFullDisk } from "#server/database/disk-room.ts";
import { startEmbeddedPostgres } from "#server/database/embedded-postgres.ts";
import type { Env } from "#server/env.ts";

/** Where a process of the server finds the database; small enough to be handed from one process to another. */
export interface DatabaseAddress {
  readonly url: string;
  /** The folder of the embedded one, whose disk is watched. */
  readonly dataDir?: string;
}

/** The database of a server: the operator's own, or the embedded one, which was started for it. */
export interface OwnDatabase extends DatabaseAddress {
  /** Leaves the address of this server in its folder, so that a second start there can name it. */
  announce(address: string): Promise<void>;
  stop(): Promise<void>;
}

/** How the embedded database is started. */
export interface DatabaseOptions {
  readonly say: (line: string) => void;
  /** Whether a person named DATA_DIR rather than leaving its default. */
  readonly dataDirNamed: boolean;
  /** Called when the database is gone for good. */
  readonly onLost: (error: Error) => void;
}

/** Starts the embedded database, unless DATABASE_URL names another. */
export async function openOwnDatabase(
  env: Pick<Env, "databaseUrl" | "dataDir" | "publicUrl">,
  { say, dataDirNamed, onLost }: DatabaseOptions,
): Promise<OwnDatabase> {
  const nothing = async (): Promise<void> => undefined;
  if (env.databaseUrl !== undefined) return { url: env.databaseUrl, announce: nothing, stop: nothing };
  await refuseFullDisk(env.dataDir, say);
  return startEmbeddedPostgres({
    dataDir: env.dataDir,
    isExplicit: dataDirNamed,
    address: env.publicUrl,
    say,
    onLost,
  });
}
