import type { Kysely } from "kysely";
import { randomBytes } from "node:crypto";
import { isIP } from "node:net";
import { network } from "#domain/accounts/call-limits.ts";
import { readLoginName } from "#domain/accounts/login-name.ts";
import type { Role } from "#domain/accounts/role.ts";
import type { StaffRole } from "#domain/accounts/staff-role.ts";
import { isEmail } from "#domain/booking/email.ts";
import type { Currency } from "#domain/values/money.ts";
import type { Tables } from "#server/database/tables.ts";
import { findAccount, isOpenAccount, type Account } from "#server/modules/accounts/accounts.repository.ts";
import { hashPassword } from "#server/modules/accounts/log-in/password.ts";
import {
  changeAccount,
  changeCompanySettings,
  changeSettings,
  insertAccount,
  type AccountChange,
} from "#server/modules/accounts/manage/managed-accounts.repository.ts";
import { deleteSecondStep } from "#server/modules/accounts/second-step/second-steps.repository.ts";
import { endSessionsOf } from "#server/modules/accounts/sessions.repository.ts";
import { startAccessKey } from "#server/modules/accounts/start-session.ts";

/** An account that an operator opens. */
export interface NewAccount {
  /** An e-mail address, which also receives the account's mail. */
  readonly login: string;
  readonly role: Role;
  /** What somebody of the staff works on; nobody else has such work. */
  readonly staffRole?: StaffRole | undefined;
  readonly name: string;
  readonly phone: string;
  readonly currency: Currency;
  /** Name of the company of a corporate account; an unknown company is added too. */
  readonly company: string | undefined;
  readonly isCoordinator: boolean;
}

/** Opens an account and returns its password, which is shown once; a name that is taken is an error and changes nothing. */
export async function openAccount(db: Kysely<Tables>, account: NewAccount, at: Date): Promise<string> {
  const name = readLoginName(account.login);
  if (!("login" in name) || !isEmail(name.login)) throw new Error(`${account.login} is not an e-mail address.`);
  if ((account.role === "corporate") !== (account.company !== undefined))
    throw new Error("A corporate account needs a company, and no other account has one.");
  if ((account.role === "admin") !== (account.staffRole !== undefined))
    throw new Error("An account of the staff needs its work, and no other account has any.");
  const password = newPassword();
  const hash = await hashPassword(password);
  const row = {
    login: name.login,
    password_hash: hash,
    role: account.role,
    staff_role: account.staffRole ?? null,
    is_coordinator: account.isCoordinator,
    name: account.name,
    email: name.login,
    phone: account.phone,
    currency: account.currency,
    settings: "{}",
    created_at: at,
  };
  if (!(await insertAccount(db, row, account.company))) throw new Error(`There is an account ${name.login} already.`);
  return password;
}

/** Gives an account a new password, which is shown once, and ends its sessions. */
export async function renewPassword(db: Kysely<Tables>, login: string, at: Date): Promise<string> {
  const password = newPassword();
  await change(db, login, at, { password_hash: await hashPassword(password) });
  return password;
}

/** A key for a program, which takes no second step: a session of a year that is shown once. The staff gets none. */
export async function createAccessKey(db: Kysely<Tables>, typed: string, at: Date): Promise<string> {
  const account = await knownAccount(db, typed);
  if (account.role === "admin")
    throw new Error("The staff has no access keys: each of them logs in with a second step.");
  const clock = () => at.getTime();
  if (!isOpenAccount(account, { now: at.getTime(), production: false })) throw new Error(`${typed} is closed.`);
  return startAccessKey({ db, clock }, account.user_id);
}

/** Removes the second step of whoever has lost it, and ends the sessions; false where there is none. */
export async function forgetSecondStep(db: Kysely<Tables>, typed: string, at: Date): Promise<boolean> {
  const { user_id: userId } = await knownAccount(db, typed);
  const isForgotten = await deleteSecondStep(db, userId);
  await endSessionsOf(db, userId, at);
  return isForgotten;
}

async function knownAccount(db: Kysely<Tables>, typed: string): Promise<Account> {
  const account = await findAccount(db, readLoginName(typed));
  if (account === undefined) throw new Error(`There is no account ${typed}.`);
  return account;
}

/** Closes an account, which ends its sessions, or opens it again. */
export function setAccountOpen(db: Kysely<Tables>, login: string, isOpen: boolean, at: Date): Promise<void> {
  return change(db, login, at, { disabled_at: isOpen ? null : at });
}

/** Changes what somebody of the staff works on, and ends their sessions; one owner always stays. */
export async function setStaffRole(db: Kysely<Tables>, typed: string, staffRole: StaffRole, at: Date): Promise<void> {
  const account = await knownAccount(db, typed);
  if (account.role !== "admin") throw new Error(`${typed} is no account of the staff.`);
  await change(db, typed, at, { staff_role: staffRole });
}

async function change(db: Kysely<Tables>, typed: string, at: Date, changed: AccountChange): Promise<void> {
  if (!(await changeAccount(db, readLoginName(typed), at, changed))) throw new Error(`There is no account ${typed}.`);
}

/** Replaces the servers that a partner calls from; returns the networks as stored. */
export async function setServers(
  db: Kysely<Tables>,
  typed: string,
  addresses: readonly string[],
): Promise<readonly string[]> {
  const wrong = addresses.find((address) => isIP(address) === 0);
  if (wrong !== undefined) throw new Error(`${wrong} is not the address of a server.`);
  const account = await findAccount(db, readLoginName(typed));
  if (account?.role !== "partner") throw new Error(`There is no partner ${typed}.`);
  const networks = [...new Set(addresses.map(network))];
  await changeSettings(db, account.user_id, { serverNetworks: networks });
  return networks;
}

/** Shows every price to an account in a second currency too, or in none. */
export async function setSecondCurrency(db: Kysely<Tables>, typed: string, currency: Currency | null): Promise<void> {
  const account = await knownAccount(db, typed);
  await changeSettings(db, account.user_id, { alternativeCurrency: currency });
}

/** Sends whoever has ordered on a partner's platform to the partner's own page, or to the page of the order. */
export async function setAfterOrder(db: Kysely<Tables>, typed: string, address: string | null): Promise<void> {
  const account = await knownAccount(db, typed);
  if (account.role !== "partner") throw new Error(`${typed} is no partner.`);
  await changeSettings(db, account.user_id, { afterOrderUrl: address });
}

/** Lets an account pay the driver in cash, or no more; of a partner, the visitors of its pages as well. */
export async function setCash(db: Kysely<Tables>, typed: string, mayPayCash: boolean): Promise<void> {
  const account = await knownAccount(db, typed);
  if (account.role === "admin") throw new Error(`${typed} is an account of the staff, which buys nothing.`);
  await changeSettings(db, account.user_id, { mayPayCardAndCash: mayPayCash });
}

/** The same for everybody in a company who has no setting of their own. */
export async function setCompanyCash(db: Kysely<Tables>, company: string, mayPayCash: boolean): Promise<void> {
  if (!(await changeCompanySettings(db, company, { mayPayCardAndCash: mayPayCash })))
    throw new Error(`There is no company ${company}.`);
}

/** 120 random bits, in letters that can be read out over the phone. */
function newPassword(): string {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789ABCD";
  const bytes = [...randomBytes(48)].filter((byte) => byte < 35 * 7).slice(0, 24);
  return bytes.map((byte) => letters[byte % letters.length] ?? "").join("");
}
