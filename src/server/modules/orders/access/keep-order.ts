import { keptUntil, ordersToDrop } from "#domain/orders/order-key-life.ts";
import { noOrderCookie, orderCookie } from "#server/http/order-cookie.ts";
import type { Caller } from "#server/http/request.ts";
import type { Answer } from "#server/http/route.ts";
import { pickupsOf } from "#server/modules/orders/access/order-access.ts";
import { orderKey } from "#server/modules/orders/access/order-key.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import type { StoredOrder } from "#server/modules/orders/store/orders.repository.ts";

/** What the keys on a device are kept with. */
export type Keeping = Pick<Orders, "secrets" | "clock"> & { readonly https: boolean };

/**
 * Has the caller's browser keep the key of an order, and answers until when; null where that time has passed, or in a frame, whose
 * page keeps the key itself because browsers withhold our cookies there.
 */
export function keepOrder(
  { secrets, clock, https }: Keeping,
  order: StoredOrder,
  { framed, credentials }: Pick<Caller, "framed" | "credentials">,
  answer: Answer,
): Date | null {
  const until = keptUntil(pickupsOf(order));
  const seconds = Math.floor((until - clock()) / 1000);
  if (framed || seconds <= 0) return null;
  const { order_id: orderId } = order;
  for (const dropped of ordersToDrop([...credentials.keys.kept.keys()], orderId)) {
    answer.header("Set-Cookie", noOrderCookie(dropped, https));
  }
  answer.header("Set-Cookie", orderCookie(orderId, orderKey(secrets[0], orderId, order.key_salt), seconds, https));
  return new Date(until);
}
