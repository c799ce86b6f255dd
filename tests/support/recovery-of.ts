import type { Kysely } from "kysely";
import { randomBytes } from "node:crypto";
import type { Tables } from "#server/database/tables.ts";
import { tokenHash } from "#server/modules/accounts/sessions.repository.ts";

/** Stores a link that sets a new password; answers its secret. */
export async function recoveryOf(
  db: Kysely<Tables>,
  {
    userId,
    at,
    secret = randomBytes(16).toString("hex"),
  }: { readonly userId: number; readonly at: Date; readonly secret?: string },
): Promise<string> {
  const salt = randomBytes(16);
  await db
    .insertInto("password_recoveries")
    .values({ user_id: userId, salt, secret_hash: tokenHash(secret), lang: "en", asked_at: at, used_at: null })
    .execute();
  return secret;
}
