import type { PageOptions } from "#contract/page-options.ts";
import type { Placed } from "./placing.ts";

/**
 * Where whoever has ordered goes: on a partner's platform to its own page (PAY-05), and otherwise as the form says. The order waits for
 * its payment as ever, and the letter about it leads there.
 */
export function afterOrder(
  { afterOrderUrl }: Pick<PageOptions, "afterOrderUrl">,
  onPlaced: (order: Placed) => void,
): (order: Placed) => void {
  return afterOrderUrl === undefined ? onPlaced : () => location.assign(afterOrderUrl);
}
