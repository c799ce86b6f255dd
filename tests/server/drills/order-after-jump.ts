import { expect } from "vitest";
import { attemptKey, eventually, startIn, tripBody } from "../../support/factories.ts";
import { quote, send, type Attempt } from "../server-process.ts";
import { dateOf } from "./jumping-clock.ts";

type Jumped = {
  /** Address of the server. */
  readonly url: string;
  /** The moment that its clock has to say by now, epoch milliseconds. */
  readonly wanted: number;
  /** What was ordered before; the new order is added to it. */
  readonly attempts: Attempt[];
  /** How many letters about new orders have gone out. */
  readonly sentLetters: () => Promise<number>;
  /** Named where something is not as expected. */
  readonly jump: unknown;
};

/** What counts the letters about new orders that have gone out. */
export const COUNT_LETTERS =
  "select count(*)::int as count from messages where kind = 'order-received' and state = 'sent'";

/** Orders after clocks have jumped; the server is ready, every earlier order is as it was acknowledged, and each has its letter. */
export async function orderAfterJump({ url, wanted, attempts, sentLetters, jump }: Jumped): Promise<void> {
  await eventually(async () => expect(Math.abs((await dateOf(url)) - wanted)).toBeLessThan(60_000));
  await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), 60_000);
  const { price_id: priceId } = await eventually(() => quote(url));
  const key = attemptKey();
  const trip = tripBody(priceId, { start_location: startIn(wanted), comment: key });
  const attempt: Attempt = { key, secret: attemptKey(), body: JSON.stringify({ trips: [trip] }) };
  attempts.push(attempt);
  const { status, order } = await send(url, attempt);
  expect([jump, status, order === undefined]).toEqual([jump, 200, false]);
  for (const earlier of attempts) {
    const again = await send(url, earlier);
    expect([again.replayed, again.order]).toEqual([true, earlier.answer]);
  }
  await eventually(async () => expect([jump, await sentLetters()]).toEqual([jump, attempts.length]), 60_000);
}
