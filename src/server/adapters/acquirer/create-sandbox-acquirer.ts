import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { CURRENCIES } from "#domain/values/money.ts";
import { isSigned } from "#server/adapters/acquirer/notice-signature.ts";
import { SIGNATURE_HEADER } from "#server/adapters/acquirer/sandbox-notice.ts";
import { finishPayment, openPayment, readPayment } from "#server/adapters/acquirer/sandbox-payments.repository.ts";
import { presentRefund, refundPayment } from "#server/adapters/acquirer/sandbox-refund.ts";
import { readRefund, refundsOf } from "#server/adapters/acquirer/sandbox-refunds.repository.ts";
import type { Sandbox } from "#server/adapters/acquirer/sandbox.ts";
import { OpeningRefused, type Acquirer, type PaymentNotice } from "#server/modules/payments/acquirer.ts";

const NAME = "sandbox";
const ACCOUNT = "sandbox-shop";

/** As many digits as acquirers take. */
const LARGEST_SUM = 99_999_999;

/** An acquirer of our own that keeps books, hosts a page and sends signed notices, but moves no money. */
export function createSandboxAcquirer(sandbox: Sandbox): Acquirer {
  const { db, clock, secrets, publicUrl } = sandbox;
  return {
    name: NAME,
    account: ACCOUNT,
    currencies: CURRENCIES,
    limits: () => ({ least: 1, most: LARGEST_SUM }),
    async open(opening) {
      const payment = await openPayment(db, {
        ref: randomBytes(16).toString("base64url"),
        idempotency_key: opening.idempotencyKey,
        account: ACCOUNT,
        order_ref: String(opening.paymentId),
        installation: opening.installation,
        amount: opening.amount,
        currency: opening.currency,
        description: opening.description,
        return_url: opening.returnUrl,
        notify_url: `${publicUrl}/payments/notice/${NAME}`,
        lang: opening.lang,
        state: "waiting",
        settle_at: null,
        created_at: new Date(clock()),
        ends_at: new Date(opening.endsAt),
      });
      // As at any acquirer, one key stands for one payment and never for another amount.
      if (payment.amount !== opening.amount || payment.currency !== opening.currency) {
        throw new OpeningRefused("The idempotency key was used for another sum.");
      }
      return { ref: payment.ref, payUrl: `${publicUrl}/sandbox/pay/${payment.ref}` };
    },
    async read(ref) {
      const now = new Date(clock());
      const payment = await readPayment(db, ref, now);
      if (payment === undefined) return undefined;
      const { state, account, amount, currency, installation } = payment;
      const given = (await refundsOf(db, ref, now)).filter((refund) => refund.state === "succeeded");
      const refunded = given.reduce((sum, refund) => sum + refund.amount, 0);
      return { ref, state, account, amount, currency, refunded, installation, paymentId: Number(payment.order_ref) };
    },
    async expire(ref) {
      await finishPayment(db, ref, { state: "expired", settle_at: null });
    },
    refund: (ask) => refundPayment(sandbox, ask),
    async readRefund(ref) {
      const refund = await readRefund(db, ref, new Date(clock()));
      return refund && presentRefund(refund);
    },
    async refundsOf(ref) {
      const now = new Date(clock());
      const payment = await readPayment(db, ref, now);
      return (await refundsOf(db, ref, now)).map((refund) => ({
        ...presentRefund(refund),
        ref: refund.ref,
        amount: refund.amount,
        currency: refund.currency,
        refundId: Number(refund.refund_ref),
        installation: payment?.installation ?? "",
      }));
    },
    disputesOf: async () => [],
    // Play money costs nothing.
    async movementsOf(ref) {
      const now = new Date(clock());
      const payment = await readPayment(db, ref, now);
      const given = (await refundsOf(db, ref, now)).filter(({ state }) => state === "succeeded");
      const free = (amount: number) => ({ amount, fee: 0, net: amount, currency: payment?.currency ?? "" });
      const came =
        payment?.state === "succeeded"
          ? [{ ref, kind: "payment", subjectRef: "", settled: free(payment.amount) } as const]
          : [];
      const back = given.map(
        (refund) =>
          ({ ref: refund.ref, kind: "refund", subjectRef: refund.ref, settled: free(-refund.amount) }) as const,
      );
      return { movements: [...came, ...back], isComplete: true };
    },
    verifyNotice(raw: Buffer, headers: IncomingHttpHeaders, now: number) {
      return isSigned(raw, headers[SIGNATURE_HEADER], secrets, now) ? noticeIn(raw) : undefined;
    },
  };
}

function noticeIn(raw: Buffer): PaymentNotice | undefined {
  try {
    const told = JSON.parse(raw.toString("utf8")) as Record<string, unknown>;
    const { event_id: eventId, ref, refund_ref: refundRef } = told;
    if (typeof eventId !== "string" || typeof ref !== "string") return undefined;
    return { eventId, ref, ...(typeof refundRef === "string" && { refundRef }) };
  } catch {
    return undefined;
  }
}
