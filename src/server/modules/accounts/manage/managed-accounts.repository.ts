import { sql, type Insertable, type Kysely, type Transaction } from "kysely";
import type { AccountSettings } from "#domain/accounts/account-settings.ts";
import type { LoginName } from "#domain/accounts/login-name.ts";
import type { StaffRole } from "#domain/accounts/staff-role.ts";
import { inTransaction } from "#server/database/in-transaction.ts";
import type { Tables } from "#server/database/tables.ts";
import { endSessionsOf } from "#server/modules/accounts/sessions.repository.ts";

/** A change that an operator makes to an account, which ends its sessions. */
export type AccountChange =
  | { readonly password_hash: string }
  | { readonly disabled_at: Date | null }
  | { readonly staff_role: StaffRole };

/** Adds an account and, if needed, its company; returns false and changes nothing if the name is taken. */
export function insertAccount(
  db: Kysely<Tables>,
  account: Omit<Insertable<Tables["accounts"]>, "company_id">,
  company: string | undefined,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const companyId = company === undefined ? null : await companyOf(trx, company);
    const opened = await trx
      .insertInto("accounts")
      .values({ ...account, company_id: companyId })
      // Never update: opening an account must not give access to an existing one.
      .onConflict((conflict) => conflict.column("login").doNothing())
      .executeTakeFirst();
    return opened.numInsertedOrUpdatedRows === 1n;
  });
}

async function companyOf(trx: Transaction<Tables>, name: string): Promise<number> {
  const known = await trx.selectFrom("companies").select("company_id").where("name", "=", name).executeTakeFirst();
  const { company_id: id } =
    known ??
    (await trx
      .insertInto("companies")
      .values({ name, settings: "{}" })
      .returning("company_id")
      .executeTakeFirstOrThrow());
  return id;
}

/** Somebody has to be able to do what only an owner may. */
export class LastOwner extends Error {}

/** Changes an account and ends its sessions; false if the account does not exist. A change that leaves no open owner is none. */
export function changeAccount(db: Kysely<Tables>, name: LoginName, at: Date, change: AccountChange): Promise<boolean> {
  return inTransaction(db, (trx) => changeAccountIn(trx, name, at, change));
}

/** The same within a transaction that does more. */
export async function changeAccountIn(
  trx: Transaction<Tables>,
  name: LoginName,
  at: Date,
  change: AccountChange,
): Promise<boolean> {
  const before = await openOwners(trx);
  const account = await trx
    .updateTable("accounts")
    .set(change)
    .where((row) => ("userId" in name ? row("user_id", "=", name.userId) : row("login", "=", name.login)))
    .returning("user_id")
    .executeTakeFirst();
  if (account === undefined) return false;
  const after = await openOwners(trx);
  // Where only accounts for trying the product own it, one of them stays.
  const isLast = before.real > 0 ? after.real === 0 : before.all > 0 && after.all === 0;
  if (isLast) throw new LastOwner("One owner always stays open.");
  await endSessionsOf(trx, account.user_id, at);
  return true;
}

/** How many owners may log in on any server; two changes at once count one after the other. */
async function openOwners(trx: Transaction<Tables>): Promise<{ readonly all: number; readonly real: number }> {
  const owners = await trx
    .selectFrom("accounts")
    .select(["user_id", "is_demo"])
    .where("staff_role", "=", "owner")
    .where("disabled_at", "is", null)
    .orderBy("user_id")
    .forUpdate()
    .execute();
  return { all: owners.length, real: owners.filter(({ is_demo: isDemo }) => !isDemo).length };
}

/** Whether an owner may log in on a production server. */
export async function hasOpenOwner(db: Kysely<Tables>): Promise<boolean> {
  const owner = await db
    .selectFrom("accounts")
    .select("user_id")
    .where("staff_role", "=", "owner")
    .where("disabled_at", "is", null)
    .where("is_demo", "=", false)
    .limit(1)
    .executeTakeFirst();
  return owner !== undefined;
}

/** Replaces the password of an account. */
export async function setPassword(trx: Transaction<Tables>, userId: number, hash: string): Promise<void> {
  await trx.updateTable("accounts").set({ password_hash: hash }).where("user_id", "=", userId).execute();
}

/** Changes some settings of an account and keeps the others. */
export async function changeSettings(
  db: Kysely<Tables>,
  userId: number,
  settings: Partial<AccountSettings>,
): Promise<void> {
  const changed = JSON.stringify(settings);
  await sql`update accounts set settings = settings || ${changed}::jsonb where user_id = ${userId}`.execute(db);
}

/** The same of a company; false where there is none of that name. */
export async function changeCompanySettings(
  db: Kysely<Tables>,
  name: string,
  settings: Partial<AccountSettings>,
): Promise<boolean> {
  const changed = JSON.stringify(settings);
  const { numAffectedRows } = await sql`
    update companies set settings = settings || ${changed}::jsonb where name = ${name}`.execute(db);
  return numAffectedRows === 1n;
}

/** One line per account, in number order. */
export function listAccounts(db: Kysely<Tables>) {
  return db
    .selectFrom("accounts")
    .select(["user_id", "login", "role", "staff_role", "name", "disabled_at", "settings"])
    .orderBy("user_id")
    .execute();
}

/** Adds a company's missing cost centres, and the company if needed; returns how many are new. */
export function addCostCenters(db: Kysely<Tables>, company: string, titles: readonly string[]): Promise<number> {
  return inTransaction(db, async (trx) => {
    const companyId = await companyOf(trx, company);
    if (titles.length === 0) return 0;
    const added = await trx
      .insertInto("cost_centers")
      .values(titles.map((title) => ({ company_id: companyId, title })))
      .onConflict((conflict) => conflict.columns(["company_id", "title"]).doNothing())
      .executeTakeFirst();
    return Number(added.numInsertedOrUpdatedRows ?? 0n);
  });
}
