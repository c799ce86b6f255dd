import { backWay } from "#domain/orders/order-account.ts";

type CancelSums = { readonly fee: number; readonly refund: number; readonly by_hand: number };

/** The button that cancels, by what cancelling comes to: a refund is asked for, cash is given back, both, a fee is kept, or nothing. */
export function cancelPress({ fee, refund, by_hand: byHand }: CancelSums): string {
  const way = backWay(refund, byHand);
  if (way === "none") return `console.desk.cancelPress.${fee > 0 ? "fee" : "free"}`;
  return `console.desk.cancelPress.${{ card: "refund", cash: "byHand", mixed: "mixed" }[way]}`;
}

type PaySums = {
  readonly cost: number;
  readonly paid: number;
  readonly pay_by: string;
  readonly by_hand: number;
};

/** Who pays what once a trip is changed, by name: the traveller by link or to the driver, nobody, or we by card, in cash or both. */
export function whoPays({ cost, paid, pay_by: payBy, by_hand: byHand }: PaySums) {
  const due = Math.round((cost - paid) * 1000) / 1000;
  if (due > 0) return payBy === "cash" ? "cash" : "link";
  return ({ none: "nobody", card: "back", cash: "byHand", mixed: "mixed" } as const)[backWay(-due, byHand)];
}
