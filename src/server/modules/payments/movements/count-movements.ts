import type { Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { addJob } from "#server/events.ts";
import {
  findKnownMovements,
  keepMovements,
  notePayout,
} from "#server/modules/payments/movements/movements.repository.ts";
import { findPayment } from "#server/modules/payments/payments.repository.ts";
import { acquirerOf, type Payments } from "#server/modules/payments/payments.ts";

/** Job that keeps what an acquirer charges for a payment, its refunds and its disputes. */
export const COUNT_MOVEMENTS_JOB = "count_movements";

/** Job that keeps which movements went to our bank with a payout. */
export const NOTE_PAYOUT_JOB = "note_payout";

/** What is not told at once is asked for again after so many minutes, and then no more. */
const WAITS_MIN = [10, 60, 6 * 60, 24 * 60, 72 * 60] as const;

/** A payment of which the movements are counted, and how often that has been tried. */
export interface MovementsAsk {
  readonly paymentId: number;
  readonly tries?: number;
}

/** Has the movements of a payment counted, apart from the payment itself, which waits for none of it. */
export async function askMovements(
  trx: Transaction<Tables>,
  { paymentId, tries = 0 }: MovementsAsk,
  inMs = 0,
): Promise<void> {
  const key = `${COUNT_MOVEMENTS_JOB}:${paymentId}`;
  // What is asked for meanwhile is not put off by another try.
  await addJob(trx, COUNT_MOVEMENTS_JOB, { paymentId, tries }, { key, inMs, keepEarlier: inMs > 0 });
}

/** Reads from its acquirer what a payment, its refunds and its disputes brought and cost, and keeps it. */
export async function countMovements(payments: Payments, { paymentId, tries = 0 }: MovementsAsk): Promise<void> {
  const { db, clock } = payments;
  const payment = await findPayment(db, paymentId);
  if (payment === undefined || payment.acquirer_ref === null) return;
  const known = await findKnownMovements(db, paymentId);
  const { acquirer, acquirer_ref: ref } = payment;
  const unknown = { movements: [], isComplete: false };
  const there = payments.acquirers.find(({ name }) => name === acquirer);
  const { movements, isComplete } = (await there?.movementsOf(ref, known).catch(() => unknown)) ?? unknown;
  await db.transaction().execute(async (trx) => {
    await keepMovements(trx, payment, movements, new Date(clock()));
    const wait = isComplete ? undefined : WAITS_MIN[tries];
    if (wait !== undefined) await askMovements(trx, { paymentId, tries: tries + 1 }, wait * 60_000);
  });
}

/** Keeps which movements went to our bank with a payout. */
export async function countPayout(
  payments: Payments,
  payout: { readonly acquirer: string; readonly ref: string },
): Promise<void> {
  const movements = await acquirerOf(payments, payout.acquirer).payout?.(payout.ref);
  await notePayout(payments.db, payout, movements ?? []);
}
