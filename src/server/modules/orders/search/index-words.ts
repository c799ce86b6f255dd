import type { Kysely, Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { addJob, type Listener } from "#server/events.ts";
import { compareOrder } from "#server/modules/orders/duplicates/keep-duplicates.ts";
import { findWordless, saveWords } from "#server/modules/orders/search/order-words.repository.ts";
import { wordsOfTrip } from "#server/modules/orders/search/words-of-trip.ts";
import { findOrderOfTrip, type StoredOrder } from "#server/modules/orders/store/orders.repository.ts";

/** Job that makes orders of before findable. */
export const WORDS_JOB = "index_order_words";

/** So many orders at once: the lane has other work. */
const BATCH = 200;

/** Keeps the words of an order anew after something of it was given otherwise. */
export const indexWords: Listener = async ({ subject }, trx) => void (await indexOrder(trx, subject.id));

/** Keeps the words of orders that have none yet, the newest first, with which others are like them, and goes on with the next of them. */
export async function indexWordless(db: Kysely<Tables>): Promise<void> {
  const orders = await findWordless(db, BATCH);
  for (const id of orders)
    await db.transaction().execute(async (trx) => {
      const order = await indexOrder(trx, id);
      // Nobody was told of an order that was brought in by a file.
      if (order !== undefined) await compareOrder(trx, order);
    });
  if (orders.length === BATCH) await planWords(db);
}

/** Plans the look for orders without words; there is only one at a time. */
export async function planWords(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute((trx) => addJob(trx, WORDS_JOB, {}, { key: WORDS_JOB }));
}

async function indexOrder(trx: Transaction<Tables>, orderId: number): Promise<StoredOrder | undefined> {
  const order = await findOrderOfTrip(trx, orderId, true);
  if (order === undefined) return undefined;
  for (const trip of order.trips) await saveWords(trx, trip.trip_id, wordsOfTrip(order, trip));
  return order;
}
