import type { Kysely, Transaction } from "kysely";
import type { Static } from "typebox";
import { clearDuplicate as clearDuplicateCall } from "#contract/console/board/clear-duplicate.ts";
import { findDrivers as findDriversCall } from "#contract/console/drivers/find-drivers.ts";
import { getDeskOrder as getDeskOrderCall } from "#contract/console/orders/get-desk-order.ts";
import {
  addNote as addNoteCall,
  confirmOrder as confirmOrderCall,
  markTrip as markTripCall,
  nameDriver as nameDriverCall,
  seeChanges as seeChangesCall,
  undoAction as undoActionCall,
  type DeskOrder,
} from "#contract/console/orders/order-actions.ts";
import { showContacts as showContactsCall, type ShownContacts } from "#contract/console/orders/show-contacts.ts";
import {
  compareSoldPrice as compareSoldPriceCall,
  type ComparedPrice,
} from "#contract/console/tester/compare-sold-price.ts";
import { identityOf } from "#domain/accounts/actor.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Deed, Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { takeEventsBack } from "#server/events.ts";
import { deskRoute } from "#server/http/operator/desk-route.ts";
import { staffOf } from "#server/http/operator/staff-of.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Route } from "#server/http/route.ts";
import { boardReader } from "#server/modules/console/board/board-reader.ts";
import { findBoardTrips } from "#server/modules/console/board/find-board-trips.ts";
import { agreeRoutes } from "#server/modules/console/changes/agree-routes.ts";
import { cancelRoutes } from "#server/modules/console/changes/cancel-routes.ts";
import { changeRoutes } from "#server/modules/console/changes/change-routes.ts";
import { findDrivers } from "#server/modules/console/drivers/find-drivers.ts";
import { nameDriver, putDriverBack } from "#server/modules/console/drivers/name-driver.ts";
import { providerRoutes } from "#server/modules/console/drivers/provider-routes.ts";
import { clearDuplicate } from "#server/modules/console/duplicates/clear-duplicate.ts";
import { getOrder } from "#server/modules/console/orders/get-order.ts";
import { addNote, markTrip, seeChanges } from "#server/modules/console/orders/mark-and-note.ts";
import { keepOpening } from "#server/modules/console/orders/openings.repository.ts";
import { findSoldTrip } from "#server/modules/console/orders/order-page.repository.ts";
import { noShowRoutes } from "#server/modules/console/states/no-show-routes.ts";
import { stateRoutes } from "#server/modules/console/states/state-routes.ts";
import type { ShowLetter } from "#server/modules/notifications/index.ts";
import {
  type AskPayment,
  confirmOrder,
  type Orders,
  seenAnyOrder,
  undoUntil,
  quoteOfTrip,
  findOrder,
  type Seen,
  seenOrder,
  takeConfirmationBack,
  UNDOABLE,
  undoSince,
} from "#server/modules/orders/index.ts";
import { Refusal } from "#server/refusal.ts";

/** Undoes the last action on an order that its traveller has not been told of yet. */
async function undoAction(
  trx: Transaction<Tables>,
  { now, ...seen }: Seen & { readonly now: number },
  { author }: Doer,
): Promise<Deed> {
  const order = await seenOrder(trx, seen);
  const subject = { kind: "order", id: order.order_id } as const;
  const [event] = await takeEventsBack(trx, { names: UNDOABLE, subject, since: undoSince(now), last: true });
  if (event === undefined) throw new Refusal("undo-over");
  return event.name === "order.confirmed"
    ? takeConfirmationBack(trx, order, event.at, { author, at: new Date(now) })
    : putDriverBack(trx, order, event.body);
}

/** Phones and e-mail of an order with whoever travels, for whoever has said why they need them. */
async function showContacts(db: Kysely<Tables>, orderId: number): Promise<ShownContacts> {
  const order = await findOrder(db, orderId);
  if (order === undefined) throw new Refusal("order-unknown");
  const people = order.trips.flatMap(({ passengers }) => passengers).map(({ name, phone }) => ({ name, phone }));
  return {
    order_id: order.order_id,
    phone: order.customer_phone,
    email: order.customer_email,
    people: [...new Map(people.map((one) => [`${one.name} ${one.phone}`, one])).values()],
  };
}

/** What was asked: a trip, or a price that was shown. */
interface SoldAsked {
  readonly tripId: number | undefined;
  readonly priceId: number | undefined;
}

