import type { KeptKeys } from "#domain/accounts/actor.ts";
import { setCookie } from "#server/http/set-cookie.ts";

/** The name of the cookie that holds an order's key begins with this and ends with the order's number. */
const ORDER_COOKIE = "nameboard-order-";

const PAIRS = new RegExp(
  `(?:^|;)\\s*(?:__Host-)?${ORDER_COOKIE}([1-9]\\d{0,9})=([A-Za-z0-9_-]{22})(?=\\s*(?:;|$))`,
  "g",
);

/** The keys of orders that a browser keeps, from its `Cookie` header. */
export function readOrderCookies(header = ""): KeptKeys {
  return new Map([...header.matchAll(PAIRS)].map(([, orderId, key = ""]) => [Number(orderId), key]));
}

/**
 * The header that has a browser keep an order's key. Its path is the root, because calls and files of an order have no other
 * path in common.
 */
export function orderCookie(orderId: number, key: string, seconds: number, https: boolean): string {
  return setCookie({ name: `${ORDER_COOKIE}${orderId}`, value: key, seconds, https });
}

/** The header that removes it again. */
export function noOrderCookie(orderId: number, https: boolean): string {
  return orderCookie(orderId, "", 0, https);
}
