import { sql, type Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { tokenHash } from "#server/modules/accounts/sessions.repository.ts";

/** A log-in of an account: all sessions that came of it, or the key of a program. */
export interface StoredLogIn {
  readonly family: string;
  readonly browser: string;
  readonly is_access_key: boolean;
  readonly logged_in_at: Date;
  readonly last_seen_at: Date;
  readonly ends_at: Date;
  /** The session of the token is one of them. */
  readonly is_this: boolean;
}

/** The log-ins of an account that have not ended, the last used first. */
export function findLogIns(db: Kysely<Tables>, userId: number, token: string, now: Date): Promise<StoredLogIn[]> {
  return db
    .selectFrom("sessions")
    .select([
      "family",
      "is_access_key",
      sql<string>`max(browser)`.as("browser"),
      sql<Date>`min(logged_in_at)`.as("logged_in_at"),
      sql<Date>`max(last_seen_at)`.as("last_seen_at"),
      sql<Date>`max(expires_at)`.as("ends_at"),
      sql<boolean>`bool_or(token_hash = ${tokenHash(token)})`.as("is_this"),
    ])
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .groupBy(["family", "is_access_key"])
    .orderBy("last_seen_at", "desc")
    .execute();
}

/** Ends one log-in of an account; answers how many that were. */
export function endLogIn(db: Kysely<Tables>, userId: number, family: string, now: Date): Promise<number> {
  return end(db, sql`user_id = ${userId} and family::text = ${family}`, now);
}

/** Ends all log-ins of an account but that of a token; keys of programs go on. */
export function endOtherLogIns(db: Kysely<Tables>, userId: number, token: string, now: Date): Promise<number> {
  const own = sql`select family from sessions where token_hash = ${tokenHash(token)}`;
  return end(db, sql`user_id = ${userId} and not is_access_key and family not in (${own})`, now);
}

/** Notes that whoever holds a session has shown who they are. */
export async function noteProof(db: Kysely<Tables>, token: string, now: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ proved_at: now })
    .where("token_hash", "=", tokenHash(token))
    .where("is_access_key", "=", false)
    .execute();
}

async function end(db: Kysely<Tables>, which: ReturnType<typeof sql>, now: Date): Promise<number> {
  const { rows } = await sql<{ family: string }>`
    update sessions set ended_at = ${now} where ended_at is null and ${which} returning family`.execute(db);
  return new Set(rows.map(({ family }) => family)).size;
}
