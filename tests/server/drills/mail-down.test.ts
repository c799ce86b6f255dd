import { afterAll, beforeAll, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { writeDrillFigures } from "../../support/drill-figures.ts";
import { drillTrials } from "../../support/drills.ts";
import { eventually } from "../../support/factories.ts";
import { buildTestApp, type TestApp } from "../../support/test-app.ts";
import { countOf, hurryJobs, jobsDone, openPayment, orderOn, press, viewOrder } from "../payment-steps.ts";
import { startMailReceiver, type MailReceiver } from "./mail-receiver.ts";

const ORDERS = drillTrials(6);
const AT_ONCE = 4;

let mail: MailReceiver;
let test: TestApp;
beforeAll(async () => {
  mail = await startMailReceiver();
  const variables = { SMTP_URL: mail.url, MAIL_FROM: "rides@rides.example", OPERATOR_MAIL: "desk@rides.example" };
  test = await buildTestApp({ listen: true, variables });
  test.clock.now = Date.now();
});
afterAll(async () => {
  await test?.close();
  await mail?.close();
});

it(
  `R-18, R-19: while the mail server takes nothing ${ORDERS} orders are placed and paid, and every letter goes out once when it is back`,
  async () => {
    mail.isDown = true;
    const orders: PlacedOrder[] = [];
    const worker = async (): Promise<void> => {
      while (orders.length < ORDERS) {
        const order = await orderOn(test);
        orders.push(order);
        await press(test, await openPayment(test, order), "pay");
        await eventually(async () => expect((await viewOrder(test, order)).payment).toBe("paid"));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    // One attempt for each letter takes longer the more orders there are.
    await eventually(async () => expect(mail.refused).toBeGreaterThanOrEqual(orders.length), 10_000 + ORDERS * 500);
    const [paid, sentEarly] = [
      await countOf(test, "orders where paid_at is not null and state = 'confirmed'"),
      await countOf(test, "messages where state = 'sent'"),
    ];
    mail.isDown = false;
    await eventually(async () => {
      await hurryJobs(test);
      await jobsDone(test);
      expect(await countOf(test, "messages where state <> 'sent'")).toBe(0);
    });
    const { rows } = await test.database.pool.query<{ mail_id: string }>("select mail_id from messages");
    const times = rows.map(({ mail_id: id }) => mail.letters.get(id) ?? 0);
    await writeDrillFigures("mail-down", {
      trials: orders.length,
      lost: orders.length - paid,
      doubled: (await countOf(test, "orders")) - orders.length,
      letters: rows.length,
      lettersMissing: times.filter((count) => count === 0).length,
      lettersTwice: times.filter((count) => count > 1).length,
      refusedMeanwhile: mail.refused,
    });
    expect([paid, sentEarly]).toEqual([orders.length, 0]);
    // One that it is paid, for each.
    expect(rows.length).toBeGreaterThanOrEqual(orders.length);
    expect(new Set(times)).toEqual(new Set([1]));
    expect(mail.letters.size).toBe(rows.length);
  },
  60_000 + ORDERS * 2000,
);