/** The stored price of a trip, or a shown price, beside what the book in force gives it. */
async function compareSoldPrice(
  { db, prices }: Pick<Orders, "db" | "prices">,
  { tripId, priceId }: SoldAsked,
  locale: Locale,
): Promise<ComparedPrice> {
  const trip = tripId === undefined && priceId === undefined ? undefined : await findSoldTrip(db, { tripId, priceId });
  const quote = trip && quoteOfTrip(trip);
  if (trip !== undefined && quote !== undefined) {
    const compared = await prices.compareWithToday(quote, trip.pickup_local.slice(0, 16), locale);
    return { order_id: trip.order_id, trip_id: trip.trip_id, ...compared };
  }
  if (tripId !== undefined || priceId === undefined) throw new Refusal("order-unknown");
  const compared = await prices.compareShownPrice(priceId, locale);
  if (compared === undefined) throw new Refusal("price-unknown");
  return { order_id: null, trip_id: null, ...compared };
}

interface Answered {
  readonly params: { readonly order_id: number };
  readonly caller: Caller;
}

/** What these routes need of later stations. */
export interface OrderAnswers {
  readonly askPayment: AskPayment;
  readonly showLetter: ShowLetter;
}

/** The routes by which the staff works on an order. */
export function orderRoutes(orders: Orders, { askPayment, showLetter }: OrderAnswers): Route[] {
  const answer = async ({ params: { order_id: orderId }, caller }: Answered): Promise<Static<typeof DeskOrder>> => {
    const now = orders.clock();
    const [{ trips }, until] = await Promise.all([
      findBoardTrips(orders, { order: String(orderId), limit: 100 }, boardReader(caller, now)),
      undoUntil(orders.db, orderId, now),
    ]);
    return { order_id: orderId, version: trips[0]?.version ?? 0, trips, undo_until: until, now };
  };
  const seen = ({ params, body }: { params: { order_id: number }; body: { version: number } }) => ({
    orderId: params.order_id,
    version: body.version,
    now: orders.clock(),
  });
  return [
    ...cancelRoutes(orders, showLetter, answer),
    ...changeRoutes(orders, showLetter, answer),
    ...agreeRoutes(orders, showLetter, answer),
    ...providerRoutes(orders, answer),
    ...stateRoutes(orders, answer),
    ...noShowRoutes(orders, answer),
    route(getDeskOrderCall, async ({ params: { order_id: id }, caller }) => {
      const shown = await getOrder(orders, askPayment, {
        id,
        role: staffOf(caller).role,
        ...boardReader(caller, orders.clock()),
      });
      const accountId = identityOf(caller.actor)?.userId;
      if (accountId !== undefined)
        await keepOpening(orders.db, { orderId: shown.order_id, accountId, at: new Date(orders.clock()) });
      return shown;
    }),
    deskRoute(orders, confirmOrderCall, {
      act: async (trx, input, doer) => confirmOrder(trx, { ...seen(input), tripIds: input.body.trip_ids }, doer),
      answer,
    }),
    deskRoute(orders, undoActionCall, {
      act: async (trx, input, doer) => undoAction(trx, seen(input), doer),
      answer,
    }),
    deskRoute(orders, seeChangesCall, {
      act: async (trx, input) => seeChanges(trx, { ...seen(input), tripIds: input.body.trip_ids }),
      answer,
    }),
    deskRoute(orders, nameDriverCall, {
      act: async (trx, input) => {
        const { trip_id: tripId, driver, tell } = input.body;
        return nameDriver(trx, { ...seen(input), tripId, driver, tell });
      },
      answer,
    }),
    route(compareSoldPriceCall, async ({ query: { trip_id: tripId, price_id: priceId }, caller }) =>
      compareSoldPrice(orders, { tripId, priceId }, caller.locale),
    ),
    route(findDriversCall, async ({ query: { q = "", trip_id: tripId } }) => ({
      drivers: await findDrivers(orders, { term: q, tripId }),
    })),
    deskRoute(orders, markTripCall, {
      act: async (trx, { params, body: { trip_id: tripId, add = [], remove = [] } }, doer) =>
        markTrip(trx, { tripId, add, remove }, { orderId: params.order_id, now: orders.clock() }, doer),
      answer,
    }),
    deskRoute(orders, clearDuplicateCall, {
      act: async (trx, { params, body }, doer) => {
        const pair = { tripId: body.trip_id, otherId: body.other_id };
        return clearDuplicate(trx, pair, { orderId: params.order_id, now: orders.clock() }, doer);
      },
      answer,
    }),
    deskRoute(orders, showContactsCall, {
      act: async (trx, { params, body }) => {
        const { order_id: id } = await seenAnyOrder(trx, { orderId: params.order_id });
        return { subject: { kind: "order", id }, after: { shown: ["phone", "email"] }, reason: body.reason.trim() };
      },
      answer: async ({ params }) => showContacts(orders.db, params.order_id),
    }),
    deskRoute(orders, addNoteCall, {
      act: async (trx, { params, body }, doer) =>
        addNote(trx, body.text, { orderId: params.order_id, now: orders.clock() }, doer),
      answer,
    }),
  ];
}
