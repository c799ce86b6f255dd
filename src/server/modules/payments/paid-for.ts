import type { Kysely } from "kysely";
import type { Money } from "#domain/values/money.ts";
import type { Tables } from "#server/database/tables.ts";
import { findPaymentOf } from "#server/modules/payments/payments.repository.ts";

/** The sum that was paid for an order, whatever it costs now; undefined without a successful payment. */
export async function paidFor(db: Kysely<Tables>, orderId: number): Promise<Money | undefined> {
  const payment = await findPaymentOf(db, orderId);
  return payment?.state === "succeeded" ? { amount: payment.amount, currency: payment.currency } : undefined;
}
