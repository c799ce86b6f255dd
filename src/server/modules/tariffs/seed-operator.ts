import type { Kysely } from "kysely";
import { readFile } from "node:fs/promises";
import type { Clock } from "#server/clock.ts";
import type { Tables } from "#server/database/tables.ts";
import { readOperatorBytes } from "#server/modules/tariffs/file/read-operator-file.ts";
import type { ResolveGround } from "#server/modules/tariffs/kinds/ground-kind.ts";
import { insertBook, lockBooks, readCurrentVersion } from "#server/modules/tariffs/tariff-books.repository.ts";
import { sayNotes } from "#server/modules/tariffs/words/say-notes.ts";

/** The source for filling an empty database. */
export interface SeedSource {
  readonly file: string;
  readonly clock: Clock;
  /** Only called when there is something to fill. */
  readonly ground: () => Promise<ResolveGround>;
}

/** Stores a file's tariff book if there is none yet; a file with problems is refused with all of them. */
export async function seedOperator(db: Kysely<Tables>, { file, clock, ground }: SeedSource): Promise<boolean> {
  if ((await readCurrentVersion(db)) > 0) return false;
  const { book, problems } = readOperatorBytes(await readFile(file), await ground());
  if (book === undefined) {
    throw new Error(`The operator of ${file} cannot be put in place:\n${sayNotes(problems, "en").join("\n")}`);
  }
  return db.transaction().execute(async (trx) => {
    // Two servers starting at once must not both find the table empty.
    await lockBooks(trx);
    if ((await readCurrentVersion(trx)) > 0) return false;
    await insertBook(trx, { book, fileName: null, at: new Date(clock()) });
    return true;
  });
}
