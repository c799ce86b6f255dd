import type { Kysely, Transaction } from "kysely";
import { readLoginName } from "#domain/accounts/login-name.ts";
import type { StaffRole } from "#domain/accounts/staff-role.ts";
import type { Currency } from "#domain/values/money.ts";
import { actFromShell, shellDoer, type Shell } from "#server/audit/act-from-shell.ts";
import { recordDeed, type Deed } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { DeskRefusal } from "#server/desk.ts";
import { findAccount, type Account } from "#server/modules/accounts/accounts.repository.ts";
import {
  createAccessKey,
  forgetSecondStep,
  openAccount,
  renewPassword,
  setAccountOpen,
  setAfterOrder,
  setCash,
  setCompanyCash,
  setSecondCurrency,
  setServers,
  setStaffRole,
  type NewAccount,
} from "#server/modules/accounts/manage/manage-accounts.ts";
import { addCostCenters, hasOpenOwner } from "#server/modules/accounts/manage/managed-accounts.repository.ts";

/** What `npm run account` does, by the call that its entry names. The last two are also calls of the console. */
export const ACCOUNT_CALLS = [
  "openAccount",
  "renewPassword",
  "createAccessKey",
  "forgetSecondStep",
  "setAccountSettings",
  "setCompanySettings",
  "addCostCenters",
  "setStaffOpen",
  "setStaffWork",
] as const;

type AccountCall = (typeof ACCOUNT_CALLS)[number];

/** Where accounts are managed, and the log-in of the owner in whose name; empty where none was named. */
export interface ManagingShell extends Shell {
  readonly by: string;
}

type Act<Result> = (trx: Transaction<Tables>, at: Date) => Promise<Result>;

/** Does it in the name of an owner, with its entry. */
function inNameOfOwner<Result>(
  { by, ...shell }: ManagingShell,
  call: AccountCall,
  act: (trx: Transaction<Tables>, at: Date, owner: number) => Promise<{ readonly deed: Deed; readonly result: Result }>,
): Promise<Result> {
  if (by === "")
    throw new DeskRefusal(
      "Say --by LOG-IN, the log-in of an open owner. Only the first owner is added without it: npm run account -- add E-MAIL --role admin --name NAME",
    );
  return actFromShell(shell, { call, right: "staff", by }, (trx, { accountId }, at) => act(trx, at, accountId));
}

/** Opens an account; the first owner does so in their own name. */
export async function openFromShell(shell: ManagingShell, account: NewAccount): Promise<string> {
  const { db, clock, by } = shell;
  const open = async (trx: Transaction<Tables>, at: Date) => {
    const result = await openAccount(trx, account, at);
    const { user_id: id, login, role, staff_role: work } = await accountNamed(trx, account.login);
    const after = { ...(work === null ? {} : { login }), role: work ?? role, company: account.company };
    return { result, deed: { subject: { kind: "account", id }, after } as const };
  };
  if (by !== "" || account.staffRole !== "owner" || (await hasOpenOwner(db)))
    return inNameOfOwner(shell, "openAccount", open);
  return db.transaction().execute(async (trx) => {
    const at = new Date(clock());
    const { result, deed } = await open(trx, at);
    await recordDeed(trx, { call: "openAccount", doer: shellDoer(deed.subject.id, "owner"), at }, deed);
    return result;
  });
}

/** Changes an account; its entry says what of it was before and is after. */
function change<Result>(shell: ManagingShell, call: AccountCall, login: string, act: Act<Result>): Promise<Result> {
  return inNameOfOwner(shell, call, async (trx, at) => {
    const account = await accountNamed(trx, login);
    const result = await act(trx, at);
    const [was, is] = [recorded(account), recorded(await accountNamed(trx, login))];
    const changed = Object.keys(is).filter((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]));
    const only = (values: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(changed.map((field) => [field, values[field]]));
    return { result, deed: { subject: { kind: "account", id: account.user_id }, before: only(was), after: only(is) } };
  });
}

/** What entries say of an account: nothing secret, and nothing that names a person. */
function recorded({ staff_role: role, disabled_at: closed, settings }: Account): Readonly<Record<string, unknown>> {
  const { serverNetworks, alternativeCurrency, afterOrderUrl, mayPayCardAndCash } = settings;
  return { role, open: closed === null, serverNetworks, alternativeCurrency, afterOrderUrl, mayPayCardAndCash };
}

async function accountNamed(db: Kysely<Tables>, login: string): Promise<Account> {
  const account = await findAccount(db, readLoginName(login));
  if (account === undefined) throw new DeskRefusal(`There is no account ${login}.`);
  return account;
}

/** Changes what belongs to a company; the entry is about the account of the owner, and names the company. */
function changeCompany<Result>(
  shell: ManagingShell,
  call: AccountCall,
  company: string,
  act: (trx: Transaction<Tables>) => Promise<{ readonly result: Result; readonly after: Deed["after"] }>,
): Promise<Result> {
  return inNameOfOwner(shell, call, async (trx, _at, owner) => {
    const { result, after } = await act(trx);
    return { result, deed: { subject: { kind: "account", id: owner }, after: { company, ...after } } };
  });
}

/** The rest of what a shell does to accounts, each with its entry. */
export const fromShell = {
  renewPassword: (shell: ManagingShell, login: string) =>
    change(shell, "renewPassword", login, (trx, at) => renewPassword(trx, login, at)),
  createAccessKey: (shell: ManagingShell, login: string) =>
    change(shell, "createAccessKey", login, (trx, at) => createAccessKey(trx, login, at)),
  forgetSecondStep: (shell: ManagingShell, login: string) =>
    change(shell, "forgetSecondStep", login, (trx, at) => forgetSecondStep(trx, login, at)),
  setOpen: (shell: ManagingShell, login: string, isOpen: boolean) =>
    change(shell, "setStaffOpen", login, (trx, at) => setAccountOpen(trx, login, isOpen, at)),
  setStaffRole: (shell: ManagingShell, login: string, role: StaffRole) =>
    change(shell, "setStaffWork", login, (trx, at) => setStaffRole(trx, login, role, at)),
  setServers: (shell: ManagingShell, login: string, addresses: readonly string[]) =>
    change(shell, "setAccountSettings", login, (trx) => setServers(trx, login, addresses)),
  setSecondCurrency: (shell: ManagingShell, login: string, currency: Currency | null) =>
    change(shell, "setAccountSettings", login, (trx) => setSecondCurrency(trx, login, currency)),
  setAfterOrder: (shell: ManagingShell, login: string, address: string | null) =>
    change(shell, "setAccountSettings", login, (trx) => setAfterOrder(trx, login, address)),
  setCash: (shell: ManagingShell, login: string, mayPayCash: boolean) =>
    change(shell, "setAccountSettings", login, (trx) => setCash(trx, login, mayPayCash)),
  setCompanyCash: (shell: ManagingShell, company: string, mayPayCash: boolean) =>
    changeCompany(shell, "setCompanySettings", company, async (trx) => ({
      result: await setCompanyCash(trx, company, mayPayCash),
      after: { mayPayCardAndCash: mayPayCash },
    })),
  addCostCenters: (shell: ManagingShell, company: string, titles: readonly string[]) =>
    changeCompany(shell, "addCostCenters", company, async (trx) => {
      const result = await addCostCenters(trx, company, titles);
      return { result, after: { costCenters: result } };
    }),
} as const;
