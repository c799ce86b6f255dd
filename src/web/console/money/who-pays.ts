import { backWay } from "#domain/orders/order-account.ts";
import { isPaidToDriver, type PayBy } from "#domain/orders/pay-by.ts";
import { addWhole } from "#domain/values/money.ts";
import type { Console } from "#web/console/app/console.tsx";

type PaySums = {
  readonly cost: number;
  readonly paid: number;
  readonly pay_by: PayBy;
  readonly by_hand: number;
};

/** Who pays what once a trip is changed, by name: the traveller by link or to the driver, nobody, or we by card, in cash or both. */
export function whoPays({ cost, paid, pay_by: payBy, by_hand: byHand }: PaySums) {
  const due = addWhole(cost, -paid);
  if (due > 0) return isPaidToDriver(payBy) ? "cash" : "link";
  return ({ none: "nobody", card: "back", cash: "byHand", mixed: "mixed" } as const)[backWay(-due, byHand)];
}

/** The same in words, with the sums. */
export function payWords(sums: PaySums, sum: (amount: number) => string, t: Console["t"]): string {
  const due = Math.abs(sums.cost - sums.paid);
  return t(`console.desk.pays.${whoPays(sums)}`, {
    sum: sum(due),
    cards: sum(due - sums.by_hand),
    byHand: sum(sums.by_hand),
    paid: sum(sums.paid),
    cost: sum(sums.cost),
  });
}
