import type { Kysely, Selectable } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { tokenHash } from "#server/modules/accounts/sessions.repository.ts";

/** What the holder of an account may change of it. */
export type StoredProfile = Pick<Selectable<Tables["accounts"]>, "name" | "phone" | "language" | "chosen_currency">;

/** Changes an account for whoever logged in to it; false, and nothing changed, for the key of a program. */
export async function saveProfile(
  db: Kysely<Tables>,
  { userId, token }: { readonly userId: number; readonly token: string },
  profile: StoredProfile,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("accounts")
    .set(profile)
    .where("user_id", "=", userId)
    .where("user_id", "in", (query) =>
      query
        .selectFrom("sessions")
        .select("user_id")
        .where("token_hash", "=", tokenHash(token))
        .where("is_access_key", "=", false),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
