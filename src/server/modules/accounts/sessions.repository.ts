import type { Insertable, Kysely, Selectable } from "kysely";
import { createHash } from "node:crypto";
import type { Tables } from "#server/database/tables.ts";

/** A session with the account details that every call needs. */
export type SessionAccount = Pick<
  Selectable<Tables["accounts"]>,
  "user_id" | "role" | "company_id" | "is_coordinator" | "disabled_at" | "expires_at" | "is_demo"
>;

/** The stored hash of a token: enough to recognise the token, but useless for logging in. */
export function tokenHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** The account of a session that has neither expired nor ended. */
export function findSession(db: Kysely<Tables>, token: string, now: Date): Promise<SessionAccount | undefined> {
  return db
    .selectFrom("sessions")
    .innerJoin("accounts", "accounts.user_id", "sessions.user_id")
    .select([
      "accounts.user_id",
      "accounts.role",
      "accounts.company_id",
      "accounts.is_coordinator",
      "accounts.disabled_at",
      "accounts.expires_at",
      "accounts.is_demo",
    ])
    .where("sessions.token_hash", "=", tokenHash(token))
    .where("sessions.ended_at", "is", null)
    .where("sessions.expires_at", ">", now)
    .executeTakeFirst();
}

/** Stores a new session. */
export async function insertSession(db: Kysely<Tables>, session: Insertable<Tables["sessions"]>): Promise<void> {
  await db.insertInto("sessions").values(session).execute();
}

/** Ends the session of a refresh token so that another can follow; of simultaneous calls only one gets it. */
export function takeRefresh(
  db: Kysely<Tables>,
  refreshToken: string,
  now: Date,
): Promise<{ user_id: number; family: string } | undefined> {
  return db
    .updateTable("sessions")
    .set({ ended_at: now })
    .where("refresh_hash", "=", tokenHash(refreshToken))
    .where("ended_at", "is", null)
    .where("refresh_expires_at", ">", now)
    .returning(["user_id", "family"])
    .executeTakeFirst();
}

/** Ends every session from the same log-in as a refresh token: it was used twice, so somebody else has it. */
export async function endFamilyOfRefresh(db: Kysely<Tables>, refreshToken: string, now: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ ended_at: now })
    .where("ended_at", "is", null)
    .where("family", "in", (sessions) =>
      sessions.selectFrom("sessions").select("family").where("refresh_hash", "=", tokenHash(refreshToken)),
    )
    .execute();
}

/** Ends the session of a token. */
export async function endSession(db: Kysely<Tables>, token: string, now: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ ended_at: now })
    .where("token_hash", "=", tokenHash(token))
    .where("ended_at", "is", null)
    .execute();
}

/** Deletes sessions that can no longer be renewed. */
export async function deleteOldSessions(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom("sessions").where("refresh_expires_at", "<", now).execute();
}
