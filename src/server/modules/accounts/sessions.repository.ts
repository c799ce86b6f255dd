import type { Insertable, Kysely, Selectable } from "kysely";
import { createHash } from "node:crypto";
import { RENEW_AGAIN_SECONDS, SHOWN_TOKEN_SECONDS } from "#domain/accounts/session-life.ts";
import type { Tables } from "#server/database/tables.ts";

/** A session with the account details that every call needs. */
export type SessionAccount = Pick<
  Selectable<Tables["accounts"]>,
  | "user_id"
  | "role"
  | "staff_role"
  | "company_id"
  | "is_coordinator"
  | "disabled_at"
  | "expires_at"
  | "is_demo"
  | "language"
  | "chosen_currency"
  | "currency"
> &
  Pick<Selectable<Tables["sessions"]>, "logged_in_at" | "last_seen_at" | "proved_at">;

/** The stored hash of a token: enough to recognise the token, but useless for logging in. */
export function tokenHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** The account of a session that has neither expired nor ended. */
export async function findSession(db: Kysely<Tables>, token: string, now: Date): Promise<SessionAccount | undefined> {
  return (await findSessions(db, [token], now)).get(token);
}

/** The same for several sessions at once, by their tokens. */
export async function findSessions(
  db: Kysely<Tables>,
  tokens: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, SessionAccount>> {
  const found = await db
    .selectFrom("sessions")
    .innerJoin("accounts", "accounts.user_id", "sessions.user_id")
    .select([
      "accounts.user_id",
      "accounts.role",
      "accounts.staff_role",
      "accounts.company_id",
      "accounts.is_coordinator",
      "accounts.disabled_at",
      "accounts.expires_at",
      "accounts.is_demo",
      "accounts.language",
      "accounts.chosen_currency",
      "accounts.currency",
      "sessions.logged_in_at",
      "sessions.last_seen_at",
      "sessions.proved_at",
      "sessions.token_hash",
    ])
    .where("sessions.token_hash", "in", tokens.map(tokenHash))
    .where("sessions.ended_at", "is", null)
    .where("sessions.expires_at", ">", now)
    .execute();
  const byHash = new Map(found.map((session) => [session.token_hash.toString("hex"), session]));
  return new Map(
    tokens.flatMap((token) => {
      const session = byHash.get(tokenHash(token).toString("hex"));
      return session === undefined ? [] : [[token, session] as const];
    }),
  );
}

/** Stores a new session. */
export async function insertSession(db: Kysely<Tables>, session: Insertable<Tables["sessions"]>): Promise<void> {
  await db.insertInto("sessions").values(session).execute();
}

/** Notes that a session is in use. */
export async function noteUse(db: Kysely<Tables>, token: string, now: Date): Promise<void> {
  await db.updateTable("sessions").set({ last_seen_at: now }).where("token_hash", "=", tokenHash(token)).execute();
}

/** A session that another follows. */
export type RenewedSession = Pick<
  Selectable<Tables["sessions"]>,
  "user_id" | "family" | "logged_in_at" | "last_seen_at" | "proved_at" | "browser"
>;

/**
 * Ends the session of a refresh token so that another can follow. The same token gets one more within a minute, unless somebody has
 * logged out meanwhile.
 */
export function takeRefresh(db: Kysely<Tables>, refreshToken: string, now: Date): Promise<RenewedSession | undefined> {
  const again = new Date(now.getTime() - RENEW_AGAIN_SECONDS * 1000);
  return db
    .updateTable("sessions")
    .set((row) => ({
      ended_at: row.fn.coalesce(row.ref("ended_at"), row.val(now)),
      renewed_at: row.fn.coalesce(row.ref("renewed_at"), row.val(now)),
    }))
    .where("refresh_hash", "=", tokenHash(refreshToken))
    .where("refresh_expires_at", ">", now)
    .where((row) =>
      row.or([
        row("ended_at", "is", null),
        row.and([
          row("renewed_at", ">", again),
          row.not(
            row.exists(
              row
                .selectFrom("sessions as later")
                .select("later.family")
                .whereRef("later.family", "=", "sessions.family")
                .where("later.ended_at", "is not", null)
                .where("later.renewed_at", "is", null),
            ),
          ),
        ]),
      ]),
    )
    .returning(["user_id", "family", "logged_in_at", "last_seen_at", "proved_at", "browser"])
    .executeTakeFirst();
}

/**
 * Notes that the token of a session stood in an address: the session soon ends, and another can follow it, once, and again within a
 * minute. The key of a program has nothing that follows it, so it goes on.
 */
export function takeShown(db: Kysely<Tables>, token: string, now: Date): Promise<RenewedSession | undefined> {
  const again = new Date(now.getTime() - RENEW_AGAIN_SECONDS * 1000);
  const soon = new Date(now.getTime() + SHOWN_TOKEN_SECONDS * 1000);
  return db
    .updateTable("sessions")
    .set((row) => ({
      shown_at: row.fn.coalesce("shown_at", row.val(now)),
      expires_at: row.fn<Date>("least", ["expires_at", row.val(soon)]),
    }))
    .where("token_hash", "=", tokenHash(token))
    .where("is_access_key", "=", false)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .where((row) => row.or([row("shown_at", "is", null), row("shown_at", ">", again)]))
    .returning(["user_id", "family", "logged_in_at", "last_seen_at", "proved_at", "browser"])
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

/** Ends the session of a token; answers whose it was, or null where it had ended before. */
export async function endSession(db: Kysely<Tables>, token: string, now: Date): Promise<number | null> {
  const ended = await db
    .updateTable("sessions")
    .set({ ended_at: now })
    .where("token_hash", "=", tokenHash(token))
    .where("ended_at", "is", null)
    .returning("user_id")
    .executeTakeFirst();
  return ended?.user_id ?? null;
}

/** Ends every session of an account. */
export async function endSessionsOf(db: Kysely<Tables>, userId: number, now: Date): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ ended_at: now })
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .execute();
}

/** Deletes sessions that can no longer be renewed. */
export async function deleteOldSessions(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom("sessions").where("refresh_expires_at", "<", now).execute();
}
