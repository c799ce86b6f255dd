import type { IncomingHttpHeaders } from "node:http";
import type { Locale } from "#domain/values/locale.ts";
import type { Currency } from "#domain/values/money.ts";

/** A payment to open at an acquirer. */
export interface PaymentOpening {
  /** The same key always gives the same payment there, so that a retry cannot open a second one. */
  readonly idempotencyKey: string;
  /** Our own number of the payment; the acquirer returns it on every read. */
  readonly paymentId: number;
  readonly orderId: number;
  readonly amount: number;
  readonly currency: Currency;
  readonly lang: Locale;
  /** Where the payer returns to, whatever happened. */
  readonly returnUrl: string;
}

/** An opened payment: its id at the acquirer and the address of the hosted page. */
export interface OpenedPayment {
  readonly ref: string;
  readonly payUrl: string;
}

/** A payment as its acquirer knows it: the only source of truth about money (T-15, T-16). */
export interface AcquirerPayment {
  readonly ref: string;
  readonly state: "waiting" | "processing" | "succeeded" | "declined";
  readonly paymentId: number;
  readonly account: string;
  readonly amount: number;
  readonly currency: string;
}

/** A notice with a valid signature. Its content is never trusted: the payment is read back. */
export interface PaymentNotice {
  readonly eventId: string;
  readonly ref: string;
}

/**
 * Port: takes card payments. `open` and `read` throw when the acquirer cannot be reached, which means "unknown", never
 * "failed". Card data is typed on the acquirer's page only (ruling 15).
 */
export interface Acquirer {
  readonly name: string;
  /** The merchant account that payments must belong to. */
  readonly account: string;
  open(opening: PaymentOpening): Promise<OpenedPayment>;
  read(ref: string): Promise<AcquirerPayment | undefined>;
  /** Checks the signature over the raw bytes; undefined for a forgery or a stale notice (T-14). */
  verifyNotice(raw: Buffer, headers: IncomingHttpHeaders, now: number): PaymentNotice | undefined;
}
