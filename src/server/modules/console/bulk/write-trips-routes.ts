import { previewWriteTrips, writeTrips } from "#contract/console/bulk/write-trips.ts";
import type { LetterShownView } from "#contract/console/letters/letter-shown.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { OwnLetterWords } from "#server/database/tables.ts";
import { doerOf } from "#server/http/operator/desk-route.ts";
import { route, type Route } from "#server/http/route.ts";
import { boardReader } from "#server/modules/console/board/board-reader.ts";
import { doToEach } from "#server/modules/console/bulk/do-to-each.ts";
import { findOrderIds } from "#server/modules/console/bulk/order-ids.repository.ts";
import { rowsOfTrips } from "#server/modules/console/bulk/rows-of-trips.ts";
import { type Notifications, previewOwn, sendOwn } from "#server/modules/notifications/index.ts";
import { type Orders } from "#server/modules/orders/index.ts";
import { refusalWords } from "#server/refusal-words.ts";
import { Refusal } from "#server/refusal.ts";

/** The routes by which the staff writes to the travellers of several trips. */
export function writeTripsRoutes(notifications: Notifications, orders: Orders): Route[] {
  return [
    route(previewWriteTrips, async ({ body: { trip_ids: tripIds, subject, text }, caller }) =>
      previewEach(notifications, { tripIds, words: { subject, text } }, caller.locale),
    ),
    route(writeTrips, async (input) => {
      const { body, caller } = input;
      const { trips, subject, text } = body;
      const doer = doerOf(input);
      const asked = { call: writeTrips.name, doer, locale: caller.locale, trips, isOncePerOrder: true };
      const results = await doToEach(orders, asked, async (trx, tripId, { orderId }) =>
        sendOwn({ ...notifications, db: trx }, trx, { orderId, tripId, words: { subject, text } }),
      );
      const ids = trips.map(({ trip_id: id }) => id);
      return { results, trips: await rowsOfTrips(orders, ids, boardReader(caller, orders.clock())) };
    }),
  ];
}

/** To whom such a letter can go, which trips of an order it is one for, and how the first of them will read it. */
async function previewEach(
  notifications: Notifications,
  { tripIds, words }: { readonly tripIds: readonly number[]; readonly words: OwnLetterWords },
  locale: Locale,
): Promise<EndpointResult<typeof previewWriteTrips>> {
  const orderIds = await findOrderIds(notifications.db, tripIds);
  let letter: LetterShownView | null = null;
  const trips: EndpointResult<typeof previewWriteTrips>["trips"] = [];
  const first = new Map<number | undefined, EndpointResult<typeof previewWriteTrips>["trips"][number]>();
  for (const tripId of tripIds) {
    const orderId = orderIds.get(tripId);
    const same = first.get(orderId);
    if (same !== undefined) {
      trips.push({ ...same, trip_id: tripId, told_with: same.trip_id });
      continue;
    }
    try {
      const shown = await previewOwn(notifications, { orderId: orderId ?? 0, tripId, words });
      letter ??= shown;
      const told = { trip_id: tripId, lang: shown.lang, refused: null, told_with: null };
      first.set(orderId, told);
      trips.push(told);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      trips.push({ trip_id: tripId, lang: null, refused: refusalWords(error, locale), told_with: null });
    }
  }
  return { letter, trips };
}
