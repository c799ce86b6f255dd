import type { Transaction } from "kysely";
import { createHash } from "node:crypto";
import type { Tables } from "#server/database/tables.ts";
import { DeskRefusal, type Desk } from "#server/desk.ts";
import {
  makeAccountNameless,
  makeOrdersNameless,
  makeRouteRequestsNameless,
  makeYachtRequestsNameless,
} from "#server/retention/nameless.repository.ts";
import {
  deletePersonTraces,
  findOpenOrders,
  findPersonRows,
  insertErasure,
  readPerson,
  type Erasure,
} from "#server/retention/persons.repository.ts";

/** How many rows of each class an erasing changed. */
export type ErasureCounts = Readonly<Record<string, number>>;

/** By what a person who was erased is remembered. */
export const personHash = (email: string): string =>
  createHash("sha256").update(email.trim().toLowerCase()).digest("hex");

/**
 * Takes a person out of everything, and writes the act. Orders keep ways, sums and documents without persons. Whoever has a
 * ride ahead, or gets money back, is refused, because both need to know them.
 */
export async function erasePerson(
  { db, clock }: Desk,
  email: string,
  by: string,
): Promise<{ readonly erasure: Erasure; readonly counts: ErasureCounts }> {
  const erasure = { hash: personHash(email), at: new Date(clock()), by };
  const counts = await db.transaction().execute(async (trx) => {
    const { orders } = await findPersonRows(trx, erasure.hash, erasure.at);
    const open = await findOpenOrders(trx, orders, erasure.at);
    if (open.length > 0)
      throw new DeskRefusal(
        `Not erased: a ride is ahead or money is on its way back for ${open.join(", ")}. Cancel those or wait until they are over.`,
      );
    return erase(trx, erasure);
  });
  return { erasure, counts };
}

/** Erases once more who was erased before the database was brought back to an earlier day; answers how many rows there were. */
export async function repeatErasures({ db }: Pick<Desk, "db">, erasures: readonly Erasure[]): Promise<number> {
  let rows = 0;
  for (const erasure of erasures) {
    const counts = await db.transaction().execute((trx) => erase(trx, erasure));
    rows += Object.values(counts).reduce((sum, count) => sum + count, 0);
  }
  return rows;
}

/** Everything that is kept of a person. */
export async function exportPerson({ db, clock }: Desk, email: string): Promise<Readonly<Record<string, unknown>>> {
  const at = new Date(clock());
  const rows = await findPersonRows(db, personHash(email), at);
  return { email, exportedAt: at.toISOString(), ...(await readPerson(db, rows)) };
}

async function erase(trx: Transaction<Tables>, erasure: Erasure): Promise<ErasureCounts> {
  const { hash, at } = erasure;
  const { orders, routeRequests, yachtRequests, accounts } = await findPersonRows(trx, hash, at);
  await makeOrdersNameless(trx, orders, at);
  await makeRouteRequestsNameless(trx, routeRequests, at);
  await makeYachtRequestsNameless(trx, yachtRequests, at);
  for (const userId of accounts) await makeAccountNameless(trx, userId, at);
  await deletePersonTraces(trx, hash);
  const counts = {
    orders: orders.length,
    routeRequests: routeRequests.length,
    yachtRequests: yachtRequests.length,
    accounts: accounts.length,
  };
  await insertErasure(trx, erasure, counts);
  return counts;
}
