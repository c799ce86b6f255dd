import type { Kysely } from "kysely";
import { keepProviders } from "#domain/tariffs/keep-providers.ts";
import type { TariffBook } from "#domain/tariffs/tariff-book.ts";
import type { Clock } from "#server/clock.ts";
import type { Tables } from "#server/database/tables.ts";
import {
  insertBook,
  isCurrentBook,
  lockBooks,
  readBooksState,
  readCurrentBook,
  type StoredBook,
} from "#server/modules/tariffs/tariff-books.repository.ts";

/** The effect of an import: the book in force before, and the one it puts in force. */
export interface TariffImport {
  readonly before: StoredBook | undefined;
  /** The file's book, with the providers it no longer names. */
  readonly after: TariffBook;
  /** Nothing is different, so nothing is written. */
  readonly isSame: boolean;
  /** Changes with every import and every undo. */
  readonly state: string;
}

/** What an import would do now; writes nothing. */
export async function previewTariffs(db: Kysely<Tables>, book: TariffBook): Promise<TariffImport> {
  const state = await readBooksState(db);
  const before = await readCurrentBook(db);
  const after = keepProviders(book, before?.book.providers ?? []);
  return { state, before, after, isSame: before !== undefined && (await isCurrentBook(db, after)) };
}

/** Writes a book as a new version in force, in one transaction; one identical to the book in force leaves no record. */
export function importTariffs(
  db: Kysely<Tables>,
  clock: Clock,
  {
    book,
    fileName,
    preview,
  }: {
    readonly book: TariffBook;
    readonly fileName: string | null;
    /** Valid as long as no other version was made or undone. */
    readonly preview?: TariffImport;
  },
): Promise<TariffImport & { readonly version: number }> {
  return db.transaction().execute(async (trx) => {
    await lockBooks(trx);
    const isPreviewed = preview?.state === (await readBooksState(trx));
    const made = isPreviewed ? preview : await previewTariffs(trx, book);
    if (made.isSame) return { ...made, version: made.before?.version ?? 0 };
    return { ...made, version: await insertBook(trx, { book: made.after, fileName, at: new Date(clock()) }) };
  });
}
