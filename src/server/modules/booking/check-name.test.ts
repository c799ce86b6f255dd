import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it.each([
  ["Анна Иванова", "Анна Иванова", false],
  ["𠮷野家", "𠮷野家", false],
  ["রবীন্দ্রনাথ", "রবীন্দ্রনাথ", false],
  ["ꦲꦤꦕꦫꦏ Bambang", "Hncrk Bambang", true],
  ["설믜 <12>", "Seol Mui <12>", true],
  ["💎", "Gem", true],
])("found 35: before an order it is told how a name will read on paper: %s", async (name, printed, romanised) => {
  const { result } = await call(test.app, "POST", "/v4/orders/check-name?lang=en", { body: { name } });
  expect(result).toEqual({ printed, is_romanised: romanised });
});
