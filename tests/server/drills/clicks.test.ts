import { afterAll, beforeAll, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { writeDrillFigures } from "../../support/drill-figures.ts";
import { drillTrials } from "../../support/drills.ts";
import { anyPrice, attemptKey, eventually, placeOrder, startIn, tripBody } from "../../support/factories.ts";
import { buildTestApp, type TestApp } from "../../support/test-app.ts";
import { countOf, hurryJobs, jobsDone, payUrl, press, viewOrder } from "../payment-steps.ts";

const TRAVELLERS = drillTrials(6);
const AT_ONCE = 4;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ listen: true });
  test.clock.now = Date.now();
});
afterAll(() => test.close());

const twice = <T>(act: () => Promise<T>): Promise<readonly [T, T]> => Promise.all([act(), act()]);

/** Somebody in two tabs who presses everything twice: "book", "pay", and "pay" again on the acquirer's page. */
async function impatient(priceId: number): Promise<PlacedOrder> {
  // The page keeps the secret of its attempt.
  const [key, secret] = [attemptKey(), attemptKey()];
  const trips = [tripBody(priceId, { start_location: startIn(test.clock.now) })];
  const [first, second] = await twice(() => placeOrder(test.app, trips, { key, secret }));
  const [order] = first.result;
  expect(second.result).toEqual(first.result);
  if (order === undefined) throw new Error("No order was placed.");
  const pages = await Promise.all([1, 2, 3, 4].map(() => payUrl(test, order.transaction)));
  const refs = new Set(pages.map(({ result }) => result?.url.split("/").at(-1) ?? ""));
  expect(refs.size).toBe(1);
  const [ref = ""] = refs;
  await Promise.all([
    press(test, ref, "pay"),
    press(test, ref, "pay"),
    press(test, ref, "twice"),
    viewOrder(test, order),
  ]);
  await eventually(async () => expect((await viewOrder(test, order)).payment).toBe("paid"));
  expect((await payUrl(test, order.transaction)).result).toBeNull();
  return order;
}

it(
  `R-01, R-03, R-05, G-04, T-18: ${TRAVELLERS} travellers in two tabs who press everything twice have one order each, paid once`,
  async () => {
    const { price_id: priceId } = await anyPrice(test.app);
    const orders: PlacedOrder[] = [];
    let next = 0;
    const worker = async (): Promise<void> => {
      while (next++ < TRAVELLERS) orders.push(await impatient(priceId));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    await hurryJobs(test);
    await jobsDone(test, 60_000);
    const [stored, attempts, taken, letters, settled] = [
      await countOf(test, "orders"),
      await countOf(test, "payments"),
      await countOf(test, "sandbox_payments where state = 'succeeded'"),
      await countOf(test, "messages where kind = 'order-paid'"),
      await countOf(test, "orders where received = amount and paid_at is not null"),
    ];
    await writeDrillFigures("double-clicks", {
      trials: TRAVELLERS,
      lost: TRAVELLERS - settled,
      doubled: stored - TRAVELLERS,
      attempts,
      paidAtTheBank: taken,
      letters,
    });
    expect([stored, attempts, taken, letters, settled]).toEqual(Array.from({ length: 5 }, () => TRAVELLERS));
    expect(await countOf(test, "refunds")).toBe(0);
  },
  60_000 + TRAVELLERS * 2000,
);
