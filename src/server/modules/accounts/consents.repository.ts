import { sql, type Kysely, type Transaction } from "kysely";
import type { Consent } from "#domain/booking/consents.ts";
import type { Tables } from "#server/database/tables.ts";

/** What an account has agreed to, in the latest version of each document. */
export async function findConsents(db: Kysely<Tables>, userId: number): Promise<Consent[]> {
  return db
    .selectFrom("account_consents")
    .select(["document", "version", "lang"])
    .where("user_id", "=", userId)
    .orderBy("document")
    .execute();
}

/** Remembers what an account has agreed to; a document replaces its older version. */
export async function rememberConsents(
  trx: Transaction<Tables>,
  userId: number,
  { consents, at }: { readonly consents: readonly Consent[]; readonly at: Date },
): Promise<void> {
  if (consents.length === 0) return;
  await trx
    .insertInto("account_consents")
    .values(consents.map((consent) => ({ ...consent, user_id: userId, agreed_at: at })))
    .onConflict((conflict) =>
      conflict.columns(["user_id", "document"]).doUpdateSet({
        version: sql.ref("excluded.version"),
        lang: sql.ref("excluded.lang"),
        agreed_at: sql.ref("excluded.agreed_at"),
      }),
    )
    .execute();
}
