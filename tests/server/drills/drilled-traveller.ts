import type { OrderView } from "#contract/orders/order-view.ts";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import { attemptKey, startIn, tripBody } from "../../support/factories.ts";
import { quote } from "../server-process.ts";
import { tireless } from "./tireless.ts";

/** A traveller who repeats every step until the server has answered it, twice at once where they are impatient. */
export interface DrilledTraveller {
  readonly price: PriceItem;
  place(certificate?: string): Promise<PlacedOrder>;
  payUrl(order: PlacedOrder): Promise<string>;
  /** Changes the stops of the order's only trip; `saved` is what its certificate takes off. */
  setStops(order: PlacedOrder, stops: number, saved?: number): Promise<void>;
  cancel(order: PlacedOrder): Promise<void>;
  agreeOnCash(order: PlacedOrder): Promise<void>;
  view(order: PlacedOrder): Promise<OrderView>;
}

interface Answer<T> {
  readonly result: T | null;
  readonly error: { readonly code: number; readonly message: string } | null;
}

const STOP = { address: "Khimki", location: "55.9,37.45" };

/** Takes a price, and is ready to order. */
export async function drilledTraveller(url: string, isImpatient: boolean): Promise<DrilledTraveller> {
  const price = await tireless(() => quote(url));
  const once = <T>(method: string, path: string, headers: Record<string, string>, body?: object): Promise<T> =>
    tireless(async () => {
      const answer = await fetch(`${url}/v4${path}`, {
        method,
        headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      });
      const { result, error } = (await answer.json()) as Answer<T>;
      if (result === null) throw new Error(`${path}: ${JSON.stringify(error)}`);
      return result;
    });
  const ask: typeof once = async (...call) => {
    const [first] = await Promise.all(Array.from({ length: isImpatient ? 2 : 1 }, () => once<never>(...call)));
    return first as never;
  };
  const keyOf = ({ order_key: key }: PlacedOrder): Record<string, string> => ({ "order-key": key ?? "" });
  return {
    price,
    async place(certificate) {
      const trip = tripBody(price.price_id, {
        start_location: startIn(Date.now()),
        ...(certificate !== undefined && { hash: certificate }),
      });
      const key = { "idempotency-key": attemptKey(), "idempotency-secret": attemptKey() };
      const [order] = await ask<PlacedOrder[]>("POST", "/orders?lang=ru&currency=RUB", key, { trips: [trip] });
      if (order === undefined) throw new Error("No order was placed.");
      return order;
    },
    payUrl: async ({ transaction }) =>
      (await ask<{ url: string }>("GET", `/orders/pay-url?transaction=${transaction}&lang=en`, {})).url,
    async setStops(order, stops, saved = 0) {
      const body = {
        order_id: order.order_id,
        additional_locations: Array.from({ length: stops }, () => STOP),
        expected_total: price.price + stops * price.price_subaddress - saved,
      };
      await ask("POST", "/orders/trips?lang=en", keyOf(order), body);
    },
    cancel: async (order) =>
      void (await ask("POST", "/orders/trips/cancel?lang=en", keyOf(order), { order_id: order.order_id })),
    agreeOnCash: async (order) =>
      void (await ask("POST", `/orders/approve/${order.transaction}?lang=en`, keyOf(order), {})),
    view: (order) => once<OrderView>("GET", `/orders/${order.order_id}?lang=en`, keyOf(order)),
  };
}
