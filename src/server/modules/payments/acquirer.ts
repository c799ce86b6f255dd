import type { IncomingHttpHeaders } from "node:http";
import type { OnlineMethod } from "#domain/orders/pay-by.ts";
import type { DisputeState } from "#domain/payments/dispute.ts";
import type { MovementKind } from "#domain/payments/movement-kind.ts";
import type { ReceiptLine } from "#domain/payments/receipt-lines.ts";
import type { ReceiptState } from "#domain/payments/receipt-state.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Currency } from "#domain/values/money.ts";

/** What a receipt says of a payment or a refund, and who gets it. */
export interface Receipt {
  readonly email: string;
  /** Where a payer without an e-mail gets it. */
  readonly phone?: string;
  /** Their amounts add up to the sum exactly. */
  readonly lines: readonly PaidLine[];
}

/** A line of a receipt and, where the acquirer settles prepayments, whether its ride is settled. */
export interface PaidLine extends ReceiptLine {
  readonly standing?: "prepaid" | "settled";
}

/** A receipt as the acquirer's till knows it. */
export interface AcquirerReceipt {
  readonly ref: string;
  readonly state: Exclude<ReceiptState, "due" | "own" | "issued">;
}

/** A receipt that settles a prepayment once the ride is over. */
export interface SettlementAsk {
  readonly idempotencyKey: string;
  /** The payment's id at the acquirer. */
  readonly ref: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly receipt: Receipt;
  /** The receipts of the payment that are known already, by their ids there. */
  readonly known: readonly string[];
}

/** A payment to open at an acquirer; a retry with the same key must repeat every member. */
export interface PaymentOpening {
  /** The same key always gives the same payment there, so that a retry cannot open a second one. */
  readonly idempotencyKey: string;
  /** Our own number of the payment, and whose number it is; the acquirer returns both on every read. */
  readonly paymentId: number;
  readonly installation: string;
  readonly orderId: number;
  readonly method: OnlineMethod;
  readonly amount: number;
  readonly currency: Currency;
  readonly lang: Locale;
  /** Names the trip and its date, in the payer's language. */
  readonly description: string;
  readonly receipt: Receipt;
  /** When this attempt to pay was made, and when its page should end; epoch milliseconds. */
  readonly madeAt: number;
  readonly endsAt: number;
  /** Where the payer returns to, whatever happened. */
  readonly returnUrl: string;
}

/**
 * The acquirer has said that it opens no page for this key: it refuses the payment, or knows the key by other words of a page
 * that was never handed out. Another attempt may have better luck.
 */
export class OpeningRefused extends Error {
  /** It is broken, and may take the payment later. */
  readonly isOutage: boolean;
  constructor(reason: string, { isOutage = false } = {}) {
    super(reason);
    this.name = "OpeningRefused";
    this.isOutage = isOutage;
  }
}

/** An opened payment: its id at the acquirer and the address of the hosted page. */
export interface OpenedPayment {
  readonly ref: string;
  readonly payUrl: string;
}

/** A payment as its acquirer knows it: the only source of truth about money. */
export interface AcquirerPayment {
  readonly ref: string;
  /** `expired`: the page ended without money, and none can come any more. */
  readonly state: "waiting" | "processing" | "succeeded" | "declined" | "expired";
  /** Our own number of it as the acquirer keeps it, whatever the reference; 0 where it is none of ours. */
  readonly paymentId: number;
  /** The installation that numbered it; empty where the payment carries none. */
  readonly installation: string;
  readonly account: string;
  readonly amount: number;
  readonly currency: string;
  /** What has been given back so far, in minor units. */
  readonly refunded: number;
  /** Whether its payer has ever disputed it. */
  readonly isDisputed?: boolean;
  /** Where its receipt is, if it has one. */
  readonly receipt?: AcquirerReceipt["state"];
}

/** Money to give back to where it came from; a retry with the same key must repeat every member. */
export interface RefundAsk {
  /** The same key always gives the same refund there. */
  readonly idempotencyKey: string;
  /** The payment's id at the acquirer. */
  readonly ref: string;
  /** Our own number of the refund, and whose number it is. */
  readonly refundId: number;
  readonly installation: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly receipt: Receipt;
}

/** A refund as its acquirer knows it. */
export interface AcquirerRefund {
  /** Its id there; null where the acquirer refused to begin it. */
  readonly ref: string | null;
  readonly state: "pending" | "succeeded" | "failed";
  /** Why it failed or what it waits for, in the acquirer's own code. */
  readonly reason?: string;
  /** Where its receipt is, if it has one. */
  readonly receipt?: AcquirerReceipt["state"];
}

/** A refund in the acquirer's list, whoever made it. */
export interface ListedRefund extends AcquirerRefund {
  readonly ref: string;
  readonly amount: number;
  readonly currency: string;
  /** Our own number of it; 0 where it was not made by us. */
  readonly refundId: number;
  /** The installation that numbered it; empty where it carries none. */
  readonly installation: string;
}

