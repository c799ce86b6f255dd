import { findCaller as findCallerCall } from "#contract/console/phone/find-caller.ts";
import { findDuplicatesOf } from "#contract/console/phone/find-duplicates-of.ts";
import { placeOrderFor as placeOrderForCall } from "#contract/console/phone/place-order-for.ts";
import { readOrderRequest } from "#contract/orders/order-request.ts";
import { reachOf } from "#domain/orders/reach.ts";
import { toMajor } from "#domain/values/money.ts";
import { doerOf } from "#server/http/operator/desk-route.ts";
import { route, type Route } from "#server/http/route.ts";
import { createAsBuyer } from "#server/modules/accounts/index.ts";
import { boardReader } from "#server/modules/console/board/board-reader.ts";
import { duplicatesOf } from "#server/modules/console/phone/duplicates-of.ts";
import { findCaller } from "#server/modules/console/phone/find-caller.ts";
import { placeOrderFor } from "#server/modules/console/phone/place-order-for.ts";
import type { Orders } from "#server/modules/orders/index.ts";

/** Where an order was taken, as it is kept with where others come from. */
const PLATFORM = { moduleType: "phone" };

/** The routes by which the staff takes orders by telephone. */
export function phoneRoutes(orders: Orders): Route[] {
  const asBuyer = createAsBuyer(orders.accounts);
  return [
    route(findCallerCall, ({ query: { phone = "" }, caller }) =>
      findCaller(orders, phone, boardReader(caller, orders.clock())),
    ),
    route(findDuplicatesOf, ({ query, caller }) => duplicatesOf(orders, query, boardReader(caller, orders.clock()))),
    route(placeOrderForCall, async (input) => {
      const { body, caller } = input;
      const doer = doerOf(input);
      const { account_id, partner_id, letter_lang: lang, told, not_duplicates: cleared = [], ...ordered } = body;
      const buyer = await asBuyer(caller, { account_id, partner_id });
      const request = readOrderRequest(ordered, {
        lang,
        userHint: buyer.userHint,
      });
      const asked = { ...request, client: { ...request.client, ...PLATFORM } };
      const order = await placeOrderFor(orders, asked, { caller, buyer, doer, told, cleared });
      return {
        order_id: order.order_id,
        amount: toMajor(order.amount, order.currency),
        currency: order.currency,
        pay_by: order.pay_by,
        email: order.customer_email,
        phone: order.customer_phone,
        reach: reachOf({ email: order.customer_email, isByPhone: true }, orders.sending),
        letter_lang: order.lang,
      };
    }),
  ];
}
