import { afterAll, beforeAll, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { cuttingProxy, type CuttingProxy } from "../support/cutting-proxy.ts";
import { writeDrillFigures } from "../support/drill-figures.ts";
import { drillTrials } from "../support/drills.ts";
import { anyPrice, attemptKey, tripBody } from "../support/factories.ts";
import { buildTestApp, type TestApp } from "../support/test-app.ts";

const ORDERS = drillTrials(100);
const AT_ONCE = 8;
/** More bytes than an answer has, so that one in three comes whole. */
const MOST_BYTES = 2400;
const MOST_TRIES = 40;

let test: TestApp;
let line: CuttingProxy;
beforeAll(async () => {
  test = await buildTestApp({ listen: true });
  line = await cuttingProxy(test.url, () => Math.floor(Math.random() * MOST_BYTES));
});
afterAll(async () => {
  await line.close();
  await test.close();
});

/** Orders until an answer has come whole, with the same key each time. */
async function orderUntilAnswered(priceId: number, number: number): Promise<PlacedOrder> {
  const [key, secret] = [attemptKey(), attemptKey()];
  const comment = `order ${number}`;
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    try {
      const answer = await fetch(`${line.url}/v4/orders?lang=ru&currency=RUB`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "idempotency-key": key,
          "idempotency-secret": secret,
          connection: "close",
        },
        body: JSON.stringify({ trips: [tripBody(priceId, { comment })] }),
      });
      const { result } = (await answer.json()) as { result: PlacedOrder[] | null };
      const [order] = result ?? [];
      if (order !== undefined) return order;
    } catch {
      // The line was cut: nobody knows whether the order is there, so it is sent again.
    }
  }
  throw new Error(`No whole answer in ${MOST_TRIES} tries.`);
}

it(
  `R-01: of ${ORDERS} orders whose answers are cut at any byte none is lost and none is made twice`,
  async () => {
    const { price_id: priceId } = await anyPrice(test.app);
    const orders: PlacedOrder[] = [];
    let next = 0;
    const worker = async (): Promise<void> => {
      while (next < ORDERS) orders.push(await orderUntilAnswered(priceId, next++));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    const { rows } = await test.database.pool.query<{ order_id: number; comment: string }>(
      "select order_id, comment from trips",
    );
    const stored = new Set(rows.map((row) => row.order_id));
    await writeDrillFigures("cut-answers", {
      trials: ORDERS,
      lost: orders.filter((order) => !stored.has(order.order_id)).length,
      doubled: rows.length - ORDERS,
      cuts: line.cuts,
    });
    expect(line.cuts).toBeGreaterThan(ORDERS / 2);
    expect(stored).toEqual(new Set(orders.map((order) => order.order_id)));
    expect(rows).toHaveLength(ORDERS);
    expect(new Set(rows.map(({ comment }) => comment)).size).toBe(ORDERS);
  },
  60_000 + ORDERS * 1000,
);
