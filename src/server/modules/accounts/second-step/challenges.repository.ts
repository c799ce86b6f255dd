import type { Kysely, Selectable } from "kysely";
import { CHALLENGE_SECONDS, CHALLENGE_TRIES } from "#domain/accounts/second-step.ts";
import type { Tables } from "#server/database/tables.ts";
import { newToken } from "#server/modules/accounts/new-token.ts";
import { tokenHash } from "#server/modules/accounts/sessions.repository.ts";

type Db = Kysely<Tables>;

/** A log-in that waits for its second step. */
export type Challenge = Pick<Selectable<Tables["login_challenges"]>, "user_id" | "is_enrolment">;

/** Has a log-in wait for its second step, or for one to be set up; returns the secret by which it goes on. */
export async function startChallenge(db: Db, challenge: Challenge, now: Date): Promise<string> {
  const token = newToken();
  await db
    .insertInto("login_challenges")
    .values({
      ...challenge,
      challenge_hash: tokenHash(token),
      expires_at: new Date(now.getTime() + CHALLENGE_SECONDS * 1000),
    })
    .execute();
  return token;
}

/** The log-in that waits, which this try counts for; undefined once it is over. */
export function tryChallenge(db: Db, token: string, now: Date): Promise<Challenge | undefined> {
  return db
    .updateTable("login_challenges")
    .set((row) => ({ tries: row("tries", "+", 1) }))
    .where("challenge_hash", "=", tokenHash(token))
    .where("expires_at", ">", now)
    .where("tries", "<", CHALLENGE_TRIES)
    .returning(["user_id", "is_enrolment"])
    .executeTakeFirst();
}

/** The log-in that waits for a second step to be set up; undefined once it is over, or where it is another. */
export function findEnrolment(db: Db, token: string, now: Date): Promise<Challenge | undefined> {
  return db
    .selectFrom("login_challenges")
    .select(["user_id", "is_enrolment"])
    .where("challenge_hash", "=", tokenHash(token))
    .where("expires_at", ">", now)
    .where("is_enrolment", "=", true)
    .executeTakeFirst();
}

/** Ends the waiting of a log-in that has gone on. */
export async function endChallenge(db: Db, token: string): Promise<void> {
  await db.deleteFrom("login_challenges").where("challenge_hash", "=", tokenHash(token)).execute();
}

/** Deletes log-ins that have waited too long. */
export async function deleteOldChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("login_challenges").where("expires_at", "<", now).execute();
}
