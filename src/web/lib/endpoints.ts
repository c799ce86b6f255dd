import type { checkTime } from "#contract/booking.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { getAttempt, getOrder, placeOrder } from "#contract/orders.ts";
import type { getPayUrl } from "#contract/payments.ts";
import type { findPlaces, findTransportNodes, getPlace } from "#contract/places.ts";
import type { getPriceLines, searchPrices } from "#contract/prices.ts";
import type { requestRoute } from "#contract/route-request.ts";

/** The calls the pages make, by name, with the types of the contract. */
export type Calls = {
  readonly findTransportNodes: typeof findTransportNodes;
  readonly findPlaces: typeof findPlaces;
  readonly getPlace: typeof getPlace;
  readonly searchPrices: typeof searchPrices;
  readonly getPriceLines: typeof getPriceLines;
  readonly requestRoute: typeof requestRoute;
  readonly checkTime: typeof checkTime;
  readonly placeOrder: typeof placeOrder;
  readonly getAttempt: typeof getAttempt;
  readonly getOrder: typeof getOrder;
  readonly getPayUrl: typeof getPayUrl;
};

/**
 * Method and path of each call. The contract's endpoint values carry schemas and would bring the schema library into the
 * browser, so only their types are imported; a test holds this table equal to them.
 */
export const ENDPOINTS = {
  findTransportNodes: { method: "GET", path: "/transport-nodes" },
  findPlaces: { method: "GET", path: "/places/find" },
  getPlace: { method: "GET", path: "/places/:place_id" },
  searchPrices: { method: "GET", path: "/prices" },
  getPriceLines: { method: "GET", path: "/prices/:price_id/lines" },
  requestRoute: { method: "POST", path: "/route-requests" },
  checkTime: { method: "POST", path: "/orders/check-time" },
  placeOrder: { method: "POST", path: "/orders" },
  getAttempt: { method: "GET", path: "/orders/attempt/:attempt_key" },
  getOrder: { method: "GET", path: "/orders/:order_id" },
  getPayUrl: { method: "GET", path: "/orders/pay-url" },
} as const satisfies { readonly [Name in keyof Calls]: Pick<Endpoint, "method" | "path"> };

/** Header with which a retry of the same order is told from a second order. */
export const ATTEMPT_HEADER = "idempotency-key";

/** Header that shows the order key of the confirmation link. */
export const ORDER_KEY_HEADER = "order-key";
