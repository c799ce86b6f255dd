import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compareBooks } from "#server/modules/tariffs/compare-books.ts";
import { describeBookChanges } from "#server/modules/tariffs/describe-book-changes.ts";
import { readOperatorFile } from "#server/modules/tariffs/file/read-operator-file.ts";
import { groundWords } from "#server/modules/tariffs/words/ground-words.ts";
import { sayNotes } from "#server/modules/tariffs/words/say-notes.ts";
import { withMoreCurrencies } from "../../../../../tests/support/more-currencies.ts";
import { OPERATOR_FILE, TEST_GROUND } from "../../../../../tests/support/operator-file.ts";

let takeAway: () => void;
beforeAll(() => {
  takeAway = withMoreCurrencies();
});
afterAll(() => takeAway());

/** The file of the tests with its provider and its certificate in another currency, each part of a whole given as told. */
const fileIn = (currency: string, part: (sum: string) => string): string =>
  OPERATOR_FILE.replace(/ to: \{[^}]*\}/, " to: { RUB: 96.01, JPY: 165.25, KWD: 0.358 }")
    .replace("    currency: RUB", `    currency: ${currency}`)
    .replace("off: 500, currency: RUB", `off: ${part("500.5")}, currency: ${currency}`)
    .replace("station: 100.5", `station: ${part("100.5")}`)
    .replace("base: 700.05", `base: ${part("700.05")}`)
    .replace("2: 9000.50", `2: ${part("9000.50")}`)
    .replace("add: -100,", `add: ${part("-100.5")},`)
    .replace("\nterms:", `\nrounding: { ${currency}: ${part("0.5")} }\nterms:`);
const read = (text: string) => {
  const { book, problems } = readOperatorFile(text, TEST_GROUND);
  expect(sayNotes(problems, "en")).toEqual([]);
  if (book === undefined) throw new Error("The file has errors");
  return book;
};
const sums = (text: string) => {
  const { tariffs, fares, rules, services, certificates, rounding } = read(text);
  return {
    base: tariffs.map(({ base }) => base),
    perKm: tariffs[0]?.bands.map(({ perKm }) => perKm),
    startFee: tariffs[0]?.startFee,
    rent: tariffs[0]?.rent,
    lodging: tariffs[0]?.lodging?.amount,
    fare: fares.at(-1)?.amount,
    rule: rules.map(({ effect }) => effect).find((effect) => "amount" in effect),
    service: services[0]?.price,
    certificate: certificates[1]?.effect,
    rounding,
  };
};
const YEN = fileIn("JPY", (sum) => String(Math.ceil(Number(sum))));
const DINARS = fileIn("KWD", (sum) => (Number(sum) + 0.005).toFixed(3));

describe("an operator's file", () => {
  it("in yen is read in yen, which have no smaller unit", () => {
    expect(sums(YEN)).toEqual({
      base: [600, 701],
      perKm: [28, 22],
      startFee: { airport: 200, station: 101 },
      rent: { perHour: 1500, minimumHours: 3, deliveryFee: 500, kmPerHour: 25, extraKm: 30, extraQuarter: 375 },
      lodging: 3000,
      fare: 9001,
      rule: { amount: -100 },
      service: 300,
      certificate: { amount: 501, currency: "JPY" },
      rounding: { JPY: 1 },
    });
  });

  it("in dinars is read in thousandths of a dinar", () => {
    expect(sums(DINARS)).toEqual({
      base: [600_000, 700_055],
      perKm: [28_000, 22_000],
      startFee: { airport: 200_000, station: 100_505 },
      rent: {
        perHour: 1_500_000,
        minimumHours: 3,
        deliveryFee: 500_000,
        kmPerHour: 25,
        extraKm: 30_000,
        extraQuarter: 375_000,
      },
      lodging: 3_000_000,
      fare: 9_000_505,
      rule: { amount: -100_495 },
      service: 300_000,
      certificate: { amount: 500_505, currency: "KWD" },
      rounding: { KWD: 505 },
    });
  });

  it.each([
    ["JPY", "700.05", 'base: "700.05" is not a sum. Write it like 1900 or 19'],
    ["KWD", "700.0505", 'base: "700.0505" is not a sum. Write it like 1900 or 19.500'],
    ["EUR", "700.055", 'base: "700.055" is not a sum. Write it like 1900 or 19.50'],
  ])("in %s with a base of %s is refused, with an example of that currency", (currency, base, expected) => {
    const text = OPERATOR_FILE.replace(/ to: \{[^}]*\}/, " to: { RUB: 96.01, JPY: 165.25, KWD: 0.358 }")
      .replace("    currency: RUB", `    currency: ${currency}`)
      .replace("base: 700.05", `base: ${base}`);
    const problems = sayNotes(readOperatorFile(text, TEST_GROUND).problems, "en");
    expect(problems.filter((line) => line.includes("base:")).map((line) => line.slice(line.indexOf("base:")))).toEqual([
      expected,
    ]);
  });

  it("may say the highest step of ten thousand whole units in every currency, and no higher one", () => {
    const withStep = (pair: string) =>
      readOperatorFile(YEN.replace("rounding: { JPY: 1 }", `rounding: { ${pair} }`), TEST_GROUND);
    expect(withStep("JPY: 10000, KWD: 10000, EUR: 10000").book?.rounding).toEqual({
      JPY: 10_000,
      KWD: 10_000_000,
      EUR: 1_000_000,
    });
    expect(sayNotes(withStep("JPY: 10001, KWD: 10000.001").problems, "en")).toEqual([
      expect.stringContaining('"10001" must be above 0 and at most 10000'),
      expect.stringContaining('"10000.001" must be above 0 and at most 10000'),
    ]);
  });

  it.each([
    ["yen", YEN, "base: 701", "base: 702", "base: 701 → 702"],
    ["dinars", DINARS, "base: 700.055", "base: 700.5", "base: 700.055 → 700.500"],
    ["yen, for a certificate", YEN, "off: 501", "off: 600", "off: 501 JPY → 600 JPY"],
    ["dinars, for a fare", DINARS, "2: 9000.505", "2: 9000", "price: 9000.505 KWD → 9000 KWD"],
  ])("shows in its preview what changes in %s as the file writes it", (_, text, from, to, expected) => {
    const books = [text, text.replace(from, to)].map(read);
    const [before, after] = books as [ReturnType<typeof read>, ReturnType<typeof read>];
    const shown = describeBookChanges(compareBooks(before, after, { locale: "en", ground: groundWords }), "en");
    expect(shown.map((line) => line.trim())).toContain(expected);
  });
});
