import { sql, type Kysely, type SqlBool } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { phoneEnd } from "#server/passengers/phone-plans.ts";

const PHONE_DIGITS = sql`regexp_replace(a.phone, '\\D', '', 'g')`;

/** So many are shown; whoever is not among them is looked for by more letters. */
const MOST_SHOWN = 8;

const buyers = (db: Kysely<Tables>) =>
  db
    .selectFrom("accounts as a")
    .leftJoin("companies as c", "c.company_id", "a.company_id")
    .select(["a.user_id", "a.role", "a.name", "a.email", "a.phone", "c.name as company"])
    .select(["a.disabled_at", "a.expires_at", "a.is_demo"])
    .where("a.role", "<>", "admin");

/** Accounts and partners, none of the staff, by a scrap of what they are called. */
export async function findBuyersByText(db: Kysely<Tables>, text: string) {
  const part = `%${text.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  const digits = text.replaceAll(/\D/g, "");
  return buyers(db)
    .where(
      sql<SqlBool>`(lower(a.name || ' ' || a.email || ' ' || a.login || ' ' || coalesce(c.name, '')) like ${part}
        or a.user_id::text = ${text.trim()}
        or (${digits.length >= 4} and position(${phoneEnd(text)} in ${PHONE_DIGITS}) > 0))`,
    )
    .orderBy("a.name")
    .orderBy("a.user_id")
    .limit(MOST_SHOWN)
    .execute();
}

/** The accounts of a phone, by the end that is the same in every spelling of it. */
export async function findBuyersByPhone(db: Kysely<Tables>, end: string) {
  return buyers(db)
    .where("a.phone", "<>", "")
    .where(sql<SqlBool>`right(${PHONE_DIGITS}, ${end.length}) = ${end}`)
    .orderBy("a.user_id")
    .limit(MOST_SHOWN)
    .execute();
}

/** One buyer by its number. */
export async function findBuyer(db: Kysely<Tables>, userId: number) {
  return buyers(db).where("a.user_id", "=", userId).executeTakeFirst();
}

/** A buyer as stored. */
export type StoredBuyer = Awaited<ReturnType<typeof findBuyersByPhone>>[number];
