import { createAcquirerClient, AcquirerTrouble, type AcquirerApi } from "#server/adapters/acquirer/acquirer-client.ts";
import { fromStripeAmount } from "#server/adapters/acquirer/stripe/stripe-amount.ts";
import { stripeId } from "#server/adapters/acquirer/stripe/stripe-session.ts";
import { OutsideTrouble } from "#server/adapters/ask-json.ts";
import { line, list, member } from "#server/adapters/json-members.ts";
import type { OutsideOptions } from "#server/adapters/outside-service.ts";
import type { AcquirerMovement, AcquirerMovements, SettledSum } from "#server/modules/payments/acquirer.ts";

/** Objects of Stripe that tell what was moved for one payment. */
interface Moved {
  readonly charge: unknown;
  readonly refunds: readonly unknown[];
  readonly disputes: readonly unknown[];
}

/** So many movements of a payout are read at once, and so many times. */
const PAGE = 100;
const MOST_PAGES = 50;

/**
 * Stripe's balance. It is asked by a client of its own: a restricted key may not read it, and being refused there must never count
 * as trouble with payments.
 */
export function createStripeBalance(api: AcquirerApi, options: OutsideOptions) {
  const ask = createAcquirerClient({ ...api, name: "stripe balance" }, options);

  /** What a transaction of the balance moved; undefined where our key may not read it. */
  async function settled(ref: string): Promise<SettledSum | undefined> {
    const answer = await ask(`v1/balance_transactions/${ref}`).catch((error: unknown) => {
      if (error instanceof AcquirerTrouble && error.status === 403) return undefined;
      throw error;
    });
    return answer?.status === 200 ? readSettled(answer.json) : undefined;
  }

  return {
    async movements(moved: Moved, known: ReadonlySet<string>): Promise<AcquirerMovements> {
      const { found, isComplete } = movementsIn(moved);
      const movements: AcquirerMovement[] = [];
      let isReadable = true;
      for (const movement of found) {
        const isNew = movement.settled === undefined && !known.has(movement.ref);
        const sum = isNew && isReadable ? await settled(movement.ref) : movement.settled;
        // A key that may not read one of them may read none.
        if (isNew && sum === undefined) isReadable = false;
        movements.push({ ...movement, ...(sum && { settled: sum }) });
      }
      return { movements, isComplete: isComplete && isReadable };
    },
    async payout(ref: string): Promise<string[]> {
      const refs: string[] = [];
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const last = refs.at(-1);
        const query = { payout: ref, limit: String(PAGE), ...(last !== undefined && { starting_after: last }) };
        const { status, json } = await ask("v1/balance_transactions", { query });
        // Of a payout that somebody started by hand Stripe does not know what it consists of.
        if (status !== 200) return refs;
        refs.push(...list(member(json, "data")).map(stripeId));
        if (member(json, "has_more") !== true) return refs;
      }
      return refs;
    },
  };
}

/** The movements that these objects name; those that carry no transaction of the balance yet come later. */
function movementsIn({ charge, refunds, disputes }: Moved): {
  readonly found: readonly AcquirerMovement[];
  readonly isComplete: boolean;
} {
  const found: AcquirerMovement[] = [];
  let isComplete = true;
  const add = (movement: Omit<AcquirerMovement, "ref">, transaction: unknown): void => {
    const ref = stripeId(transaction);
    if (/^txn_\w+$/.test(ref)) found.push({ ...movement, ref });
    else isComplete = false;
  };
  add({ kind: "payment", subjectRef: "" }, member(charge, "balance_transaction"));
  for (const refund of refunds) {
    const of = { kind: "refund", subjectRef: stripeId(refund) } as const;
    const status = member(refund, "status");
    const failed = member(refund, "failure_balance_transaction");
    // One that failed before it had moved anything has no transaction.
    if (status === "succeeded" || stripeId(member(refund, "balance_transaction")) !== "")
      add(of, member(refund, "balance_transaction"));
    else if (status === "pending" || status === "requires_action") isComplete = false;
    if (stripeId(failed) !== "") add(of, failed);
  }
  for (const dispute of disputes) {
    const of = { kind: "dispute", subjectRef: stripeId(dispute) } as const;
    for (const transaction of list(member(dispute, "balance_transactions")))
      add({ ...of, settled: readSettled(transaction) }, transaction);
  }
  return { found, isComplete };
}

function readSettled(transaction: unknown): SettledSum {
  const currency = line(member(transaction, "currency"), 3).toUpperCase();
  const [amount, fee, net] = ["amount", "fee", "net"].map((name) =>
    fromStripeAmount(member(transaction, name), currency),
  );
  if (currency === "" || amount === undefined || fee === undefined || net !== amount - fee)
    throw new OutsideTrouble("its answer is no transaction of the balance");
  return { amount, fee, net, currency };
}
