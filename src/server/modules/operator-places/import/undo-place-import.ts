import type { Kysely } from "kysely";
import type { Clock } from "#server/clock.ts";
import type { Tables } from "#server/database/tables.ts";
import {
  listImports,
  lockImports,
  markUndone,
  restoreRows,
  type PlaceImport,
} from "#server/modules/operator-places/import/place-imports.repository.ts";

/** The import that an undo would revert: the latest one that has not been undone. */
export async function findUndoable(db: Kysely<Tables>): Promise<PlaceImport | undefined> {
  return (await listImports(db)).find(({ undoneAt }) => undoneAt === null);
}

/** Reverts one import; false when it is no longer the latest, because its rows may then belong to a later one. */
export function undoPlaceImport(db: Kysely<Tables>, clock: Clock, importId: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockImports(trx);
    if ((await findUndoable(trx))?.id !== importId) return false;
    const at = new Date(clock());
    await restoreRows(trx, importId, "operator_places", at);
    await restoreRows(trx, importId, "operator_areas", at);
    await markUndone(trx, importId, at);
    return true;
  });
}
