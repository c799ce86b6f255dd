import type { Static } from "typebox";
import {
  changeOrder,
  getTripChoices as getTripChoicesCall,
  previewChange,
} from "#contract/console/changes/change-order.ts";
import type { DeskOrder } from "#contract/console/orders/order-actions.ts";
import { readTripFields } from "#contract/orders/read-trip.ts";
import { mayLetOff } from "#domain/accounts/staff-limits.ts";
import { toMajor } from "#domain/values/money.ts";
import { deskRoute } from "#server/http/operator/desk-route.ts";
import { staffOf } from "#server/http/operator/staff-of.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Route } from "#server/http/route.ts";
import { getTripChoices } from "#server/modules/console/changes/get-trip-choices.ts";
import { presentTripChange } from "#server/modules/console/changes/present-trip-change.ts";
import { rehearse } from "#server/modules/console/orders/rehearse.ts";
import type { ShowLetter } from "#server/modules/notifications/index.ts";
import { cashDueBackAmount, changeByStaff, type Orders } from "#server/modules/orders/index.ts";

/** The routes by which the staff changes trips. */
export function changeRoutes(
  orders: Orders,
  showLetter: ShowLetter,
  answer: (input: { params: { order_id: number }; caller: Caller }) => Promise<Static<typeof DeskOrder>>,
): Route[] {
  return [
    route(getTripChoicesCall, async ({ params: { order_id: orderId }, query: { trip_id: tripId }, caller }) =>
      getTripChoices(orders, { orderId, tripId }, caller.locale),
    ),
    route(previewChange, async ({ params: { order_id: orderId }, body, caller }) => {
      const { locale } = caller;
      const staff = staffOf(caller);
      const fields = readTripFields(body.change);
      const asked = {
        orderId,
        tripId: body.trip_id,
        fields,
        isWaived: body.waive ?? false,
        expected: undefined,
        locale,
      };
      return rehearse(orders.db, async (trx) => {
        const { before, after, fee, termsFee } = await changeByStaff(trx, orders, asked, staff);
        const { order } = after;
        const major = (amount: number) => toMajor(amount, order.currency);
        const trips = { before: before.trip, after: after.trip };
        return {
          version: before.order.version,
          currency: order.currency,
          change: await presentTripChange(orders, order, trips, locale),
          fee: major(fee),
          terms_fee: major(termsFee),
          may_waive: termsFee > 0 && mayLetOff(staff.role, { price: before.trip.amount, off: termsFee }, orders.limits),
          cost: major(order.amount),
          paid: major(order.received),
          by_hand: major(await cashDueBackAmount(trx, order)),
          pay_by: order.pay_by,
          letter: await showLetter(trx, { event: "order.changed", orderId }),
        };
      });
    }),
    deskRoute(orders, changeOrder, {
      act: async (trx, { params: { order_id: orderId }, body }, doer, { locale }) => {
        const fields = readTripFields(body.change);
        const { version, trip_id: tripId, waive: isWaived = false } = body;
        const expected = { total: body.expected_total, fee: body.expected_fee };
        const asked = { orderId, version, tripId, fields, isWaived, expected, locale };
        return (await changeByStaff(trx, orders, asked, doer)).deed;
      },
      answer,
    }),
  ];
}
