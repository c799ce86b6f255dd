import { CURRENCIES } from "#domain/values/money.ts";
import type {
  Acquirer,
  AcquirerPayment,
  AcquirerRefund,
  ListedRefund,
  PaymentOpening,
  RefundAsk,
} from "#server/modules/payments/acquirer.ts";

/** An acquirer that answers what the test wants, and counts what it was asked. */
export interface StubAcquirer extends Acquirer {
  /** While this is set, it does not answer. */
  down: boolean;
  /** While this is set, it does the work but its answer to `open` is lost. */
  losesAnswers: boolean;
  /** While this is set, it takes notices that nobody has signed. */
  takesHints: boolean;
  /** Every call of `open`, including lost answers. */
  readonly openings: PaymentOpening[];
  /** Its books, by its own reference. */
  readonly books: Map<string, AcquirerPayment>;
  /** Every refund it was asked for, including lost answers. */
  readonly refundsAsked: RefundAsk[];
  /** How a refund goes that is asked for the first time. */
  refundsGo: AcquirerRefund["state"];
  /** Its refunds, by its own reference. */
  readonly refunds: Map<string, AcquirerRefund>;
  /** Gives money of a payment back as somebody does in its own pages; the reference of the refund. */
  refundByHand(ref: string, amount: number, state?: AcquirerRefund["state"]): string;
  /** Changes a payment in the books. */
  set(ref: string, change: Partial<AcquirerPayment>): void;
}

/** The stub accepts notices with this header. */
export const STUB_SIGNATURE = { name: "stub-signature", value: "right" } as const;

/** Makes an acquirer whose books the test writes. */
export function createStubAcquirer(): StubAcquirer {
  const books = new Map<string, AcquirerPayment>();
  const openings: PaymentOpening[] = [];
  const refunds = new Map<string, AcquirerRefund>();
  const refundsAsked: RefundAsk[] = [];
  const listed: (ListedRefund & { readonly of: string })[] = [];
  const list = (of: string, refund: Omit<ListedRefund, "currency">) =>
    listed.push({ ...refund, of, currency: books.get(of)?.currency ?? "" });
  const stub: StubAcquirer = {
    name: "stub",
    account: "stub-shop",
    currencies: CURRENCIES,
    limits: () => ({ least: 1, most: 99_999_999 }),
    down: false,
    losesAnswers: false,
    takesHints: false,
    openings,
    books,
    refundsAsked,
    refunds,
    refundsGo: "succeeded",
    set(ref, change) {
      const known = books.get(ref);
      if (known === undefined) throw new Error(`The stub knows no payment ${ref}`);
      books.set(ref, { ...known, ...change });
    },
    async open(opening) {
      if (stub.down) throw new Error("connect ETIMEDOUT");
      openings.push(opening);
      const ref = `stub-${opening.idempotencyKey}`;
      if (!books.has(ref)) {
        const { paymentId, installation, amount, currency } = opening;
        const whose = { paymentId, installation };
        books.set(ref, { ref, state: "waiting", ...whose, account: "stub-shop", amount, currency, refunded: 0 });
      }
      if (stub.losesAnswers) throw new Error("socket hang up");
      return { ref, payUrl: `https://acquirer.example/pay/${ref}` };
    },
    async read(ref) {
      if (stub.down) throw new Error("connect ETIMEDOUT");
      return books.get(ref);
    },
    async expire(ref) {
      if (stub.down) throw new Error("connect ETIMEDOUT");
      if (books.get(ref)?.state === "waiting") stub.set(ref, { state: "expired" });
    },
    async refund(ask) {
      if (stub.down) throw new Error("connect ETIMEDOUT");
      refundsAsked.push(ask);
      const ref = `stub-refund-${ask.refundId}`;
      const refund = refunds.get(ref) ?? { ref, state: stub.refundsGo };
      const known = books.get(ask.ref);
      if (known !== undefined && !refunds.has(ref)) {
        const { refundId, installation, amount } = ask;
        if (known.refunded + amount > known.amount) return { ref: null, state: "failed", reason: "too_much" };
        list(ask.ref, { ...refund, ref, refundId, installation, amount });
        if (refund.state === "succeeded") stub.set(ask.ref, { refunded: known.refunded + amount });
      }
      refunds.set(ref, refund);
      if (stub.losesAnswers) throw new Error("socket hang up");
      return refund;
    },
    async readRefund(ref) {
      if (stub.down) throw new Error("connect ETIMEDOUT");
      return refunds.get(ref);
    },
    async refundsOf(ref) {
      if (stub.down) throw new Error("connect ETIMEDOUT");
      return listed
        .filter(({ of }) => of === ref)
        .map((refund) => ({ ...refund, ...refunds.get(refund.ref), ref: refund.ref }));
    },
    disputesOf: async () => [],
    movementsOf: async () => ({ movements: [], isComplete: true }),
    refundByHand(of, amount, state = "succeeded") {
      const ref = `by-hand-${listed.length}`;
      refunds.set(ref, { ref, state });
      list(of, { ref, state, amount, refundId: 0, installation: "" });
      if (state === "succeeded") stub.set(of, { refunded: (books.get(of)?.refunded ?? 0) + amount });
      return ref;
    },
    verifyNotice(raw, headers) {
      const isSigned = headers[STUB_SIGNATURE.name] === STUB_SIGNATURE.value;
      if (!isSigned && !stub.takesHints) return undefined;
      const told = JSON.parse(raw.toString("utf8")) as { event_id: string; ref: string; refund_ref?: string };
      const { event_id: eventId, ref, refund_ref: refundRef } = told;
      return { eventId, ref, isHint: !isSigned, ...(refundRef !== undefined && { refundRef }) };
    },
  };
  return stub;
}
