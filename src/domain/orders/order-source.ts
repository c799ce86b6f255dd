/** Where an order has come from: our own pages, those of a partner or its calls, or the telephone. */
export const ORDER_SOURCES = ["site", "partner", "phone"] as const;

/** One of them. */
export type OrderSource = (typeof ORDER_SOURCES)[number];

/** Where an order has come from; whoever rings a partner's desk rings ours. */
export function sourceOf(order: {
  readonly placed_by: number | null;
  readonly partner_id: number | null;
}): OrderSource {
  if (order.placed_by !== null) return "phone";
  return order.partner_id === null ? "site" : "partner";
}
