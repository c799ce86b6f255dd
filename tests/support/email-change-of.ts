import type { Kysely } from "kysely";
import { randomBytes } from "node:crypto";
import type { Tables } from "#server/database/tables.ts";
import { tokenHash } from "#server/modules/accounts/sessions.repository.ts";

/** Stores another address that an account has asked for; answers the secret of its link. */
export async function emailChangeOf(
  db: Kysely<Tables>,
  {
    userId,
    email,
    at,
    secret = randomBytes(16).toString("hex"),
  }: { readonly userId: number; readonly email: string; readonly at: Date; readonly secret?: string },
): Promise<string> {
  const { email: former } = await db
    .selectFrom("accounts")
    .select("email")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const kept = { salt: randomBytes(16), secret_hash: tokenHash(secret), lang: "en", asked_at: at } as const;
  await db
    .insertInto("email_changes")
    .values({ user_id: userId, email, former, used_at: null, ...kept })
    .execute();
  return secret;
}
