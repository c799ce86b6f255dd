import type { FastifyInstance } from "fastify";
import { approveOrder as approveOrderCall, getPayUrl } from "#contract/payments.ts";
import { identityOf, type Actor } from "#domain/accounts/actor.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Route } from "#server/http/route.ts";
import {
  anyOrderFor,
  findByTransaction,
  isKeyOf,
  orderOfTransaction,
  wireStatusOfOrder,
  type Orders,
} from "#server/modules/orders/index.ts";
import { approveOrder } from "#server/modules/payments/approve-order.ts";
import { cashRoutes } from "#server/modules/payments/cash/cash-routes.ts";
import { disputeRoutes } from "#server/modules/payments/disputes/dispute-routes.ts";
import type { Payments } from "#server/modules/payments/payments.ts";
import { receiptRoutes } from "#server/modules/payments/receipts/receipt-routes.ts";
import { refundRoutes } from "#server/modules/payments/refunds/refund-routes.ts";
import { payUrlAt } from "#server/modules/payments/returns/return-url.ts";
import { startPayment } from "#server/modules/payments/start-payment.ts";
import { takeNotice, type CountHint } from "#server/modules/payments/take-notice.ts";
import { Refusal } from "#server/refusal.ts";

/** The routes of station 5. */
export function paymentsRoutes(payments: Payments, orders: Orders): Route[] {
  return [
    ...cashRoutes(payments),
    ...disputeRoutes(payments),
    ...receiptRoutes(payments),
    ...refundRoutes(payments),
    route(getPayUrl, async ({ query, caller }) => {
      const { actor, locale, fromOwnPage } = caller;
      const transaction = await transactionOf(orders, actor, query);
      const { trans_host_name: hostName } = query;
      // A transaction opens the payment page for anybody; staff start no payment of a traveller from here.
      if (identityOf(actor)?.role === "admin") await orderOfTransaction(orders, { actor, transaction, right: "read" });
      // Other callers name no language of a page; theirs is that of the order.
      const isHolder = await showsKeyOf(orders, caller, transaction);
      const payer = {
        hostName,
        ...(fromOwnPage && { lang: locale }),
        ...(isHolder && { holder: { hostPage: query.host_page } }),
      };
      return { url: payUrlAt(payments, await startPayment(payments, transaction, payer), hostName) };
    }),
    route(approveOrderCall, async ({ params, caller }) => {
      const { transaction } = params;
      const order = await approveOrder(payments, orders, { actor: caller.actor, transaction });
      return {
        order_id: order.order_id,
        transaction,
        status: wireStatusOfOrder(order),
        pay_by: order.pay_by,
      };
    }),
  ];
}

/** Whether a call itself shows the key of the order, as a page does whose browser keeps none; an account is no key. */
async function showsKeyOf(orders: Orders, { actor, credentials }: Caller, transaction: number): Promise<boolean> {
  if (credentials.keys.shown === null) return false;
  return isKeyOf(orders, actor, await findByTransaction(orders.db, transaction));
}

/**
 * A transaction alone yields a pay address; so does an order number for a caller who may see the order. Where both are named
 * they must be of one order.
 */
async function transactionOf(
  orders: Orders,
  actor: Actor,
  { transaction, order_id: orderId }: { readonly transaction?: number; readonly order_id?: number },
): Promise<number> {
  if (transaction === undefined) {
    if (orderId === undefined) throw new Refusal("order-unknown");
    return (await anyOrderFor(orders, { actor, orderId, right: "read" })).transaction;
  }
  if (orderId === undefined) return transaction;
  const order = await findByTransaction(orders.db, transaction);
  if (order?.order_id !== orderId) throw new Refusal("order-unknown");
  return transaction;
}

/** Receives the notices of every acquirer that can be asked; separate from the API because the signature covers the raw bytes. */
export function paymentNotices(app: FastifyInstance, payments: Payments, countHint: CountHint): void {
  app.register(async (scope) => {
    scope.removeContentTypeParser("application/json");
    scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    for (const acquirer of payments.acquirers) {
      scope.post(
        `/payments/notice/${acquirer.name}`,
        { config: { policy: "anybody", name: "paymentNotice" } },
        async (request, reply) => {
          if (!Buffer.isBuffer(request.body)) throw new Refusal("malformed", { words: { where: "body" } });
          const notice = { raw: request.body, headers: request.headers, from: request.ip };
          await takeNotice(payments, countHint, acquirer, notice);
          // YooKassa sends a notice again after any answer but 200.
          return reply.code(200).send();
        },
      );
    }
  });
}
