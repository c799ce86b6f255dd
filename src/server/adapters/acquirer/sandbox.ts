import type { Kysely } from "kysely";
import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { openPayment, readPayment } from "#server/adapters/acquirer/sandbox-payments.repository.ts";
import { isSigned, SIGNATURE_HEADER } from "#server/adapters/acquirer/sandbox-signature.ts";
import type { Clock } from "#server/clock.ts";
import type { Tables } from "#server/database/tables.ts";
import type { Acquirer, PaymentNotice } from "#server/modules/payments/acquirer.ts";
import { say } from "#server/say.ts";

/** What both sides of the sandbox acquirer work with. */
export interface Sandbox {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  /** Secrets for signing notices: the first one signs, all of them are accepted. */
  readonly secrets: readonly [string, ...string[]];
  /** Our own address without a trailing slash: the hosted page lives there, and notices go there. */
  readonly publicUrl: string;
}

const NAME = "sandbox";
const ACCOUNT = "sandbox-shop";

/** An acquirer of our own that keeps books, hosts a page and sends signed notices, but moves no money (ruling 15). */
export function createSandboxAcquirer({ db, clock, secrets, publicUrl }: Sandbox): Acquirer {
  return {
    name: NAME,
    account: ACCOUNT,
    async open(opening) {
      const payment = await openPayment(db, {
        ref: randomBytes(16).toString("base64url"),
        idempotency_key: opening.idempotencyKey,
        account: ACCOUNT,
        order_ref: String(opening.paymentId),
        amount: opening.amount,
        currency: opening.currency,
        description: say(opening.lang, "sandbox.description", { order: opening.orderId }),
        return_url: opening.returnUrl,
        notify_url: `${publicUrl}/payments/notice/${NAME}`,
        lang: opening.lang,
        state: "waiting",
        settle_at: null,
        created_at: new Date(clock()),
      });
      // As at any acquirer, one key stands for one payment and never for another amount.
      if (payment.amount !== opening.amount || payment.currency !== opening.currency) {
        throw new Error("The idempotency key was used for another sum.");
      }
      return { ref: payment.ref, payUrl: `${publicUrl}/sandbox/pay/${payment.ref}` };
    },
    async read(ref) {
      const payment = await readPayment(db, ref, new Date(clock()));
      if (payment === undefined) return undefined;
      const { state, account, amount, currency } = payment;
      return { ref, state, account, amount, currency, paymentId: Number(payment.order_ref) };
    },
    verifyNotice(raw: Buffer, headers: IncomingHttpHeaders, now: number) {
      return isSigned(raw, headers[SIGNATURE_HEADER], secrets, now) ? noticeIn(raw) : undefined;
    },
  };
}

function noticeIn(raw: Buffer): PaymentNotice | undefined {
  try {
    const { event_id: eventId, ref } = JSON.parse(raw.toString("utf8")) as Record<string, unknown>;
    return typeof eventId === "string" && typeof ref === "string" ? { eventId, ref } : undefined;
  } catch {
    return undefined;
  }
}
