import type { Kysely } from "kysely";
import type { StaffLimits } from "#domain/accounts/staff-limits.ts";
import type { UnpaidSettings } from "#domain/orders/unpaid-order.ts";
import type { Currency } from "#domain/values/money.ts";
import type { Clock } from "#server/clock.ts";
import type { Tables } from "#server/database/tables.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import type { Acquirer } from "#server/modules/payments/acquirer.ts";
import type { Secrets } from "#server/secrets/secrets.ts";

/** The context that station 5 works with. */
export interface Payments {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  /** Takes new payments in a currency; undefined where nobody does. */
  readonly acquirerFor: (currency: Currency) => Acquirer | undefined;
  /** All that can be asked: those, and those that took payments before. */
  readonly acquirers: readonly Acquirer[];
  /** Names the places of a trip on the payment page. */
  readonly gazetteer: Pick<Gazetteer, "byNumber">;
  /** How long an order waits to be paid. */
  readonly unpaid: UnpaidSettings;
  /** How far rights of the staff go. */
  readonly limits: StaffLimits;
  /** One currency per unit of another by the book in force, in millionths; undefined where it cannot convert. */
  readonly rate: (from: Currency, to: Currency) => Promise<number | undefined>;
  readonly production: boolean;
  /** Our own address without a trailing slash. */
  readonly publicUrl: string;
  /** Local network addresses that also belong to a development server. */
  readonly networkUrls: readonly string[];
  readonly basePath: string;
  /** Host names that a payer may be sent back to. */
  readonly hosts: readonly string[];
  /** Sites that may show the module of a partner, or without a number the operator's. */
  readonly sitesOf: (partnerId: number | undefined) => Promise<readonly string[]>;
  /** Sign the keys of orders and the codes that lead back to them. */
  readonly secrets: Secrets;
}

/** Job that reads an open payment back from its acquirer until it is settled. */
export const CHECK_PAYMENT_JOB = "check_payment";

/** Job that ends the page of a payment at its acquirer, once the order wants no money of it any more. */
export const END_PAGE_JOB = "end_page";

/** Job that looks up a payment which a notice names and no attempt of ours knows. */
export const LOOK_UP_PAYMENT_JOB = "look_up_payment";

/** Job that gives money back and reads it back until it is there. */
export const REFUND_JOB = "refund_money";

/** Job that counts what was given back in the acquirer's own pages. */
export const COUNT_REFUNDS_JOB = "count_refunds";

/** Job that keeps the disputes of a payment as its acquirer tells of them. */
export const COUNT_DISPUTES_JOB = "count_disputes";

/** Jobs that give money of one payment back, or count what has gone back, run one after the other. */
export function refundQueue(paymentId: number | null): string {
  return `refunds:${paymentId ?? 0}`;
}

/** The job key of a payment's next check: one per payment, however many notices come. */
export function checkKey(paymentId: number): string {
  return `${CHECK_PAYMENT_JOB}:${paymentId}`;
}

/** Waits between checks of an open payment, in seconds; the last one repeats. */
export const CHECK_SECONDS = [30, 60, 120, 300, 600] as const;

/** An unfinished payment is given up after this time. */
export const PAYMENT_LIFETIME_HOURS = 72;

/** One that its bank is still taking, such as a direct debit, is given up only after this time. */
export const DEBIT_LIFETIME_HOURS = 14 * 24;

/** Seconds until the next check of a payment that has had `checks` checks. */
export function nextCheckSeconds(checks: number): number {
  return CHECK_SECONDS[Math.min(checks, CHECK_SECONDS.length - 1)] ?? 600;
}

/** The acquirer that took a payment: throws for one that the server no longer works with, as for one out of reach. */
export function acquirerOf({ acquirers }: Payments, name: string): Acquirer {
  const acquirer = acquirers.find((known) => known.name === name);
  if (acquirer === undefined) throw new Error(`The acquirer ${name} is not set up.`);
  return acquirer;
}
