import { sql, type Kysely, type Transaction } from "kysely";
import type { StaffRole } from "#domain/accounts/staff-role.ts";
import type { Tables } from "#server/database/tables.ts";

/** Somebody of the staff as they are kept, with their log-ins. */
export interface StoredStaff {
  readonly user_id: number;
  readonly name: string;
  readonly login: string;
  readonly staff_role: StaffRole;
  readonly disabled_at: Date | null;
  readonly has_second_step: boolean;
  readonly last_seen_at: Date | null;
  readonly invited_at: Date | null;
  readonly devices: readonly { readonly browser: string; readonly seen: string }[];
}

/** Everybody of the staff; on a production server accounts for trying the product are left out. */
export async function findStaffAccounts(
  db: Kysely<Tables>,
  { now, production }: { readonly now: Date; readonly production: boolean },
): Promise<StoredStaff[]> {
  const { rows } = await sql<StoredStaff>`
    select a.user_id, a.name, a.login, a.staff_role, a.disabled_at,
      exists (select from second_steps s where s.user_id = a.user_id and s.confirmed_at is not null) as has_second_step,
      (select max(s.last_seen_at) from sessions s where s.user_id = a.user_id) as last_seen_at,
      (select max(r.asked_at) from password_recoveries r
        where r.user_id = a.user_id and r.invited_by is not null and r.used_at is null) as invited_at,
      coalesce((
        select jsonb_agg(jsonb_build_object('browser', d.browser, 'seen', d.seen) order by d.seen desc)
        from (
          select s.family, max(s.browser) as browser, max(s.last_seen_at) as seen from sessions s
          where s.user_id = a.user_id and s.ended_at is null and s.expires_at > ${now} group by s.family
        ) d
      ), '[]') as devices
    from accounts a
    where a.role = 'admin' and not (a.is_demo and ${production})
    order by a.disabled_at is not null, a.user_id`.execute(db);
  return rows;
}

/** Somebody of the staff by their number, their row held until the end of the transaction. */
export function lockStaff(trx: Transaction<Tables>, userId: number) {
  return trx
    .selectFrom("accounts")
    .select(["user_id", "name", "login", "email", "staff_role", "disabled_at", "language"])
    .where("user_id", "=", userId)
    .where("role", "=", "admin")
    .forUpdate()
    .executeTakeFirst();
}

/** Opens an account of the staff; undefined where its name is taken. */
export async function insertStaff(
  trx: Transaction<Tables>,
  account: Pick<Tables["accounts"], "login" | "password_hash" | "name" | "created_at"> & {
    readonly staff_role: StaffRole;
  },
): Promise<number | undefined> {
  const row = { ...account, role: "admin", email: account.login, phone: "", currency: "EUR", settings: "{}" } as const;
  const opened = await trx
    .insertInto("accounts")
    .values({ ...row, company_id: null })
    .onConflict((conflict) => conflict.column("login").doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return opened?.user_id;
}

/** Ends every link by which an account could set its password. */
export async function endInvitations(trx: Transaction<Tables>, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable("password_recoveries")
    .set({ used_at: now })
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .execute();
}
