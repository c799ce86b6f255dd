import type { Kysely } from "kysely";
import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import type { AccountSettings } from "#domain/accounts/account-settings.ts";
import type { Role } from "#domain/accounts/role.ts";
import type { StaffRole } from "#domain/accounts/staff-role.ts";
import type { Currency } from "#domain/values/money.ts";
import type { Clock } from "#server/clock.ts";
import type { Tables } from "#server/database/tables.ts";
import { hashPassword } from "#server/modules/accounts/log-in/password.ts";
import { hasAccounts, insertDemoAccounts } from "#server/modules/accounts/manage/demo-accounts.repository.ts";

/** The committed file of demo accounts. */
interface DemoFile {
  readonly password: string;
  readonly companies: readonly {
    readonly id: number;
    readonly name: string;
    readonly settings: Partial<AccountSettings>;
    readonly "cost-centers": readonly string[];
  }[];
  readonly accounts: readonly {
    readonly id: number;
    readonly login: string;
    readonly role: Role;
    readonly staff?: StaffRole;
    readonly company?: number;
    readonly coordinator?: boolean;
    readonly name: string;
    readonly phone: string;
    readonly currency: Currency;
    readonly settings?: Partial<AccountSettings>;
  }[];
}

/** A demo account for people who try the product. */
export interface DemoAccount {
  readonly login: string;
  readonly password: string;
  readonly role: string;
}

/** Reads the demo accounts from a file. */
export async function readDemoAccounts(file: string): Promise<DemoAccount[]> {
  const { accounts, password } = parse(await readFile(file, "utf8")) as DemoFile;
  return accounts.map(({ login, role, staff, coordinator }) => ({
    login,
    password,
    role: coordinator ? `${role} (coordinator)` : (staff ?? role),
  }));
}

/** Adds the demo accounts if the database has no account; returns whether it did. */
export async function seedDemoAccounts(
  db: Kysely<Tables>,
  { file, clock }: { readonly file: string; readonly clock: Clock },
): Promise<boolean> {
  if (await hasAccounts(db)) return false;
  const demo = parse(await readFile(file, "utf8")) as DemoFile;
  const hashes = await Promise.all(demo.accounts.map(() => hashPassword(demo.password)));
  return insertDemoAccounts(db, {
    companies: demo.companies.map(({ id, name, settings }) => ({
      company_id: id,
      name,
      settings: JSON.stringify(settings),
    })),
    costCenters: demo.companies.flatMap((company) =>
      company["cost-centers"].map((title) => ({ company_id: company.id, title })),
    ),
    accounts: demo.accounts.map((account, at) => ({
      user_id: account.id,
      login: account.login,
      password_hash: hashes[at] ?? "",
      role: account.role,
      staff_role: account.staff ?? null,
      company_id: account.company ?? null,
      is_coordinator: account.coordinator ?? false,
      name: account.name,
      email: account.login,
      phone: account.phone,
      currency: account.currency,
      settings: JSON.stringify(account.settings ?? {}),
      created_at: new Date(clock()),
      is_demo: true,
    })),
  });
}
