import type { OrderRequest } from "#domain/orders/order-request.ts";
import { isDone, recordDeed, type Doer } from "#server/audit/audit.repository.ts";
import type { Caller } from "#server/http/request.ts";
import { createTryCode } from "#server/modules/accounts/index.ts";
import { keepCleared } from "#server/modules/console/duplicates/keep-cleared.ts";
import { type Orders, placeOrder, type StoredOrder } from "#server/modules/orders/index.ts";
import { Refusal } from "#server/refusal.ts";

/** Who takes an order by telephone, from whom, and whether they said what ordering means. */
export interface TakenOrder {
  /** The call as it was sent. */
  readonly caller: Caller;
  /** The same as the buyer would have sent it. */
  readonly buyer: Caller;
  readonly doer: Doer;
  readonly told: boolean;
  /** Trips of others that looked like the same ride, and are said to be none. */
  readonly cleared: readonly number[];
}

const CALL = "placeOrderFor";

/**
 * Places an order for its buyer by the public way of placing one, with an entry of who took it in the same transaction. How
 * often a phone or an address may order is no measure of the staff; wrong codes of certificates count against whoever types them.
 */
export async function placeOrderFor(
  orders: Orders,
  request: OrderRequest,
  { caller, buyer, doer, told, cleared }: TakenOrder,
): Promise<StoredOrder> {
  const { order } = await placeOrder(orders, request, {
    actor: buyer.actor,
    attemptKey: doer.attemptKey,
    speaks: caller.locale,
    countContact: async () => undefined,
    tryCode: createTryCode(orders.accounts, caller),
    desk: {
      accountId: doer.accountId,
      author: doer.author,
      record: async (trx, stored) => {
        const { order_id: id, account_id: account, partner_id: partner, pay_by: payBy, placed_at: at } = stored;
        // The key of an order that was placed already has found that order before.
        if (await isDone(trx, doer, CALL)) throw new Refusal("attempt-conflict");
        const after = { account, partner, payBy, told };
        await keepCleared(trx, stored, { tripIds: cleared, author: doer.author });
        await recordDeed(trx, { call: CALL, doer, at }, { subject: { kind: "order", id }, after });
      },
    },
  });
  if (order.placed_by !== doer.accountId) throw new Refusal("attempt-conflict");
  return order;
}
