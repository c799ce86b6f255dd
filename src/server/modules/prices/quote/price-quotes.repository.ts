import { sql, type Kysely } from "kysely";
import { parseLocalTime } from "#domain/values/local-time.ts";
import type { Tables } from "#server/database/tables.ts";
import type { Quote } from "#server/modules/prices/quote/quote.ts";

/** How many price ids one server process takes from the sequence at a time; the sequence steps by the same number. */
const ID_BLOCK = 1000;

/** Gives out price ids without asking the database for each. */
export class PriceIds {
  private next = 0;
  private end = 0;
  private readonly db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.db = db;
  }

  /** So many fresh ids. */
  async take(count: number): Promise<number[]> {
    const ids: number[] = [];
    while (ids.length < count) {
      if (this.next >= this.end) await this.reserve();
      ids.push(this.next++);
    }
    return ids;
  }

  private async reserve(): Promise<void> {
    const { rows } = await sql<{ first: number }>`select nextval('price_id_seq')::int as first`.execute(this.db);
    this.next = rows[0]?.first ?? 0;
    this.end = this.next + ID_BLOCK;
  }
}

/**
 * Stores quotes. A quote lost in a crash costs a new search and nothing else, so these rows alone need not wait for the disk;
 * orders copy them and always do.
 */
export async function insertQuotes(db: Kysely<Tables>, quotes: readonly Quote[]): Promise<void> {
  const rows = quotes.map((quote) => ({
    price_id: quote.priceId,
    price_uid: quote.priceUid,
    quoted_at: new Date(quote.quotedAt).toISOString(),
    reverse_price_id: quote.reversePriceId,
    user_hint: quote.userHint,
    provider_id: quote.providerId,
    car_class_id: quote.carClassId,
    tariff_id: quote.tariffId,
    tariff_version: quote.tariffVersion,
    start_place: quote.startPlace,
    finish_place: quote.finishPlace,
    start_point: quote.startPoint,
    finish_point: quote.finishPoint,
    metres: quote.metres,
    seconds: quote.seconds,
    currency: quote.currency,
    rate_micro: quote.rateMicro,
    amount: quote.amount,
    stop_amount: quote.stopAmount,
    lines: quote.lines,
    tariff_sums: quote.sums ?? null,
    services: quote.services,
    terms: quote.terms,
    lead_minutes: quote.leadMinutes,
    max_stops: quote.maxStops,
    pickup_local: quote.pickup,
    is_way_back: quote.isWayBack,
    partner_user_id: quote.partnerId,
    is_fast_ride: quote.isFastRide,
    is_flexible: quote.isFlexible,
    rent_seconds: quote.rent?.seconds ?? null,
    rent_per_hour: quote.rent?.perHour ?? null,
  }));
  await db.transaction().execute(async (trx) => {
    await sql`set local synchronous_commit to off`.execute(trx);
    await sql`
      insert into price_quotes select * from jsonb_populate_recordset(null::price_quotes, ${JSON.stringify(rows)}::jsonb)
    `.execute(trx);
  });
}

/** A quote by its id. */
export async function findQuote(db: Kysely<Tables>, priceId: number): Promise<Quote | undefined> {
  const row = await db.selectFrom("price_quotes").selectAll().where("price_id", "=", priceId).executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    priceId: row.price_id,
    priceUid: row.price_uid,
    quotedAt: row.quoted_at.getTime(),
    reversePriceId: row.reverse_price_id,
    userHint: row.user_hint,
    providerId: row.provider_id,
    carClassId: row.car_class_id,
    tariffId: row.tariff_id,
    tariffVersion: row.tariff_version,
    startPlace: row.start_place,
    finishPlace: row.finish_place,
    startPoint: row.start_point,
    finishPoint: row.finish_point,
    metres: row.metres,
    seconds: row.seconds,
    currency: row.currency,
    rateMicro: row.rate_micro,
    amount: row.amount,
    stopAmount: row.stop_amount,
    lines: row.lines,
    ...(row.tariff_sums === null ? {} : { sums: row.tariff_sums }),
    services: row.services,
    terms: row.terms,
    leadMinutes: row.lead_minutes,
    maxStops: row.max_stops,
    // The database adds seconds.
    pickup: row.pickup_local === null ? null : (parseLocalTime(row.pickup_local) ?? null),
    isWayBack: row.is_way_back,
    partnerId: row.partner_user_id,
    isFastRide: row.is_fast_ride,
    isFlexible: row.is_flexible,
    ...(row.rent_seconds === null || row.rent_per_hour === null
      ? {}
      : { rent: { seconds: row.rent_seconds, perHour: row.rent_per_hour } }),
  };
}

/**
 * The id of a quote that was made since a moment, by its other id. Hardly any client orders by it, so that it has no index of
 * its own, which every search would pay for: the moment keeps the look short.
 */
export async function findPriceId(db: Kysely<Tables>, priceUid: string, since: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom("price_quotes")
    .select("price_id")
    .where("quoted_at", ">", since)
    .where(sql<boolean>`price_uid::text = lower(${priceUid})`)
    .executeTakeFirst();
  return row?.price_id;
}

/** Forgets quotes that nobody can order any more; orders keep their own copies. */
export async function deleteQuotesBefore(db: Kysely<Tables>, moment: Date): Promise<void> {
  await db.deleteFrom("price_quotes").where("quoted_at", "<", moment).execute();
}
