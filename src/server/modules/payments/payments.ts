import type { Kysely } from "kysely";
import type { Clock } from "#server/clock.ts";
import type { Tables } from "#server/database/tables.ts";
import type { Acquirer } from "#server/modules/payments/acquirer.ts";

/** What station 5 works with. */
export interface Payments {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly acquirer: Acquirer;
  /** Our own address without a slash at the end. */
  readonly publicUrl: string;
  /** Addresses in the local network at which a server in development is ours too. */
  readonly networkUrls: readonly string[];
  readonly basePath: string;
  /** Host names a payer may be sent back to (T-26). */
  readonly hosts: readonly string[];
}

/** Job that reads an open payment back from its acquirer until it is settled. */
export const CHECK_PAYMENT_JOB = "check_payment";

/** One look ahead is planned per payment at a time, however many notices come. */
export function checkKey(paymentId: number): string {
  return `${CHECK_PAYMENT_JOB}:${paymentId}`;
}

/** When an open payment is read back, in seconds after it was opened; the last step repeats. */
export const CHECK_SECONDS = [30, 60, 120, 300, 600] as const;

/** An unfinished payment is given up after this. */
export const PAYMENT_LIFETIME_HOURS = 72;

/** Seconds until the next look at a payment that was looked at so many times. */
export function nextCheckSeconds(checks: number): number {
  return CHECK_SECONDS[Math.min(checks, CHECK_SECONDS.length - 1)] ?? 600;
}
