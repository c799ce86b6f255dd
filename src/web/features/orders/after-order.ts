import type { PageOptions } from "#contract/page-options.ts";
import type { Placed } from "./placing.ts";

/**
 * Where whoever has ordered goes: on a partner's platform to its own page, whose address gets the order's numbers, by which the
 * partner knows it again, and otherwise as the form says. The order waits for its payment as ever, and the letter about it
 * leads there.
 */
export function afterOrder(
  { afterOrderUrl }: Pick<PageOptions, "afterOrderUrl">,
  onPlaced: (order: Placed) => void,
): (order: Placed) => void {
  if (afterOrderUrl === undefined) return onPlaced;
  return ({ orderId, transaction }) => {
    const url = new URL(afterOrderUrl);
    url.searchParams.set("order_id", String(orderId));
    url.searchParams.set("transaction", String(transaction));
    location.assign(url.href);
  };
}
