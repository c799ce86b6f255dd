import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";

/** What may be written down as cash: all that is owed, and of a yacht its next part; nothing of an order that has ended without a ride. */
export function cashDue({ view }: Pick<DeskOrderView, "view">): number {
  if (view.state === "cancelled") return 0;
  return view.yacht === null ? view.account.due : (view.yacht.pay?.sum ?? 0);
}
