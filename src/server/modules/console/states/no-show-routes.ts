import type { Static } from "typebox";
import type { DeskOrder } from "#contract/console/orders/order-actions.ts";
import { previewNoShow, sayNoShow as sayNoShowCall } from "#contract/console/states/no-show.ts";
import { addTripPhoto, getTripPhoto } from "#contract/console/states/trip-photos.ts";
import { mayLetOff } from "#domain/accounts/staff-limits.ts";
import { byHandOf } from "#domain/orders/order-account.ts";
import { toMajor } from "#domain/values/money.ts";
import { deskRoute } from "#server/http/operator/desk-route.ts";
import { staffOf } from "#server/http/operator/staff-of.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Route } from "#server/http/route.ts";
import { rehearse } from "#server/modules/console/orders/rehearse.ts";
import { addPhoto } from "#server/modules/console/states/add-photo.ts";
import { findPhoto } from "#server/modules/console/states/photos.repository.ts";
import { onCardsAmount, type Orders, sayNoShow } from "#server/modules/orders/index.ts";
import { Refusal } from "#server/refusal.ts";

/** The routes by which the staff says that a traveller did not come, and shows it. */
export function noShowRoutes(
  orders: Orders,
  answer: (input: { params: { order_id: number }; caller: Caller }) => Promise<Static<typeof DeskOrder>>,
): Route[] {
  const asked = (body: { trip_id: number; waited: number; arrived?: string | null; waive?: boolean }) => ({
    tripId: body.trip_id,
    waited: body.waited,
    arrived: body.arrived ?? null,
    isWaived: body.waive ?? false,
  });
  return [
    route(previewNoShow, async ({ params: { order_id: orderId }, body, caller }) => {
      const staff = staffOf(caller);
      return rehearse(orders.db, async (trx) => {
        const wanted = { ...asked(body), orderId, note: "", expectedFee: undefined, locale: caller.locale };
        const { order, version, price, ...sums } = await sayNoShow(trx, orders, wanted, staff);
        const major = (amount: number) => toMajor(amount, order.currency);
        return {
          version,
          currency: order.currency,
          fee: major(sums.fee),
          terms_fee: major(sums.termsFee),
          refund: major(sums.refund),
          by_hand: major(byHandOf(sums.refund, await onCardsAmount(trx, order.order_id))),
          may_waive: sums.termsFee > 0 && mayLetOff(staff.role, { price, off: sums.termsFee }, orders.limits),
        };
      });
    }),
    deskRoute(orders, sayNoShowCall, {
      act: async (trx, { params, body }, doer, { locale }) => {
        const shown = { orderId: params.order_id, version: body.version, expectedFee: body.expected_fee, locale };
        return (await sayNoShow(trx, orders, { ...asked(body), ...shown, note: body.note.trim() }, doer)).deed;
      },
      answer,
    }),
    deskRoute(orders, addTripPhoto, {
      act: async (trx, { params, body }, doer) =>
        addPhoto(trx, { orderId: params.order_id, tripId: body.trip_id, photo: body.photo, now: orders.clock() }, doer),
      answer,
    }),
    route(getTripPhoto, async ({ params: { order_id: orderId, photo_id: photoId } }) => {
      const photo = await findPhoto(orders.db, { orderId, photoId });
      if (photo === undefined) throw new Refusal("order-unknown");
      return { type: photo.type, photo: photo.bytes.toString("base64") };
    }),
  ];
}
