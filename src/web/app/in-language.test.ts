import { expect, test } from "vitest";
import { inLanguage, showsSums } from "./in-language.ts";

const roubles = { currency: "RUB" };

test("F22, B4: whoever has seen sums keeps their currency in another language, and a first page takes that of the language", () => {
  expect(inLanguage("?from=g1&to=g2", "en", roubles, true)).toBe("?from=g1&to=g2&lang=en&currency=RUB");
  expect(inLanguage("?lang=ru", "en", roubles, false)).toBe("?lang=en");
  expect(inLanguage("?lang=ru&currency=GBP", "en", { currency: "GBP" }, false)).toBe("?lang=en&currency=GBP");
});

test.each([
  ["/finder", "?from=g1&to=g2", true],
  ["/finder/prices", "?from=g1&to=g2&car=1.2", true],
  ["/rent", "?from=g1", true],
  ["/order/1000001", "", true],
  ["/finder", "?lang=ru", false],
  ["/rent", "", false],
])("F22: %s%s shows sums: %s", (path, query, isShown) => {
  expect(showsSums({ path, query })).toBe(isShown);
});
