import type { Kysely } from "kysely";
import type { Money } from "#domain/values/money.ts";
import type { Tables } from "#server/database/tables.ts";
import { findPaymentOf } from "#server/modules/payments/payments.repository.ts";

/** What was paid for an order, whatever it costs by now; undefined where no payment has gone through. */
export async function paidFor(db: Kysely<Tables>, orderId: number): Promise<Money | undefined> {
  const payment = await findPaymentOf(db, orderId);
  return payment?.state === "succeeded" ? { amount: payment.amount, currency: payment.currency } : undefined;
}
