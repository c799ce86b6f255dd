import { fromStripeAmount } from "#server/adapters/acquirer/stripe/stripe-amount.ts";
import { codeOf, stripeId } from "#server/adapters/acquirer/stripe/stripe-session.ts";
import { OutsideTrouble } from "#server/adapters/ask-json.ts";
import { finite, line, list, member } from "#server/adapters/json-members.ts";
import type { AcquirerDispute } from "#server/modules/payments/acquirer.ts";

/** How Stripe's words for a dispute end; all others, inquiries among them, are open. */
const DECIDED: Readonly<Record<string, AcquirerDispute["state"]>> = {
  won: "won",
  lost: "lost",
  warning_closed: "won",
  prevented: "won",
};

/** A dispute of Stripe as the port describes it: what it took and gave back, and its fees, are in its balance transactions. */
export function readStripeDispute(dispute: unknown): AcquirerDispute {
  const ref = stripeId(dispute);
  const status = line(member(dispute, "status"), 60);
  const currency = line(member(dispute, "currency"), 3).toUpperCase();
  const amount = fromStripeAmount(member(dispute, "amount"), currency);
  if (ref === "" || status === "" || amount === undefined) throw new OutsideTrouble("its answer is no dispute");
  const moved = list(member(dispute, "balance_transactions"));
  const sum = (name: string) => moved.reduce((all: number, one) => all + (finite(member(one, name)) ?? 0), 0);
  const feeCurrency = line(member(moved[0], "currency"), 3).toUpperCase();
  const due = finite(member(member(dispute, "evidence_details"), "due_by"));
  return {
    ref,
    state: DECIDED[status] ?? "opened",
    amount,
    currency,
    isWithdrawn: sum("amount") < 0,
    fee: Math.max(0, fromStripeAmount(sum("fee"), feeCurrency) ?? 0),
    feeCurrency,
    reason: codeOf(member(dispute, "reason")),
    dueAt: due === undefined ? null : new Date(due * 1000),
  };
}
