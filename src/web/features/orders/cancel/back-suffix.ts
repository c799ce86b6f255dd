import { backWay } from "#domain/orders/order-account.ts";
import type { CancelCheck } from "./cancel-check-query.ts";

/** How the key ends that tells where a refund goes: to the card, in cash as it came, or a part so and a part so. */
export function backSuffix({
  refund,
  by_hand: byHand,
}: Pick<CancelCheck, "refund" | "by_hand">): "" | "Cash" | "Mixed" {
  return ({ none: "", card: "", cash: "Cash", mixed: "Mixed" } as const)[backWay(refund, byHand)];
}

/** The sums that such words may name. */
export function backSums(
  { refund, by_hand: byHand, currency }: Pick<CancelCheck, "refund" | "by_hand" | "currency">,
  money: (amount: number, currency: string) => string,
) {
  return {
    sum: money(refund, currency),
    cards: money(Math.max(0, refund - byHand), currency),
    cash: money(byHand, currency),
  };
}
