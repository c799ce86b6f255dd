import { backWay } from "#domain/orders/order-account.ts";
import type { MessageKey } from "#i18n/messages.ts";

type CancelSums = { readonly fee: number; readonly refund: number; readonly by_hand: number };

/** The button that cancels, by what cancelling comes to: a refund is asked for, cash is given back, both, a fee is kept, or nothing. */
export function cancelPress({ fee, refund, by_hand: byHand }: CancelSums): MessageKey {
  const way = backWay(refund, byHand);
  if (way === "none") return `console.desk.cancelPress.${fee > 0 ? "fee" : "free"}`;
  return `console.desk.cancelPress.${({ card: "refund", cash: "byHand", mixed: "mixed" } as const)[way]}`;
}
