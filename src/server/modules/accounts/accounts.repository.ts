import type { Kysely, Selectable } from "kysely";
import { accountSettings, type AccountSettings } from "#domain/accounts/account-settings.ts";
import type { LoginName } from "#domain/accounts/login-name.ts";
import type { Tables } from "#server/database/tables.ts";

type AccountRow = Selectable<Tables["accounts"]>;

/** An account with its settings in force. */
export interface Account extends Omit<AccountRow, "settings"> {
  readonly settings: AccountSettings;
}

/** The account with this log-in name. */
export async function findAccount(db: Kysely<Tables>, name: LoginName): Promise<Account | undefined> {
  const accounts = db
    .selectFrom("accounts")
    .leftJoin("companies", "companies.company_id", "accounts.company_id")
    .selectAll("accounts")
    .select("companies.settings as company_settings");
  const found = await (
    "userId" in name ? accounts.where("user_id", "=", name.userId) : accounts.where("login", "=", name.login)
  ).executeTakeFirst();
  if (found === undefined) return undefined;
  const { company_settings: company, settings, ...account } = found;
  return { ...account, settings: accountSettings(company, settings) };
}

/** Whether an account may be used now. */
export function isOpenAccount(
  account: Pick<AccountRow, "disabled_at" | "expires_at" | "is_demo">,
  { now, production }: { readonly now: number; readonly production: boolean },
): boolean {
  const isOver = account.expires_at !== null && account.expires_at.getTime() <= now;
  return account.disabled_at === null && !isOver && !(production && account.is_demo);
}
