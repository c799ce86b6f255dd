import type { Kysely, Transaction } from "kysely";
import { randomBytes } from "node:crypto";
import { readLoginName } from "#domain/accounts/login-name.ts";
import type { Role } from "#domain/accounts/role.ts";
import { isEmail } from "#domain/booking/email.ts";
import type { Currency } from "#domain/values/money.ts";
import type { Tables } from "#server/database/tables.ts";
import { hashPassword } from "#server/modules/accounts/password.ts";

/** An account that an operator opens. */
export interface NewAccount {
  /** An e-mail; it is also where mail of the account goes. */
  readonly login: string;
  readonly role: Role;
  readonly name: string;
  readonly phone: string;
  readonly currency: Currency;
  /** Name of the company of a corporate account; one that is not there is opened too. */
  readonly company: string | undefined;
  readonly isCoordinator: boolean;
}

/** Opens an account and answers its password, which is told once; a name that is taken is an error and changes nothing. */
export async function openAccount(db: Kysely<Tables>, account: NewAccount, at: Date): Promise<string> {
  const name = readLoginName(account.login);
  if (!("login" in name) || !isEmail(name.login)) throw new Error(`${account.login} is not an e-mail address.`);
  if ((account.role === "corporate") !== (account.company !== undefined))
    throw new Error("A corporate account needs a company, and no other account has one.");
  const password = newPassword();
  const hash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    const companyId = account.company === undefined ? null : await companyOf(trx, account.company);
    const opened = await trx
      .insertInto("accounts")
      .values({
        login: name.login,
        password_hash: hash,
        role: account.role,
        company_id: companyId,
        is_coordinator: account.isCoordinator,
        name: account.name,
        email: name.login,
        phone: account.phone,
        currency: account.currency,
        settings: "{}",
        created_at: at,
      })
      // Never an update: whoever opens an account must not get into one that is there (T-03).
      .onConflict((conflict) => conflict.column("login").doNothing())
      .executeTakeFirst();
    if (opened.numInsertedOrUpdatedRows !== 1n) throw new Error(`There is an account ${name.login} already.`);
  });
  return password;
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

/** Gives an account a new password, which is told once, and ends its sessions. */
export async function renewPassword(db: Kysely<Tables>, login: string, at: Date): Promise<string> {
  const password = newPassword();
  await changeAccount(db, login, at, { password_hash: await hashPassword(password) });
  return password;
}

/** Closes an account, which ends its sessions, or opens it again. */
export function setAccountOpen(db: Kysely<Tables>, login: string, isOpen: boolean, at: Date): Promise<void> {
  return changeAccount(db, login, at, { disabled_at: isOpen ? null : at });
}

async function changeAccount(
  db: Kysely<Tables>,
  typed: string,
  at: Date,
  change: { readonly password_hash: string } | { readonly disabled_at: Date | null },
): Promise<void> {
  const name = readLoginName(typed);
  const changed = await db.transaction().execute(async (trx) => {
    const account = await trx
      .updateTable("accounts")
      .set(change)
      .where((row) => ("userId" in name ? row("user_id", "=", name.userId) : row("login", "=", name.login)))
      .returning("user_id")
      .executeTakeFirst();
    if (account === undefined) return false;
    await trx
      .updateTable("sessions")
      .set({ ended_at: at })
      .where("user_id", "=", account.user_id)
      .where("ended_at", "is", null)
      .execute();
    return true;
  });
  if (!changed) throw new Error(`There is no account ${typed}.`);
}

/** Puts the cost centres of a company in place; those it has stay. Answers how many are new. */
export async function addCostCenters(db: Kysely<Tables>, company: string, titles: readonly string[]): Promise<number> {
  return db.transaction().execute(async (trx) => {
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

/** 120 bits, in letters that can be read out over a telephone. */
function newPassword(): string {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789ABCD";
  const bytes = [...randomBytes(48)].filter((byte) => byte < 35 * 7).slice(0, 24);
  return bytes.map((byte) => letters[byte % letters.length] ?? "").join("");
}