/** A dispute about a payment as its acquirer knows it; sums in minor units. */
export interface AcquirerDispute {
  readonly ref: string;
  readonly state: DisputeState;
  readonly amount: number;
  readonly currency: string;
  /** Whether the acquirer has taken the money by now. */
  readonly isWithdrawn: boolean;
  /** What the acquirer charges for it. */
  readonly fee: number;
  readonly feeCurrency: string;
  /** Why, in the acquirer's own word. */
  readonly reason: string;
  /** Until when evidence is taken. */
  readonly dueAt: Date | null;
}

/** Money that the acquirer has moved for a payment, as its own balance counts it. */
export interface AcquirerMovement {
  /** Its id in the acquirer's balance. */
  readonly ref: string;
  readonly kind: MovementKind;
  /** The refund or the dispute that it belongs to, by its id there; empty for the payment itself. */
  readonly subjectRef: string;
  /** In minor units of the currency of settlement; nothing where the acquirer does not tell it, or not yet. */
  readonly settled?: SettledSum;
}

/** What was moved, what the acquirer keeps of it and what is left for us; below zero where money has left us. */
export interface SettledSum {
  readonly amount: number;
  readonly fee: number;
  readonly net: number;
  readonly currency: string;
}

/** The movements of a payment that can be told by now, and whether there are no others. */
export interface AcquirerMovements {
  readonly movements: readonly AcquirerMovement[];
  readonly isComplete: boolean;
}

/** A notice that may be acted on. Its content is never trusted: the payment or the refund is read back. */
export interface PaymentNotice {
  readonly eventId: string;
  /** The payment, by anything that `read` understands. */
  readonly ref: string;
  /** The refund that the notice is about, if it is about one. */
  readonly refundRef?: string;
  /** It is about a dispute of the payment. */
  readonly isDispute?: boolean;
  /** It is about a payout to our bank, and no payment. */
  readonly payoutRef?: string;
  /** Nothing shows who sent it, neither a signature nor an address of the acquirer's: anybody may have. */
  readonly isHint?: boolean;
}

/** A notice of the acquirer's that says nothing of what it is about: its sender is set up in a way that we cannot read. */
export class UnreadableNotice extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "UnreadableNotice";
  }
}

/** The smallest and the largest sum of a payment, in minor units. */
export interface SumLimits {
  readonly least: number;
  readonly most: number;
  /** The largest that a card pays, where the page takes more by the fast payments of banks (SBP). */
  readonly cardMost?: number;
}

/**
 * Port: takes card payments and gives them back. Every call may throw, which means "unknown", never "failed": the acquirer
 * may have done what it was asked. Card data is typed on the acquirer's page only.
 */
export interface Acquirer {
  readonly name: string;
  /** The merchant account that payments must belong to. */
  readonly account: string;
  /** The currencies in which it takes payments. */
  readonly currencies: readonly Currency[];
  /** The smallest and the largest sum that it takes at once, in minor units. */
  limits(currency: Currency): SumLimits;
  open(opening: PaymentOpening): Promise<OpenedPayment>;
  read(ref: string): Promise<AcquirerPayment | undefined>;
  /** Ends a page on which nobody should pay any more, where the acquirer can; of a paid or ended one nothing changes. */
  expire(ref: string): Promise<void>;
  /** Gives money back; asked again for the same refund, it answers how that one stands and begins no second one unless it failed. */
  refund(ask: RefundAsk): Promise<AcquirerRefund>;
  readRefund(ref: string): Promise<AcquirerRefund | undefined>;
  /** All refunds of a payment, also those made in the acquirer's own pages. */
  refundsOf(ref: string): Promise<readonly ListedRefund[]>;
  /** The disputes of a payment; none where the acquirer tells of them by e-mail alone. */
  disputesOf(ref: string): Promise<readonly AcquirerDispute[]>;
  /** What it has moved for a payment and charges for that; those that are known need not be read again. */
  movementsOf(ref: string, known: ReadonlySet<string>): Promise<AcquirerMovements>;
  /** The movements that went to our bank with a payout, by their ids in the balance; where the acquirer tells it. */
  payout?(ref: string): Promise<readonly string[]>;
  /** The receipt of a new payment is one of a prepayment. */
  readonly prepays?: boolean;
  /** Settles a prepayment, and reads such a receipt. */
  readonly settlement?: {
    send(ask: SettlementAsk): Promise<AcquirerReceipt>;
    read(ref: string): Promise<AcquirerReceipt | undefined>;
  };
  /**
   * Checks the signature over the raw bytes, or the sender's address where nothing is signed; undefined for a forgery, a
   * stale notice and one about nothing of ours. Throws `UnreadableNotice`.
   */
  verifyNotice(raw: Buffer, headers: IncomingHttpHeaders, now: number, from: string): PaymentNotice | undefined;
}
