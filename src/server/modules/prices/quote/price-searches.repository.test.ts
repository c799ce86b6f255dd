import { afterAll, beforeAll, expect, it } from "vitest";
import type { PriceItem } from "#contract/prices/prices.ts";
import { forgetOldSearches } from "#server/modules/prices/quote/price-searches.repository.ts";
import { anyPrice, call } from "../../../../../tests/support/factories.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../../../tests/support/test-app.ts";

const HOUR = 3_600_000;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const codeOf = async (price: PriceItem) =>
  (await call(test.app, "GET", `/v4/prices/${price.price_id}/lines`)).error?.code ?? null;

it("a search is known for three hours at least, and forgotten within six, whenever the job comes", async () => {
  const first = await anyPrice(test.app);
  for (let minutes = 0; minutes <= 180; minutes += 20)
    await forgetOldSearches(test.database.db, TEST_NOW + minutes * 60_000);
  expect(await codeOf(first)).toBeNull();
  for (let hours = 3; hours <= 6; hours++) await forgetOldSearches(test.database.db, TEST_NOW + hours * HOUR);
  expect(await codeOf(first)).not.toBeNull();
});

it("a job that comes hours late loses nothing that can be ordered, and clears what is left the next time", async () => {
  test.clock.now = TEST_NOW + 24 * HOUR;
  const old = await anyPrice(test.app);
  // Six hours later its slot is used again, and nobody has emptied it meanwhile.
  test.clock.now += 6 * HOUR;
  const fresh = await anyPrice(test.app);
  await forgetOldSearches(test.database.db, test.clock.now + 30 * 60_000);
  expect([await codeOf(old), await codeOf(fresh)]).toEqual([null, null]);
  for (let hours = 1; hours <= 6; hours++) await forgetOldSearches(test.database.db, test.clock.now + hours * HOUR);
  expect([await codeOf(old), await codeOf(fresh)]).not.toContain(null);
});

it("a list that waits in one slot is found beside lists in all others", async () => {
  const prices: PriceItem[] = [];
  for (let hours = 0; hours < 6; hours++) {
    test.clock.now += HOUR;
    prices.push(await anyPrice(test.app));
  }
  for (const price of prices) expect(await codeOf(price)).toBeNull();
});
