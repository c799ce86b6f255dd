import { sql, type Kysely, type Transaction } from "kysely";
import type { TariffBook } from "#domain/tariffs/tariff-book.ts";
import type { Tables } from "#server/database/tables.ts";

/** A book and its version. */
export interface StoredBook {
  readonly version: number;
  readonly book: TariffBook;
}

/** One version as the list shows it. */
export interface BookVersion {
  readonly version: number;
  readonly title: string;
  readonly madeAt: Date;
  readonly fileName: string | null;
  readonly isCurrent: boolean;
  readonly undoneAt: Date | null;
}

// Any constant works, as long as nothing else in this database uses it.
const LOCK_NUMBER = 5_026_300_904;

/** The book in force; undefined before the first one. */
export async function readCurrentBook(db: Kysely<Tables>): Promise<StoredBook | undefined> {
  const row = await db
    .selectFrom("tariff_books")
    .select(["version", "body"])
    .where("is_current", "=", true)
    .executeTakeFirst();
  return row && { version: row.version, book: row.body };
}

/** The same for a server: a large book may take a busy machine longer than the limit of other statements. */
export function readCurrentBookPatiently(db: Kysely<Tables>): Promise<StoredBook | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = '60s'`.execute(trx);
    return readCurrentBook(trx);
  });
}

/** The version in force, 0 if there is none; cheap to read. */
export async function readCurrentVersion(db: Kysely<Tables>): Promise<number> {
  const row = await db.selectFrom("tariff_books").select("version").where("is_current", "=", true).executeTakeFirst();
  return row?.version ?? 0;
}

/** Whether the prices in force are those that an empty database is filled with: no operator has imported any of their own. */
export async function hasDemoBook(db: Kysely<Tables>): Promise<boolean> {
  /** The entries of a part of a book, wherever they stand in its file. */
  const entries = (book: string, part: string) => sql`(
    select jsonb_agg(entry - 'line' order by (entry - 'line')::text)
    from jsonb_array_elements(${sql.ref(`${book}.body`)} -> ${sql.lit(part)}) entry
  )`;
  const isSame = (part: string) => sql`${entries("demo", part)} is not distinct from ${entries("current", part)}`;
  const { rows } = await sql`
    select 1 from tariff_books current
    where current.is_current and (current.file_name is null or exists (
      select from tariff_books demo where demo.file_name is null and ${isSame("tariffs")} and ${isSame("fares")}
    ))`.execute(db);
  return rows.length > 0;
}

/** Changes with every import and every undo; cheap to read. */
export async function readBooksState(db: Kysely<Tables>): Promise<string> {
  const { last, undone } = await db
    .selectFrom("tariff_books")
    .select(({ fn }) => [fn.max("version").as("last"), fn.count("undone_at").as("undone")])
    .executeTakeFirstOrThrow();
  return `${last ?? 0}:${undone}`;
}

/** The book of a version, in force or not. */
export async function readBook(db: Kysely<Tables>, version: number): Promise<StoredBook | undefined> {
  const row = await db.selectFrom("tariff_books").select("body").where("version", "=", version).executeTakeFirst();
  return row && { version, book: row.body };
}

/** All versions, latest first. */
export async function listBooks(db: Kysely<Tables>): Promise<BookVersion[]> {
  const rows = await db
    .selectFrom("tariff_books")
    .select(["version", "title", "made_at", "file_name", "is_current", "undone_at"])
    .orderBy("version", "desc")
    .execute();
  return rows.map((row) => ({
    version: row.version,
    title: row.title,
    madeAt: row.made_at,
    fileName: row.file_name,
    isCurrent: row.is_current,
    undoneAt: row.undone_at,
  }));
}

/** Waits until nobody else changes the book, beyond the time limits of ordinary requests. */
export async function lockBooks(trx: Transaction<Tables>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(${LOCK_NUMBER})`.execute(trx);
}

/** Whether a book is identical to the one in force. */
export async function isCurrentBook(db: Kysely<Tables>, book: TariffBook): Promise<boolean> {
  const { rows } = await sql`
    select 1 from tariff_books where is_current and body = ${JSON.stringify(book)}::jsonb`.execute(db);
  return rows.length > 0;
}

/** Stores a book as a new version and puts it in force; returns the version. */
export async function insertBook(
  trx: Transaction<Tables>,
  { book, fileName, at }: { readonly book: TariffBook; readonly fileName: string | null; readonly at: Date },
): Promise<number> {
  await trx.updateTable("tariff_books").set({ is_current: false }).where("is_current", "=", true).execute();
  const { version } = await trx
    .insertInto("tariff_books")
    .values({ title: book.title, made_at: at, file_name: fileName, body: JSON.stringify(book), is_current: true })
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}

/** Withdraws the version in force and puts an earlier one in force, with the providers it needs. */
export async function changeCurrent(
  trx: Transaction<Tables>,
  {
    from,
    to,
    providers,
    at,
  }: {
    readonly from: number;
    readonly to: number;
    readonly providers: TariffBook["providers"];
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    update tariff_books set is_current = false, undone_at = greatest(made_at, ${at}) where version = ${from}`.execute(
    trx,
  );
  await sql`
    update tariff_books
    set is_current = true, body = jsonb_set(body, '{providers}', ${JSON.stringify(providers)}::jsonb)
    where version = ${to}`.execute(trx);
}
