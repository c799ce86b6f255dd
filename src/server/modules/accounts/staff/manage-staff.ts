import type { Transaction } from "kysely";
import { randomBytes } from "node:crypto";
import { passwordPage } from "#contract/own-account/password-page.ts";
import { readLoginName } from "#domain/accounts/login-name.ts";
import type { StaffRole } from "#domain/accounts/staff-role.ts";
import { isEmail } from "#domain/booking/email.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Deed, Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent } from "#server/events.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { hashPassword } from "#server/modules/accounts/log-in/password.ts";
import { changeAccountIn, LastOwner } from "#server/modules/accounts/manage/managed-accounts.repository.ts";
import { findOpenInvitation, insertRecovery } from "#server/modules/accounts/recovery/recoveries.repository.ts";
import { recoverySecret } from "#server/modules/accounts/recovery/recovery-secret.ts";
import { tokenHash } from "#server/modules/accounts/sessions.repository.ts";
import { endInvitations, insertStaff, lockStaff } from "#server/modules/accounts/staff/staff.repository.ts";
import { Refusal } from "#server/refusal.ts";

type Inviting = Pick<Accounts, "clock" | "secrets">;

/** Opens an account that nobody can log in to until its invitation has set a password. */
export async function inviteStaff(
  accounts: Inviting,
  trx: Transaction<Tables>,
  asked: { readonly email: string; readonly name: string; readonly role: StaffRole; readonly lang: Locale },
  doer: Doer,
): Promise<Deed> {
  const name = readLoginName(asked.email);
  if (!("login" in name) || !isEmail(name.login)) throw new Refusal("profile-wrong", { details: { field: "email" } });
  const now = new Date(accounts.clock());
  const id = await insertStaff(trx, {
    login: name.login,
    // Nobody knows this password, not even for a moment.
    password_hash: await hashPassword(randomBytes(32).toString("base64url")),
    name: asked.name.trim(),
    staff_role: asked.role,
    created_at: now,
  });
  if (id === undefined) throw new Refusal("login-taken");
  await sendInvitation(accounts, trx, { userId: id, lang: asked.lang }, doer);
  return { subject: { kind: "account", id }, after: { login: name.login, role: asked.role } };
}

/** Sends the letter again; the former link ends. */
export async function inviteStaffAgain(
  accounts: Inviting,
  trx: Transaction<Tables>,
  asked: { readonly userId: number; readonly lang: Locale },
  doer: Doer,
): Promise<Deed> {
  const account = await lockStaff(trx, asked.userId);
  if (account === undefined || account.disabled_at !== null) throw new Refusal("staff-unknown");
  await endInvitations(trx, asked.userId, new Date(accounts.clock()));
  await sendInvitation(accounts, trx, asked, doer);
  return { subject: { kind: "account", id: asked.userId }, after: { invited: true } };
}

async function sendInvitation(
  { clock, secrets }: Inviting,
  trx: Transaction<Tables>,
  { userId, lang }: { readonly userId: number; readonly lang: Locale },
  { accountId }: Doer,
): Promise<void> {
  const at = new Date(clock());
  const salt = randomBytes(16);
  const id = await insertRecovery(trx, {
    user_id: userId,
    salt,
    secret_hash: tokenHash(recoverySecret(secrets[0], salt)),
    lang,
    asked_at: at,
    used_at: null,
    invited_by: accountId,
  });
  await recordEvent(trx, { name: "account.invited", subject: { kind: "recovery", id }, at });
}

/** The path of the invitation that is open for an account, where no e-mail can bring it; null otherwise. */
export async function invitationPath(
  { db, secrets, sends }: Pick<Accounts, "db" | "secrets" | "sends">,
  account: { readonly email: string } | { readonly userId: number },
): Promise<string | null> {
  if (sends.mail) return null;
  const name = "email" in account ? readLoginName(account.email) : undefined;
  const open = await findOpenInvitation(db, {
    userId: "userId" in account ? account.userId : undefined,
    login: name !== undefined && "login" in name ? name.login : undefined,
  });
  return open === undefined ? null : `${passwordPage(open.lang, true)}#${recoverySecret(secrets[0], open.salt)}`;
}

/** Changes what somebody of the staff works on, and ends their log-ins. */
export async function setStaffWork(
  { clock }: Pick<Accounts, "clock">,
  trx: Transaction<Tables>,
  { userId, role }: { readonly userId: number; readonly role: StaffRole },
): Promise<Deed> {
  const account = await lockStaff(trx, userId);
  if (account === undefined) throw new Refusal("staff-unknown");
  await orLastOwner(() => changeAccountIn(trx, { userId }, new Date(clock()), { staff_role: role }));
  return { subject: { kind: "account", id: userId }, before: { role: account.staff_role }, after: { role } };
}

/** Closes an account of the staff, which ends its log-ins and its invitation at once, or opens it again. */
export async function setStaffOpen(
  { clock }: Pick<Accounts, "clock">,
  trx: Transaction<Tables>,
  { userId, isOpen }: { readonly userId: number; readonly isOpen: boolean },
): Promise<Deed> {
  const account = await lockStaff(trx, userId);
  if (account === undefined) throw new Refusal("staff-unknown");
  const now = new Date(clock());
  await orLastOwner(() => changeAccountIn(trx, { userId }, now, { disabled_at: isOpen ? null : now }));
  if (!isOpen) await endInvitations(trx, userId, now);
  const wasOpen = account.disabled_at === null;
  return { subject: { kind: "account", id: userId }, before: { open: wasOpen }, after: { open: isOpen } };
}

async function orLastOwner(change: () => Promise<boolean>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (error instanceof LastOwner) throw new Refusal("last-owner");
    throw error;
  }
}
