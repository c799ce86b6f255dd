import type { Static } from "typebox";
import { agreePrice as agreePriceCall, previewAgreedPrice } from "#contract/console/changes/agree-price.ts";
import type { DeskOrder } from "#contract/console/orders/order-actions.ts";
import { toMajor } from "#domain/values/money.ts";
import { deskRoute } from "#server/http/operator/desk-route.ts";
import { staffOf } from "#server/http/operator/staff-of.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Route } from "#server/http/route.ts";
import { presentTripChange } from "#server/modules/console/changes/present-trip-change.ts";
import { rehearse } from "#server/modules/console/orders/rehearse.ts";
import type { ShowLetter } from "#server/modules/notifications/index.ts";
import { agreePrice, cashDueBackAmount, type Orders } from "#server/modules/orders/index.ts";

/** The routes by which the staff agrees on the price of a ride. */
export function agreeRoutes(
  orders: Orders,
  showLetter: ShowLetter,
  answer: (input: { params: { order_id: number }; caller: Caller }) => Promise<Static<typeof DeskOrder>>,
): Route[] {
  return [
    route(previewAgreedPrice, async ({ params: { order_id: orderId }, body, caller }) => {
      const { locale } = caller;
      const { trip_id: tripId, price } = body;
      return rehearse(orders.db, async (trx) => {
        const asked = { orderId, tripId, price, reason: "", expectedTotal: undefined, locale };
        const { before, after, tariff } = await agreePrice(trx, orders, asked, staffOf(caller));
        const { order } = after;
        const trips = { before: before.trip, after: after.trip };
        return {
          version: before.order.version,
          currency: order.currency,
          change: await presentTripChange(orders, order, trips, locale),
          tariff: toMajor(tariff, order.currency),
          cost: toMajor(order.amount, order.currency),
          paid: toMajor(order.received, order.currency),
          by_hand: toMajor(await cashDueBackAmount(trx, order), order.currency),
          pay_by: order.pay_by,
          letter: await showLetter(trx, { event: "order.changed", orderId }),
        };
      });
    }),
    deskRoute(orders, agreePriceCall, {
      act: async (trx, { params: { order_id: orderId }, body }, doer, { locale }) => {
        const { version, trip_id: tripId, price, expected_total: expectedTotal } = body;
        const asked = { orderId, version, tripId, price, reason: body.reason.trim(), expectedTotal, locale };
        return (await agreePrice(trx, orders, asked, doer)).deed;
      },
      answer,
    }),
  ];
}
