import type { Wallet } from "#contract/order-files.ts";
import { readOrderRequest } from "#contract/orders/order-request.ts";
import {
  ATTEMPT_HEADER,
  findAttempt,
  getAttempt,
  getOrder,
  getOrderNumber,
  placeOrder as placeOrderCall,
} from "#contract/orders/orders.ts";
import { identityOf } from "#domain/accounts/actor.ts";
import { isKeyToldAgain } from "#domain/orders/order-key-life.ts";
import { bindAttempt } from "#server/http/caller.ts";
import { isBoundAttemptKey, keptAttemptKey } from "#server/http/kept-attempt-key.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Answer, type Route } from "#server/http/route.ts";
import { createTryCode, type CountContact } from "#server/modules/accounts/index.ts";
import { keepOrder } from "#server/modules/orders/access/keep-order.ts";
import {
  anyOrderFor,
  asSeenBy,
  isKeptKeyOf,
  isKeyOf,
  mayChange,
  orderOfTransaction,
} from "#server/modules/orders/access/order-access.ts";
import { orderKey } from "#server/modules/orders/access/order-key.ts";
import { keptRoutes } from "#server/modules/orders/kept-routes.ts";
import type { AskPayment, Orders } from "#server/modules/orders/orders.ts";
import { placeOrder } from "#server/modules/orders/place/place-order.ts";
import { presentAttempt, presentPlacedOrder } from "#server/modules/orders/read/present-order.ts";
import { historyOf, viewOrder } from "#server/modules/orders/read/view-order.ts";
import { findByAttempt, findOrder, type StoredOrder } from "#server/modules/orders/store/orders.repository.ts";
import { tripsRoutes } from "#server/modules/orders/trips-routes.ts";
import { yachtOrderRoutes } from "#server/modules/orders/yachts/yacht-order-routes.ts";
import { Refusal } from "#server/refusal.ts";

/** What the answers of these calls need from the server and from other modules. */
export interface OrdersAnswers {
  readonly askPayment: AskPayment;
  readonly countContact: CountContact;
  readonly https: boolean;
  /** The wallets of phones that the server makes passes for. */
  readonly wallets: readonly Wallet[];
}

/** The routes of station 4. */
export function ordersRoutes(orders: Orders, answers: OrdersAnswers): Route[] {
  const { askPayment, countContact, https, wallets } = answers;
  const keeping = { ...orders, https };
  /** The page that has just made an order may leave for the bank before it could ask for its key to be kept. */
  const keepOnPage = (order: StoredOrder, caller: Caller, answer: Answer): void => {
    if (caller.fromOwnPage) keepOrder(keeping, order, caller, answer);
  };
  const keyOf = (order: StoredOrder): string => orderKey(orders.secrets[0], order.order_id, order.key_salt);
  return [
    route(placeOrderCall, async ({ body, caller }, answer) => {
      const request = readOrderRequest(body, {
        lang: caller.locale,
        userHint: caller.userHint,
      });
      const { order, replayed, own } = await placeOrder(orders, request, {
        ...caller,
        tryCode: createTryCode(orders.accounts, caller),
        countContact: (contact) =>
          countContact({ ...caller, userId: identityOf(caller.actor)?.userId ?? null }, contact),
      });
      if (replayed) answer.header("Idempotent-Replayed", "true");
      if (own) keepOnPage(order, caller, answer);
      return presentPlacedOrder(order, own ? keyOf(order) : null);
    }),
    route(findAttempt, async ({ caller }, answer) => {
      const { attemptKey } = caller;
      if (attemptKey === null) throw new Refusal("malformed", { words: { where: ATTEMPT_HEADER } });
      const order = await findByAttempt(orders.db, attemptKey);
      const isFresh = order !== undefined && isKeyToldAgain(order.placed_at.getTime(), orders.clock());
      if (!isFresh || !isBoundAttemptKey(attemptKey)) return presentAttempt(order);
      keepOnPage(order, caller, answer);
      return presentAttempt(order, keyOf(order));
    }),
    route(getAttempt, async ({ params, caller }) =>
      presentAttempt(await findByAttempt(orders.db, bindAttempt(keptAttemptKey(params.attempt_key), caller))),
    ),
    route(getOrder, async ({ params, caller: { actor, locale } }) => {
      const seen = await anyOrderFor(orders, { actor, orderId: params.order_id, right: "read" });
      const payment = await askPayment(seen.order_id);
      // The answer of the acquirer may just have made it paid.
      const order = (await findOrder(orders.db, seen.order_id)) ?? seen;
      return viewOrder(
        orders,
        { order, shown: asSeenBy(orders, actor, order), history: await historyOf(orders, order) },
        payment,
        { locale, wallets, isKept: isKeptKeyOf(orders, actor, order), mayChange: mayChange(orders, actor, order) },
      );
    }),
    route(getOrderNumber, async ({ params: { transaction }, caller: { actor } }) => {
      const { order_id } = await orderOfTransaction(orders, { actor, transaction, right: "read" });
      return { order_id };
    }),
    ...keptRoutes(keeping),
    ...yachtOrderRoutes(orders),
    ...tripsRoutes(keeping, (order, actor) => (isKeyOf(orders, actor, order) ? keyOf(order) : null)),
  ];
}
