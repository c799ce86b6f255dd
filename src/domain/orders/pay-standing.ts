import { balanceOf, type OrderAccount } from "#domain/orders/order-account.ts";
import { isPaidToDriver, type PayBy } from "#domain/orders/pay-by.ts";

/** How an order stands with its payer, in one word. */
export const PAY_STANDINGS = ["paid", "to-driver", "waiting", "part-paid", "to-return", "nothing"] as const;

/** One of them. */
export type PayStanding = (typeof PAY_STANDINGS)[number];

/** Names how an order stands with its payer; an order that costs nothing and got nothing owes nothing. */
export function payStanding({ payBy, ...account }: OrderAccount & { readonly payBy: PayBy }): PayStanding {
  const balance = balanceOf(account);
  if (balance === "settled") return account.cost === 0 ? "nothing" : "paid";
  if (balance === "overpaid" || balance === "refund-due") return "to-return";
  if (balance === "part-paid") return "part-paid";
  return isPaidToDriver(payBy) ? "to-driver" : "waiting";
}
