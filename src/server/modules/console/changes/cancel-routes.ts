import type { Static } from "typebox";
import { cancelOrder, previewCancel } from "#contract/console/changes/cancel-order.ts";
import type { DeskOrder } from "#contract/console/orders/order-actions.ts";
import { mayLetOff } from "#domain/accounts/staff-limits.ts";
import { byHandOf } from "#domain/orders/order-account.ts";
import { meansNoCar, type StaffCancelReason } from "#domain/orders/staff-cancel.ts";
import type { Locale } from "#domain/values/locale.ts";
import { toMajor } from "#domain/values/money.ts";
import { deskRoute } from "#server/http/operator/desk-route.ts";
import { staffOf } from "#server/http/operator/staff-of.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Route } from "#server/http/route.ts";
import { rehearse } from "#server/modules/console/orders/rehearse.ts";
import type { ShowLetter } from "#server/modules/notifications/index.ts";
import { cancelByStaff, onCardsAmount, type Orders, type StaffCancelling } from "#server/modules/orders/index.ts";
import { Refusal } from "#server/refusal.ts";

interface Asked {
  readonly trip_ids?: number[];
  readonly reason: StaffCancelReason;
  readonly waive?: boolean;
  readonly text?: string;
}

/** The routes by which the staff cancels. */
export function cancelRoutes(
  orders: Orders,
  showLetter: ShowLetter,
  answer: (input: { params: { order_id: number }; caller: Caller }) => Promise<Static<typeof DeskOrder>>,
): Route[] {
  const cancelling = (
    { params, body }: { params: { order_id: number }; body: Asked },
    locale: Locale,
  ): Omit<StaffCancelling, "version" | "expected"> => ({
    orderId: params.order_id,
    tripIds: body.trip_ids,
    reason: body.reason,
    text: body.text?.trim() ?? "",
    isWaived: body.waive ?? false,
    locale,
  });
  return [
    route(previewCancel, async ({ params, body, caller }) => {
      const staff = staffOf(caller);
      return rehearse(orders.db, async (trx) => {
        const shown = { fee: undefined, refund: undefined };
        const asked = { ...cancelling({ params, body }, caller.locale), expected: shown };
        const { order, version, price, ...sums } = await cancelByStaff(trx, orders, asked, staff);
        const { currency } = order;
        const event = meansNoCar(body.reason) ? "order.refused" : "order.cancelled";
        return {
          version,
          trips: [...sums.tripIds],
          currency,
          paid: toMajor(order.received, currency),
          fee: toMajor(sums.fee, currency),
          terms_fee: toMajor(sums.termsFee, currency),
          refund: toMajor(sums.refund, currency),
          held: toMajor(sums.held, currency),
          by_hand: toMajor(byHandOf(sums.refund - sums.held, await onCardsAmount(trx, order.order_id)), currency),
          may_waive: sums.termsFee > 0 && mayLetOff(staff.role, { price, off: sums.termsFee }, orders.limits),
          letter: await showLetter(trx, { event, orderId: order.order_id }),
        };
      });
    }),
    deskRoute(orders, cancelOrder, {
      act: async (trx, { params, body }, doer, caller) => {
        if (body.reason === "other" && (body.text?.trim() ?? "") === "")
          throw new Refusal("malformed", { words: { where: "text" } });
        const expected = { fee: body.expected_fee, refund: body.expected_refund };
        const asked = { ...cancelling({ params, body }, caller.locale), version: body.version, expected };
        return (await cancelByStaff(trx, orders, asked, doer)).deed;
      },
      answer,
    }),
  ];
}
