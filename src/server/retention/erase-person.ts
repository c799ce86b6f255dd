import type { Transaction } from "kysely";
import { createHash } from "node:crypto";
import { actFromShell, type Shell } from "#server/audit/act-from-shell.ts";
import type { Tables } from "#server/database/tables.ts";
import { DeskRefusal, type Desk } from "#server/desk.ts";
import { phoneReading } from "#server/passengers/phone-plans.ts";
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
export const personHash = (contact: string): string =>
  createHash("sha256").update(contact.trim().toLowerCase()).digest("hex");

/** The e-mail or the phone that a person is looked for by; undefined for a text that is neither. */
export function personContact(typed: string, operatorCountry: string): string | undefined {
  if (typed.includes("@")) return typed.trim();
  const phone = phoneReading({ locale: "en", operator: operatorCountry }).kept(typed);
  return /^\+\d+$/.test(phone) ? phone : undefined;
}

/**
 * Takes a person out of everything, and writes the act. Orders keep ways, sums and documents without persons. Whoever has a
 * ride ahead, or gets money back, is refused, because both need to know them.
 */
export async function erasePerson(
  shell: Shell,
  contact: string,
  by: string,
): Promise<{ readonly erasure: Erasure; readonly counts: ErasureCounts }> {
  return actFromShell(shell, { call: "erasePerson", right: "people", by }, async (trx, { accountId }, at) => {
    const erasure = { hash: personHash(contact), at, by };
    const { orders } = await findPersonRows(trx, erasure.hash, erasure.at);
    const open = await findOpenOrders(trx, orders, erasure.at);
    if (open.length > 0)
      throw new DeskRefusal(
        `Not erased: a ride is ahead or money is on its way back for ${open.join(", ")}. Cancel those or wait until they are over.`,
      );
    const counts = await erase(trx, erasure);
    return { result: { erasure, counts }, deed: { subject: { kind: "account", id: accountId }, after: { ...counts } } };
  });
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

/** Everything that is kept of a person; reading it is an entry. */
export async function exportPerson(
  shell: Shell,
  contact: string,
  by: string,
): Promise<Readonly<Record<string, unknown>>> {
  return actFromShell(shell, { call: "exportPerson", right: "people", by }, async (trx, { accountId }, at) => {
    const rows = await findPersonRows(trx, personHash(contact), at);
    const result = { contact, exportedAt: at.toISOString(), ...(await readPerson(trx, rows)) };
    return { result, deed: { subject: { kind: "account", id: accountId }, after: { orders: rows.orders.length } } };
  });
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
