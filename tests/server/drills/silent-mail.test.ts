import { createServer, type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeDrillFigures } from "../../support/drill-figures.ts";
import { DRILLS } from "../../support/drills.ts";
import { eventually } from "../../support/factories.ts";
import { buildTestApp, type TestApp } from "../../support/test-app.ts";
import { countOf, openPayment, orderOn, press, viewOrder } from "../payment-steps.ts";

const ORDERS = 24;
/** A silent mail server is given ten seconds to greet: whatever takes a fraction of that has not waited for it. */
const AT_ONCE_MS = 3000;
/** A server that stops gives a letter in hand ten seconds. */
const STOP_MS = 15_000;

const silent = new Set<Socket>();
const server = createServer((socket) => {
  silent.add(socket);
  socket.on("error", () => undefined);
});
let test: TestApp;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  test = await buildTestApp({ listen: true, variables: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  test.clock.now = Date.now();
});
afterAll(async () => {
  for (const socket of silent) socket.destroy();
  server.close();
  await test?.close();
});

it(`R5, R-18: while a mail server says nothing and the letters of ${ORDERS} orders wait, a payment is settled at once`, async () => {
  const orders = await Promise.all(Array.from({ length: ORDERS }, () => orderOn(test)));
  await eventually(async () => expect(silent.size).toBeGreaterThan(0));
  const order = orders.at(-1);
  if (order === undefined) throw new Error("no order");
  const ref = await openPayment(test, order);
  const from = performance.now();
  await press(test, ref, "pay");
  await eventually(async () => expect((await viewOrder(test, order)).payment).toBe("paid"), AT_ONCE_MS);
  await writeDrillFigures("silent-mail", {
    trials: 1,
    lost: 0,
    doubled: 0,
    orders: orders.length,
    settledMs: Math.round(performance.now() - from),
  });
});

it.runIf(DRILLS)(
  "R-18: a server that stops leaves the silent mail server, and the letters wait for the next one",
  async () => {
    expect(await countOf(test, "graphile_worker.jobs where locked_at is not null")).toBeGreaterThan(0);
    const from = performance.now();
    await test.app.close();
    const stoppedMs = Math.round(performance.now() - from);
    await writeDrillFigures("stop-with-silent-mail", { trials: 1, lost: 0, doubled: 0, stoppedMs });
    expect(stoppedMs).toBeLessThan(STOP_MS);
    expect(await countOf(test, "graphile_worker.jobs where locked_at is not null")).toBe(0);
    expect(await countOf(test, "messages where state <> 'waiting'")).toBe(0);
  },
);
