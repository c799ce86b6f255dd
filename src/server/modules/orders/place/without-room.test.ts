import { afterAll, beforeAll, expect, it } from "vitest";
import { ERRORS } from "#contract/wire/errors.ts";
import { anyPrice, attemptKey, placeOrder, tripBody } from "../../../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const disk = { megabytes: 600 };
let test: TestApp;
beforeAll(async () => {
  const free = async () => disk.megabytes * 1_000_000;
  test = await buildTestApp({ parts: { disk: { free, isShort: async () => disk.megabytes < 500 } } });
});
afterAll(() => test.close());

it("R-13: a disk that is nearly full stops new orders with 503 and words, and what was ordered before is answered", async () => {
  const { price_id: price } = await anyPrice(test.app);
  const [before, after] = [attemptKey(), attemptKey()];
  const first = await placeOrder(test.app, [tripBody(price)], { key: before });
  disk.megabytes = 400;
  const refused = await placeOrder(test.app, [tripBody(price)], { key: after });
  expect([refused.status, refused.error?.code]).toEqual([503, ERRORS["no-room"].number]);
  const again = await placeOrder(test.app, [tripBody(price)], { key: before });
  expect(again.result?.[0]?.order_id).toBe(first.result?.[0]?.order_id);
  const { statusCode, headers } = await test.app.inject({ url: "/readyz" });
  expect([statusCode, headers["retry-after"]]).toEqual([503, undefined]);
  disk.megabytes = 600;
  expect((await placeOrder(test.app, [tripBody(price)], { key: after })).status).toBe(200);
});
