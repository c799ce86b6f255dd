import { startStripeStandIn, STRIPE_VARIABLES, type StripeStandIn } from "../../support/stripe-stand-in.ts";
import { tireless } from "./tireless.ts";

/** An acquirer that outlives the servers: what it says of its books is the truth about money. */
export interface Bank {
  readonly stripe: StripeStandIn;
  readonly variables: NodeJS.ProcessEnv;
  /** The notices that were sent, and the forged ones among them that were refused. */
  readonly notices: { sent: number; forged: number; refused: number };
  /** A payer pays on the page with this address; its reference. */
  pay(payUrl: string): string;
  /** Money that no attempt of ours brought. */
  payStray(amount: number): string;
  /** Tells the server of a payment until it has answered, and again, and with a forged notice before. */
  notify(url: string, ref: string): Promise<void>;
  /** Refunds that were on their way are there. */
  finishRefunds(): void;
  /** What came for an order and what went back, in minor units. */
  booksOf(orderId: number): { readonly received: number; readonly refunds: number; readonly refundedTwice: number };
  close(): Promise<void>;
}

/** Opens the bank. */
export async function openBank(): Promise<Bank> {
  const stripe = await startStripeStandIn();
  const notices = { sent: 0, forged: 0, refused: 0 };
  const deliver = async (url: string, raw: Buffer, headers: Record<string, string>): Promise<number> => {
    const answer = await fetch(`${url}/payments/notice/stripe`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: new Uint8Array(raw),
      signal: AbortSignal.timeout(10_000),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  const accepted = (url: string, raw: Buffer): Promise<void> =>
    tireless(async () => {
      if ((await deliver(url, raw, stripe.sign(raw))) !== 200) throw new Error("The notice was not taken.");
      notices.sent += 1;
    });
  return {
    stripe,
    notices,
    variables: { ACQUIRER: "stripe", STRIPE_URL: stripe.server.url, ...STRIPE_VARIABLES },
    pay(payUrl) {
      const [, ref = ""] = /\/(cs_\w+)#/.exec(payUrl) ?? [];
      if (stripe.sessions.get(ref)?.["status"] === "open") stripe.pay(ref);
      return ref;
    },
    payStray(amount) {
      const ref = `cs_test_stray${stripe.sessions.size}`;
      const fields = { object: "checkout.session", currency: "rub", livemode: false, metadata: {} };
      stripe.sessions.set(ref, { ...fields, id: ref, amount_total: amount, payment_intent: null, status: "open" });
      stripe.pay(ref);
      return ref;
    },
    async notify(url, ref) {
      const raw = stripe.event("checkout.session.completed", stripe.sessions.get(ref));
      notices.forged += 1;
      const forged = await deliver(url, raw, stripe.sign(raw, { secret: "whsec_guessed" })).catch(() => undefined);
      if (forged === undefined) notices.forged -= 1;
      if (forged === 401) notices.refused += 1;
      await Promise.all([accepted(url, raw), accepted(url, raw)]);
      // A later one about an earlier moment changes nothing.
      await accepted(url, stripe.event("payment_intent.created", stripe.intents.get(intentOf(stripe, ref))));
    },
    finishRefunds() {
      for (const refund of stripe.refunds.values()) if (refund.status === "pending") refund.status = "succeeded";
    },
    booksOf(orderId) {
      const sessions = [...stripe.sessions.values()].filter(
        ({ metadata }) => (metadata as { order_id?: string }).order_id === String(orderId),
      );
      const paid = sessions.filter(({ status }) => status === "complete");
      const intents = new Set(paid.map(({ payment_intent: intent }) => intent));
      const refunds = [...stripe.refunds.values()].filter(({ payment_intent: intent }) => intents.has(intent));
      const numbers = refunds.map(({ metadata }) => (metadata as { refund_id: string }).refund_id);
      const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
      return {
        received: sum(paid.map(({ amount_total: amount }) => amount)) - sum(refunds.map(({ amount }) => amount)),
        refunds: refunds.length,
        refundedTwice: numbers.length - new Set(numbers).size,
      };
    },
    close: () => stripe.server.close(),
  };
}

function intentOf(stripe: StripeStandIn, ref: string): string {
  return stripe.sessions.get(ref)?.payment_intent ?? "";
}
