import type { Kysely } from "kysely";
import { keepProviders } from "#domain/tariffs/keep-providers.ts";
import type { Clock } from "#server/clock.ts";
import type { Tables } from "#server/database/tables.ts";
import {
  changeCurrent,
  listBooks,
  lockBooks,
  readBook,
  type BookVersion,
} from "#server/modules/tariffs/tariff-books.repository.ts";

/** The version that an undo withdraws, and the one in force afterwards. */
export interface TariffUndo {
  readonly from: BookVersion;
  readonly to: BookVersion;
}

/** What an undo would do; undefined if there is no version before the one in force. */
export async function findTariffUndo(db: Kysely<Tables>): Promise<TariffUndo | undefined> {
  const versions = await listBooks(db);
  const from = versions.find(({ isCurrent }) => isCurrent);
  const to = versions.find(({ version, undoneAt }) => undoneAt === null && version < (from?.version ?? 0));
  return from && to && { from, to };
}

/** Puts the previous version back in force; false if the version in force has changed in the meantime. */
export function undoTariffImport(db: Kysely<Tables>, clock: Clock, version: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockBooks(trx);
    const undo = await findTariffUndo(trx);
    if (undo?.from.version !== version) return false;
    const [from, to] = [await readBook(trx, undo.from.version), await readBook(trx, undo.to.version)];
    if (from === undefined || to === undefined) return false;
    // Orders may name a provider that came with the withdrawn version.
    const { providers } = keepProviders(to.book, from.book.providers);
    await changeCurrent(trx, { from: from.version, to: to.version, providers, at: new Date(clock()) });
    return true;
  });
}
