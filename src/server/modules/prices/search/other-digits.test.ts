import { afterAll, beforeAll, expect, it } from "vitest";
import type { NewPrice } from "#contract/prices/bonus.ts";
import type { PriceItem, PriceLines } from "#contract/prices/prices.ts";
import { readOperatorFile } from "#server/modules/tariffs/file/read-operator-file.ts";
import { attemptKey, call, placeOrder, POINTS, tripBody } from "../../../../../tests/support/factories.ts";
import { withMoreCurrencies } from "../../../../../tests/support/more-currencies.ts";
import { OPERATOR_FILE, TEST_GROUND } from "../../../../../tests/support/operator-file.ts";
import { useBook } from "../../../../../tests/support/ride-book.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

/** The file of the tests in yen, without the rules that depend on the day. */
const FILE = OPERATOR_FILE.replace(/ to: \{[^}]*\}/, " to: { RUB: 96.01, JPY: 165.25, KWD: 0.358 }")
  .replace("    currency: RUB", "    currency: JPY")
  .replace("currency: RUB, uses: 3, uses-per-email: 1", "currency: JPY, uses: any")
  .replace("station: 100.5", "station: 101")
  .replace("base: 700.05", "base: 701")
  .replace("2: 9000.50", "2: 9001")
  .replace(/ {6}- \{ kind: (night|holiday).*\n/g, "");

let takeAway: () => void;
let test: TestApp;
beforeAll(async () => {
  takeAway = withMoreCurrencies();
  const { book, problems } = readOperatorFile(FILE, TEST_GROUND);
  if (book === undefined) throw new Error(JSON.stringify(problems));
  test = await buildTestApp();
  await useBook(test.database.db, book);
});
afterAll(async () => {
  await test.close();
  takeAway();
});

const priced = async (currency: string, more = "") => {
  const ends = `start_place_point=${POINTS.sheremetyevo}&finish_place_point=${POINTS.moscow}`;
  const { result } = await call<PriceItem[]>(test.app, "GET", `/v4/prices?${ends}&lang=en&currency=${currency}${more}`);
  const [first] = result;
  if (first === undefined) throw new Error("The search gave no prices");
  return first;
};
const linesOf = async (id: number, lang: string) =>
  (await call<PriceLines>(test.app, "GET", `/v4/prices/${id}/lines?lang=${lang}`)).result;

it.each([
  // 1900 yen less 100 are 1800, in roubles 1045.80 and in euros 10.89.
  ["JPY", 1800, 400],
  ["RUB", 1050, 240],
  ["EUR", 11, 3],
  ["KWD", 4, 1],
])("a fare that the operator wrote in yen is quoted in %s", async (currency, price, stop) => {
  const found = await priced(currency, "&alternative_currency=JPY");
  expect([found.price, found.price_subaddress, found.price_rub, found.currency]).toEqual([price, stop, 1050, currency]);
  expect(found.alternative_price).toBe(1800);
  expect((await priced("RUB", `&alternative_currency=${currency}`)).alternative_price).toBe(price);
});

it.each([
  ["en", ["JPY\u00A01,900 by the tariff", "-JPY\u00A0100 by the tariff"]],
  ["ru", ["по тарифу 1\u202F900\u00A0JPY", "по тарифу -100\u00A0JPY"]],
])("sums in yen stand without decimals beside the lines of a price in roubles (%s)", async (lang, expected) => {
  const { lines, total } = await linesOf((await priced("RUB")).price_id, lang);
  expect(lines.map(({ quantity }) => quantity?.replace("−", "-") ?? null).filter((text) => text !== null)).toEqual(
    expected,
  );
  expect(Math.round(lines.reduce((sum, { amount }) => sum + amount * 100, 0))).toBe(total * 100);
});

it("a price in yen is ordered at that price, and a certificate in yen is worth the same in another currency", async () => {
  for (const [currency, restated, covered] of [
    ["JPY", 1300, 500],
    ["EUR", 7.97, 3.03],
  ] as const) {
    const { price_id: id } = await priced(currency);
    const { result: shown } = await call<NewPrice[]>(test.app, "POST", "/v4/prices/calculation-new-price", {
      body: { hash: "GIFT500", currency, data_prices: [{ price_audit_id: id }] },
    });
    expect(shown[0]).toMatchObject({ restated_cost: restated, repayment_price: covered, currency });
    const { result, error } = await placeOrder(test.app, [tripBody(id, { hash: "GIFT500" })], { key: attemptKey() });
    expect([error, result[0]?.price, result[0]?.currency]).toEqual([null, restated, currency]);
  }
});
