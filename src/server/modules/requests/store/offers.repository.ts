import type { Kysely, Selectable, Transaction } from "kysely";
import type { OfferState } from "#domain/requests/offer-state.ts";
import type { RequestKind } from "#domain/requests/request-state.ts";
import type { YachtOffer } from "#domain/yachts/yacht-offer.ts";
import type { Tables } from "#server/database/tables.ts";
import type { Quote } from "#server/modules/prices/index.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** An offer with the prices that an order by it will copy. */
export type StoredOffer = Omit<Selectable<Tables["offers"]>, "quotes"> & { readonly quotes: readonly Quote[] };

/** A new offer. */
export interface NewOffer extends Pick<
  StoredOffer,
  "request_kind" | "request_id" | "ride_day" | "words" | "author" | "quotes"
> {
  /** What an offer for a yacht says. */
  readonly yacht?: YachtOffer;
  readonly photos?: readonly number[];
  readonly keySalt: Buffer;
  readonly validUntil: Date;
  readonly at: Date;
}

/** Keeps an offer; answers its number. */
export async function insertOffer(trx: Transaction<Tables>, offer: NewOffer): Promise<number> {
  const { keySalt, validUntil, at, quotes, yacht, photos = [], ...values } = offer;
  const { offer_id: id } = await trx
    .insertInto("offers")
    .values({
      ...values,
      quotes: JSON.stringify(quotes),
      yacht: yacht === undefined ? null : JSON.stringify(yacht),
      photos: [...photos],
      key_salt: keySalt,
      valid_until: validUntil,
      made_at: at,
      ended_at: null,
      order_id: null,
    })
    .returning("offer_id")
    .executeTakeFirstOrThrow();
  return id;
}

/** An offer by its number; `lock` keeps others from ending it meanwhile. */
export async function findOffer(db: Db, offerId: number, lock = false): Promise<StoredOffer | undefined> {
  const query = db.selectFrom("offers").selectAll().where("offer_id", "=", offerId);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row as StoredOffer | undefined;
}

/** The offers for a request, the newest first. */
export async function findOffersFor(
  db: Db,
  kind: RequestKind,
  requestIds: readonly number[],
): Promise<readonly StoredOffer[]> {
  if (requestIds.length === 0) return [];
  const rows = await db
    .selectFrom("offers")
    .selectAll()
    .where("request_kind", "=", kind)
    .where("request_id", "in", requestIds)
    .orderBy("offer_id", "desc")
    .execute();
  return rows as readonly StoredOffer[];
}

/** The open offer for a request, kept from others. */
export async function lockOpenOffer(
  trx: Transaction<Tables>,
  kind: RequestKind,
  requestId: number,
): Promise<StoredOffer | undefined> {
  const row = await trx
    .selectFrom("offers")
    .selectAll()
    .where("request_kind", "=", kind)
    .where("request_id", "=", requestId)
    .where("state", "=", "open")
    .forUpdate()
    .executeTakeFirst();
  return row as StoredOffer | undefined;
}

/** Ends an offer: what became of it, and the order that it became. */
export async function endOffer(
  trx: Transaction<Tables>,
  offerId: number,
  {
    state,
    at,
    orderId = null,
  }: { readonly state: Exclude<OfferState, "open">; readonly at: Date; readonly orderId?: number | null },
): Promise<void> {
  await trx
    .updateTable("offers")
    .set({ state, ended_at: at, order_id: orderId })
    .where("offer_id", "=", offerId)
    .execute();
}

/** Numbers of open offers whose end has passed. */
export async function findEndedOffers(db: Db, now: Date): Promise<readonly number[]> {
  const rows = await db
    .selectFrom("offers")
    .select("offer_id")
    .where("state", "=", "open")
    .where("valid_until", "<", now)
    .orderBy("valid_until")
    .limit(500)
    .execute();
  return rows.map(({ offer_id: id }) => id);
}
