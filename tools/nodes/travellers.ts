import { setTimeout as sleep } from "node:timers/promises";
import { newAttempt, quote, send, type Attempt } from "../../tests/server/server-process.ts";

/** How long whoever was told to come back waits at most, in milliseconds. */
const COME_BACK_MS = 500;
/** A price is good for many orders; a new one is taken this often, or when the one before is not known any more. */
const NEW_PRICE_MS = 5000;
/** One in so many is impatient, and sends the order twice at once. */
const IMPATIENT = 10;

/** Travellers who order at a rate, whatever happens, each until an order is acknowledged. */
export interface Travellers {
  readonly attempts: readonly Attempt[];
  /** How often each status was answered, and "none" where no answer came. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Orders that were answered twice with different numbers. */
  changedAnswers(): number;
  longestWaitMs(): number;
  /** Milliseconds from now until an order is acknowledged that was sent after now. */
  nextOrder(): Promise<number>;
  /** No more are sent out; settles when all have been acknowledged. */
  finish(): Promise<void>;
}

interface Waiting {
  readonly from: number;
  readonly served: (ms: number) => void;
}

/** Sends travellers out, `perSecond` of them. */
export async function sendTravellers(url: string, perSecond: number): Promise<Travellers> {
  const attempts: Attempt[] = [];
  const statuses: Record<string, number> = {};
  const under = new Set<Promise<void>>();
  const waiting = new Set<Waiting>();
  let [changed, longest] = [0, 0];
  let price = (await quote(url)).price_id;
  const renewPrice = async (): Promise<void> => {
    price = await quote(url).then(
      ({ price_id: id }) => id,
      () => price,
    );
  };
  const count = (status: string): void => void (statuses[status] = (statuses[status] ?? 0) + 1);

  /** Sends an order once; whether it was refused for good, because its price went down with the primary that knew it. */
  const sendOnce = async (attempt: Attempt): Promise<boolean> => {
    const sentAt = performance.now();
    const { status, order } = await send(url, attempt).catch(() => ({ status: "none", order: undefined }));
    const isRefused = order === undefined && status === 200;
    count(isRefused ? "refused" : String(status));
    if (order === undefined) return isRefused;
    if (order.order_id !== attempt.answer?.order_id) changed += 1;
    for (const one of waiting) {
      if (sentAt < one.from) continue;
      waiting.delete(one);
      one.served(performance.now() - one.from);
    }
    return false;
  };
  const travel = async (number: number): Promise<void> => {
    const from = performance.now();
    const begin = (): Attempt => {
      const attempt = newAttempt(price);
      attempts.push(attempt);
      return attempt;
    };
    let attempt = begin();
    while (attempt.answer === undefined) {
      const times = number % IMPATIENT === 0 ? 2 : 1;
      const refused = await Promise.all(Array.from({ length: times }, () => sendOnce(attempt)));
      if (attempt.answer !== undefined) break;
      if (refused.includes(true)) {
        await renewPrice();
        attempt = begin();
      }
      await sleep(COME_BACK_MS * (0.5 + Math.random()));
    }
    longest = Math.max(longest, performance.now() - from);
  };
  let number = 0;
  const ordering = setInterval(() => {
    const one = travel(number++).finally(() => under.delete(one));
    under.add(one);
  }, 1000 / perSecond);
  const pricing = setInterval(() => void renewPrice(), NEW_PRICE_MS);
  return {
    attempts,
    statuses,
    changedAnswers: () => changed,
    longestWaitMs: () => Math.round(longest),
    nextOrder: () => new Promise((served) => waiting.add({ from: performance.now(), served })),
    async finish() {
      clearInterval(ordering);
      while (under.size > 0) await Promise.all(under);
      clearInterval(pricing);
    },
  };
}
