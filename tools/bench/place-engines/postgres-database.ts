import { Client } from "pg";
import { startEmbeddedPostgres } from "#server/database/embedded-postgres.ts";

const NAME = "trigram";
/** Character types that know Cyrillic letters; under the plain C that the product uses, pg_trgm finds no trigrams in them. */
const CHARACTER_TYPES = ["C.UTF-8", "en_US.UTF-8"];

/** The benchmark's own database, with a connection to it. */
export interface BenchDatabase {
  readonly client: Client;
  readonly close: () => Promise<void>;
}

async function createDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query("select from pg_database where datname = $1", [NAME]);
  let problem: unknown;
  let isThere = rowCount !== 0;
  for (const types of CHARACTER_TYPES) {
    if (isThere) break;
    try {
      await client.query(
        `create database ${NAME} template template0 locale_provider builtin builtin_locale 'C.UTF-8' lc_collate 'C' lc_ctype '${types}'`,
      );
      isThere = true;
    } catch (error) {
      problem = error;
    }
  }
  await client.end();
  if (!isThere)
    throw new Error("This system has no character types for PostgreSQL that know Cyrillic", { cause: problem });
}

/** Starts the embedded PostgreSQL in a folder and opens the benchmark's database, creating it if necessary. */
export async function openBenchDatabase(folder: string): Promise<BenchDatabase> {
  const server = await startEmbeddedPostgres({ dataDir: folder, isExplicit: true, say: () => undefined });
  try {
    await createDatabase(server.url);
    const url = new URL(server.url);
    url.pathname = `/${NAME}`;
    const client = new Client({ connectionString: url.href });
    await client.connect();
    const close = async (): Promise<void> => {
      await client.end();
      await server.stop();
    };
    return { client, close };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
