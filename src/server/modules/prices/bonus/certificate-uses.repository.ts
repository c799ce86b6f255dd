import { sql, type Kysely, type Transaction } from "kysely";
import { createHash } from "node:crypto";
import type { CertificateUses } from "#domain/prices/certificate-uses.ts";
import type { Tables } from "#server/database/tables.ts";

/** An order that wants to use a code. */
export interface WantedUse {
  /** As `certificateKey` writes it. */
  readonly code: string;
  readonly uses: CertificateUses;
  readonly orderId: number;
  readonly email: string;
  readonly at: Date;
}

/** Whose uses are spent: everybody's, or those of one e-mail. */
export type SpentBy = "all" | "email";

/**
 * Takes one use of a code for an order, in the order's own transaction; returns whose uses are spent if there is none left,
 * and then the transaction must not be committed. The row of the code stays locked until the transaction ends, so that orders at the same time are counted one by one.
 */
export async function takeUse(trx: Transaction<Tables>, wanted: WantedUse): Promise<SpentBy | undefined> {
  const { code, uses, orderId, email, at } = wanted;
  const counted = await trx
    .insertInto("certificate_counts")
    .values({ code, used: 1 })
    .onConflict((conflict) =>
      conflict
        .column("code")
        .doUpdateSet({ used: sql<number>`certificate_counts.used + 1` })
        .where("certificate_counts.used", "<", uses.inAll ?? UNLIMITED),
    )
    .returning("used")
    .executeTakeFirst();
  if (counted === undefined) return "all";
  const digest = digestOf(email);
  if (uses.perEmail !== null) {
    const { used } = await trx
      .selectFrom("certificate_uses")
      .select(sql<number>`count(*)::int`.as("used"))
      .where("code", "=", code)
      .where("email_digest", "=", digest)
      .where("given_back_at", "is", null)
      .executeTakeFirstOrThrow();
    if (used >= uses.perEmail) return "email";
  }
  await trx
    .insertInto("certificate_uses")
    .values({ code, order_id: orderId, email_digest: digest, taken_at: at, given_back_at: null })
    .execute();
  return undefined;
}

/** The largest number that the column holds. */
const UNLIMITED = 2_147_483_647;

/** Gives back the certificates of an order, except the codes that it keeps; what is back already stays so. */
export async function giveBackCertificates(
  trx: Transaction<Tables>,
  orderId: number,
  { at, kept = [] }: { readonly at: Date; readonly kept?: readonly string[] },
): Promise<void> {
  const back = await trx
    .updateTable("certificate_uses")
    .set({ given_back_at: at })
    .where("order_id", "=", orderId)
    .where("given_back_at", "is", null)
    .where(sql<boolean>`code <> all(${[...kept]})`)
    .returning("code")
    .execute();
  // In the same order as codes are taken, so that two orders never wait for each other.
  for (const { code } of back.toSorted((a, b) => (a.code < b.code ? -1 : 1))) {
    await trx
      .updateTable("certificate_counts")
      .set({ used: sql<number>`used - 1` })
      .where("code", "=", code)
      .execute();
  }
}

/** A code that somebody thinks of using; without an e-mail only its uses in all count. */
type WishedUse = Pick<WantedUse, "code" | "uses" | "email"> & { readonly attemptKey: string | null };

/** Whose uses of a code are spent now, apart from that of the order which an attempt has already made; nothing is taken. */
export async function spentBy(db: Kysely<Tables>, wished: WishedUse): Promise<SpentBy | undefined> {
  const { uses, email } = wished;
  if (uses.inAll !== null && (await countUses(db, wished)) >= uses.inAll) return "all";
  if (uses.perEmail === null || email === "") return undefined;
  return (await countUsesOf(db, wished)) >= uses.perEmail ? "email" : undefined;
}

async function countUsesOf(db: Kysely<Tables>, { code, email, attemptKey }: WishedUse): Promise<number> {
  const { used } = await db
    .selectFrom("certificate_uses")
    .innerJoin("orders", "orders.order_id", "certificate_uses.order_id")
    .select(sql<number>`count(*)::int`.as("used"))
    .where("code", "=", code)
    .where("email_digest", "=", digestOf(email))
    .where("given_back_at", "is", null)
    .where(sql<boolean>`(orders.attempt_key is null or orders.attempt_key is distinct from ${attemptKey})`)
    .executeTakeFirstOrThrow();
  return used;
}

async function countUses(db: Kysely<Tables>, { code, attemptKey }: WishedUse): Promise<number> {
  const row = await db
    .selectFrom("certificate_counts")
    .select("used")
    .select((count) =>
      count
        .selectFrom("certificate_uses as own")
        .innerJoin("orders", "orders.order_id", "own.order_id")
        .select(sql<number>`count(*)::int`.as("uses"))
        .whereRef("own.code", "=", "certificate_counts.code")
        .where("own.given_back_at", "is", null)
        .where("orders.attempt_key", "=", attemptKey)
        .as("own"),
    )
    .where("code", "=", code)
    .executeTakeFirst();
  return row === undefined ? 0 : row.used - (row.own ?? 0);
}

/** Enough to count by, and it names nobody. */
function digestOf(email: string): string {
  return createHash("sha256").update(email.trim().toLowerCase()).digest("hex");
}
