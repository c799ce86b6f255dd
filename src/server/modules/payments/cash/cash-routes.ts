import { giveCashBack as giveCashBackCall } from "#contract/console/money/give-cash-back.ts";
import { takeCash as takeCashCall } from "#contract/console/money/take-cash.ts";
import { toMajor } from "#domain/values/money.ts";
import { deskRoute } from "#server/http/operator/desk-route.ts";
import type { Route } from "#server/http/route.ts";
import { askedSum, cashDueBackAmount, findAnyOrder } from "#server/modules/orders/index.ts";
import { giveCashBack } from "#server/modules/payments/cash/give-cash-back.ts";
import { takeCash } from "#server/modules/payments/cash/take-cash.ts";
import type { Payments } from "#server/modules/payments/payments.ts";
import { Refusal } from "#server/refusal.ts";

/** The routes by which the staff writes down cash that was taken, and that was given back. */
export function cashRoutes({ db, clock }: Pick<Payments, "db" | "clock">): Route[] {
  return [
    deskRoute({ db, clock }, takeCashCall, {
      act: (trx, { params: { order_id: orderId }, body }, { author }) =>
        takeCash(trx, {
          orderId,
          expectedDue: body.expected_due,
          version: body.version,
          author,
          at: new Date(clock()),
        }),
      answer: async ({ params: { order_id: id } }) => {
        const order = await findAnyOrder(db, id);
        if (order === undefined) throw new Refusal("order-unknown");
        const { order_id, received, currency } = order;
        return { order_id, paid: toMajor(received, currency), due: toMajor(askedSum(order), currency) };
      },
    }),
    deskRoute({ db, clock }, giveCashBackCall, {
      act: (trx, { params: { order_id: orderId }, body: { amount, version } }, { author }, { locale }) =>
        giveCashBack(trx, { orderId, amount, version, author, at: new Date(clock()), locale }),
      answer: async ({ params: { order_id: id } }) => {
        const order = await findAnyOrder(db, id);
        if (order === undefined) throw new Refusal("order-unknown");
        const { order_id, received, currency } = order;
        const byHand = toMajor(await cashDueBackAmount(db, order), currency);
        return { order_id, paid: toMajor(received, currency), by_hand: byHand };
      },
    }),
  ];
}
