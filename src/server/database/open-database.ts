import { Kysely, PostgresDialect } from "kysely";
import { Pool, types } from "pg";
import type { Tables } from "#server/database/tables.ts";

/** The open database: typed queries, the pool below them, and a function that closes both. */
export type Database = { pool: Pool; db: Kysely<Tables>; close: () => Promise<void> };

type Options = {
  /** Most connections at a time. */
  max: number;
  /** How long a connection, a statement and a pause inside a transaction may take; on a machine that runs several tests at once each may take longer. */
  patienceMs?: number;
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void;
};

const PATIENCE_MS = 5_000;

const { INT8, DATE, TIMESTAMP } = types.builtins;
// pg has no names for the list types.
const INT8_LIST = 1016;
const DATE_LIST = 1182;
const TIMESTAMP_LIST = 1115;
// Typed as any number, because pg's types name none of the lists.
const TEXT_LIST: number = 1009;

/** Opens the database behind a connection string; connections are made on demand. */
export function openDatabase(url: string, { max, patienceMs = PATIENCE_MS, onIdleError }: Options): Database {
  const pool = new Pool({
    connectionString: url,
    max,
    application_name: "nameboard",
    connectionTimeoutMillis: patienceMs,
    statement_timeout: patienceMs,
    idle_in_transaction_session_timeout: patienceMs,
    types: { getTypeParser: findParser },
  });
  // Without listeners a restart of PostgreSQL would end the whole server. The pool reports
  // an idle connection; on a busy one the query fails, and its own event has nothing to add.
  pool.on("error", (error) => onIdleError?.(error));
  pool.on("connect", (client) => client.on("error", () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  // Kysely closes the pool only if it has ever queried it.
  const close = async (): Promise<void> => {
    await db.destroy();
    if (!pool.ended) await pool.end();
  };
  return { pool, db, close };
}

/** Reads a bigint as a number, and refuses one that a number cannot hold exactly: money must not be rounded. */
export function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database holds ${text}, too large a number to compute with exactly.`);
  return value;
}

type TextParser = (text: string) => unknown;

const readTextList: TextParser = types.getTypeParser(TEXT_LIST);

// A local time without a zone, or a date, is not a moment: as a Date it would silently take this server's zone.
const PARSERS = new Map<number, TextParser>([
  [INT8, parseSafeInteger],
  [INT8_LIST, readIntegerList],
  [DATE, String],
  [DATE_LIST, readTextList],
  [TIMESTAMP, String],
  [TIMESTAMP_LIST, readTextList],
]);

function readIntegerList(text: string): (number | null)[] {
  const list = readTextList(text);
  if (!Array.isArray(list)) throw new TypeError(`Not a list: ${text}`);
  return list.map((item: string | null) => (item === null ? null : parseSafeInteger(item)));
}

function findParser(typeId: number, format?: "text" | "binary"): TextParser {
  const own = format === "binary" ? undefined : PARSERS.get(typeId);
  return own ?? types.getTypeParser(typeId, format ?? "text");
}
