import type { Kysely, Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { addJob, type Listener } from "#server/events.ts";
import { compareOrder } from "#server/modules/console/duplicates/compare-order.ts";
import { findWordless, saveWords } from "#server/modules/console/search/order-words.repository.ts";
import { wordsOfTrip } from "#server/modules/console/search/words-of-trip.ts";
import { findOrderOfTrip, type StoredOrder } from "#server/modules/orders/index.ts";

/** Job that makes orders of before findable. */
export const WORDS_JOB = "index_order_words";

/** So many orders are looked at and indexed at once: the lane has other work, and no statement takes long, however many orders there are. */
const PORTION = { looked: 1000, indexed: 200 } as const;

/** More than any order's number. */
const FROM_THE_NEWEST = 2 ** 31 - 1;

/** From which order on, downwards, a portion is looked for. */
export interface WordsPortion {
  readonly before?: number;
}

/** Makes an order that was placed or changed findable, and keeps which trips of others may be the same ride. */
export const indexAndCompare: Listener = async ({ subject }, trx) => {
  const order = await indexOrder(trx, subject.id);
  if (order !== undefined) await compareOrder(trx, order);
};

/** Keeps the words of orders that have none yet, the newest first, with which others are like them, and goes on with the next of them. */
export async function indexWordless(
  db: Kysely<Tables>,
  { before = FROM_THE_NEWEST }: WordsPortion = {},
): Promise<void> {
  const { orders: wordless, last } = await findWordless(db, before, PORTION.looked);
  const orders = wordless.slice(0, PORTION.indexed);
  for (const id of orders)
    await db.transaction().execute(async (trx) => {
      const order = await indexOrder(trx, id);
      // Nobody was told of an order that was brought in by a file.
      if (order !== undefined) await compareOrder(trx, order);
    });
  const next = orders.length < wordless.length ? orders.at(-1) : last;
  if (next !== undefined) await planWords(db, { before: next });
}

/** Plans the look for orders without words; there is only one at a time. */
export async function planWords(db: Kysely<Tables>, portion: WordsPortion = {}): Promise<void> {
  await db.transaction().execute((trx) => addJob(trx, WORDS_JOB, { ...portion }, { key: WORDS_JOB }));
}

/** Keeps the words of an order anew. */
export async function indexOrder(trx: Transaction<Tables>, orderId: number): Promise<StoredOrder | undefined> {
  const order = await findOrderOfTrip(trx, orderId, true);
  if (order === undefined) return undefined;
  for (const trip of order.trips) await saveWords(trx, trip.trip_id, wordsOfTrip(order, trip));
  return order;
}
