import { describe, expect, it } from "vitest";
import type { PriceLines } from "#contract/prices/prices.ts";
import type { Place } from "#domain/places/place.ts";
import { sumOf, type PriceLine, type RidePrice } from "#domain/prices/price-line.ts";
import { priceRide, type RideCase } from "#domain/prices/price-ride.ts";
import { quotedPrice } from "#domain/prices/quoted-price.ts";
import type { FixedFare, TariffBook } from "#domain/tariffs/tariff-book.ts";
import type { Locale } from "#domain/values/locale.ts";
import { toMajor } from "#domain/values/money.ts";
import { presentPriceLines } from "#server/modules/prices/lines/present-price-lines.ts";
import type { Quote } from "#server/modules/prices/quote/quote.ts";
import { EMPTY_BOOK, OPEN, RIDE, RULE, TARIFF } from "../../../../../tests/support/sample-tariff.ts";

const NICE = { name: { en: "Nice Côte d'Azur", ru: "Ницца Лазурный Берег" }, iata: "NCE" } as Place;
const gazetteer = { byId: (id: string) => (id === "a1" ? NICE : undefined) };

const fare = (changes: Partial<FixedFare> = {}): FixedFare => ({
  id: 7,
  providerId: 1,
  carClassId: 3,
  from: "place:a1",
  to: "area:old-town",
  amount: 5900,
  valid: OPEN,
  line: 31,
  ...changes,
});

const NIGHT = { ...RULE, id: 5, name: { en: "Night ride", ru: "Ночная поездка" }, priority: 20, line: 40 };

const BOOK: TariffBook = {
  ...EMPTY_BOOK,
  tariffs: [{ ...TARIFF, id: 99, bands: [{ upToKm: null, perKm: 1 }] }, TARIFF],
  areas: [{ key: "old-town", name: { en: "Old Town", ru: "Старый город" }, circle: null }],
  fares: [fare({ id: 6, amount: 1 }), fare()],
  rules: [RULE, NIGHT],
  partners: [{ userId: 1863, percent: 800, loyaltyMicro: 0, line: 50 }],
};

function quoteOf(price: RidePrice, changes: Partial<Quote> = {}): Quote {
  const quote: Partial<Quote> = {
    priceId: 1,
    quotedAt: 0,
    tariffId: TARIFF.id,
    tariffVersion: 3,
    currency: "EUR",
    rateMicro: 1_000_000,
    partnerId: null,
    ...price,
    ...changes,
  };
  return quote as Quote;
}

function priced(ride: Partial<RideCase>, plan: Partial<Parameters<typeof priceRide>[0]> = {}): RidePrice {
  const price = priceRide({ tariff: TARIFF, fare: null, rules: [], partnerPercent: 0, ...plan }, { ...RIDE, ...ride });
  if (price === undefined) throw new Error("The ride has no price");
  return price;
}

const present = (quote: Quote, locale: Locale = "en", book: TariffBook | undefined = BOOK): PriceLines =>
  presentPriceLines(quote, { book, gazetteer, locale });
const shown = (quote: Quote, locale: Locale = "en", book: TariffBook | undefined = BOOK) =>
  present(quote, locale, book).lines.map(({ title, quantity }) =>
    [title, quantity]
      .filter(Boolean)
      .join(" | ")
      .replace(/[\u00A0\u202F]/g, " "),
  );

describe("the lines of a measured ride", () => {
  const long = quoteOf(priced({ metres: 162_345, seconds: 5730, startKind: "airport" }, { rules: [NIGHT] }));

  it("show the rate and the quantity of each band, of the minutes and of each rule", () => {
    expect(shown(long)).toEqual([
      "Pick-up",
      "Distance, the first 10 km | 10 km × €1",
      "Distance, 10 to 50 km | 40 km × €0.80",
      "Distance beyond 50 km | 112.345 km × €0.60",
      "Driving time | 95.5 min × €0.30",
      "Meeting at the airport or station",
      "Driver's night away, from 150 km on | 162.3 km",
      "Night ride | +10%",
    ]);
  });

  it("say the same in Russian, with Russian number formats", () => {
    expect(shown(long, "ru")).toEqual([
      "Подача",
      "Расстояние, первые 10 км | 10 км × 1 €",
      "Расстояние, с 10 до 50 км | 40 км × 0,80 €",
      "Расстояние сверх 50 км | 112,345 км × 0,60 €",
      "Время в пути | 95,5 мин × 0,30 €",
      "Встреча в аэропорту или на вокзале",
      "Ночлег водителя, от 150 км | 162,3 км",
      "Ночная поездка | +10 %",
    ]);
  });

  it("name the minimum to which a short ride is raised", () => {
    const short = quoteOf(priced({ metres: 1000, seconds: 60 }));
    expect(shown(short)).toContain("Missing to the minimum of €25");
    expect(shown(short, "ru")).toContain("Недостаёт до минимума 25 €");
  });

  it("have no band when one rate covers the whole distance", () => {
    const tariff = { ...TARIFF, bands: [{ upToKm: null, perKm: 50 }] };
    const quote = quoteOf(priced({}, { tariff }));
    expect(shown(quote, "en", { ...BOOK, tariffs: [tariff] })).toContain("Distance | 10 km × €0.50");
  });

  it("name the exchange rate between the operator's rates and the sums", () => {
    const quote = quoteOf(quotedPrice(priced({}), "EUR", "RUB", 96_010_000), {
      currency: "RUB",
      rateMicro: 96_010_000,
    });
    expect(present(quote).exchange).toBe("Rates are converted at EUR 1 = RUB 96.01");
    expect(present(quote, "ru").exchange).toBe("Тариф пересчитан по курсу: 1 EUR = 96,01 RUB");
    const dear = quoteOf(quotedPrice(priced({}), "EUR", "GBP", 858_300), { currency: "GBP", rateMicro: 858_300 });
    expect(present(dear).exchange).toBe("Rates are converted at GBP 1 = EUR 1.165");
    expect(shown(dear)[0]).toBe("Pick-up | €10 by the tariff");
    expect(present(long)).not.toHaveProperty("exchange");
  });

  it("add up to the price", () => {
    expect(toMajor(sumOf(long.lines), "EUR")).toBe(present(long).total);
    expect(present(long).lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(long.amount);
  });

  it("keep their titles without the rates when the book of the quote is gone", () => {
    expect(
      presentPriceLines(long, { book: undefined, gazetteer, locale: "en" }).lines.map(({ title }) => title),
    ).toEqual([
      "Pick-up",
      "Distance",
      "Distance",
      "Distance",
      "Driving time",
      "Meeting at the airport or station",
      "Driver's night away",
      "Night ride",
    ]);
  });
});

describe("the line of a fixed fare", () => {
  const titles = (changes: Partial<FixedFare>) => {
    const sold = fare(changes);
    const quote = quoteOf(priced({}, { fare: sold }));
    return (["en", "ru"] as const).map((locale) => shown(quote, locale, { ...BOOK, fares: [sold] })[0]);
  };

  it("names the place and the operator's area that it connects", () => {
    expect(titles({})).toEqual([
      "Fixed price: Nice Côte d'Azur (NCE) → Old Town",
      "Фиксированная цена: Ницца Лазурный Берег (NCE) → Старый город",
    ]);
  });

  it("names countries, and says when it applies from anywhere", () => {
    expect(titles({ from: "anywhere", to: "country:FR" })).toEqual([
      "Fixed price: anywhere → France",
      "Фиксированная цена: любое место → Франция",
    ]);
  });

  it("names neither end when one place no longer exists", () => {
    expect(titles({ to: "place:gone" })).toEqual(["Fixed fare", "Фиксированная цена"]);
  });
});

describe("the lines of a rent", () => {
  it("show the hours, the hourly rate, and the minimum hours", () => {
    const lines: PriceLine[] = [
      { kind: "hours", amount: 6000, quantity: 7200 },
      { kind: "minimum", amount: 3000 },
    ];
    const quote = quoteOf({ amount: 9000, lines }, { rent: { seconds: 10_800, perHour: 3000 } });
    expect(shown(quote)).toEqual(["Hours of rent | 2 hours × €30", "Missing to the minimum of 3 hours"]);
    expect(shown(quote, "ru")).toEqual(["Часы аренды | 2 часа × 30 €", "Недостаёт до минимума в 3 часа"]);
  });
});

describe("the partner's share", () => {
  const told = (quote: Quote, locale: Locale = "en") =>
    present(quote, locale).lines.map(({ kind, title, quantity, amount }) => [kind, title, quantity, amount]);
  const sold = (partnerPercent: number, ride: Partial<RideCase> = {}, plan: { fare?: FixedFare } = {}) =>
    quoteOf(priced({ metres: 10_000, seconds: 600, ...ride }, { rules: [NIGHT], partnerPercent, ...plan }));
  const sum = ({ lines }: RidePrice) => sumOf(lines);

  it("is in the first line of a traveller's price, which still adds up while the other lines stay as they were", () => {
    const [plain, dearer] = [sold(0), sold(800)];
    const [first = [], ...others] = told(dearer);
    const share = toMajor(dearer.amount - plain.amount, "EUR");
    expect(share).toBeGreaterThan(0);
    expect([first, ...others].map(([kind]) => kind)).not.toContain("partner");
    expect(others).toEqual(told(plain).slice(1));
    expect(first).toEqual(["base", "Pick-up", null, toMajor(plain.lines[0]?.amount ?? 0, "EUR") + share]);
  });

  it("hides the rate or the sum from the file that would reveal it", () => {
    const fixed = told(
      quoteOf(quotedPrice(sold(800, {}, { fare: fare() }), "EUR", "RUB", 96_010_000), { currency: "RUB" }),
    );
    expect(fixed[0]?.slice(0, 3)).toEqual(["fare", "Fixed price: Nice Côte d'Azur (NCE) → Old Town", null]);
    const tariff = { ...TARIFF, base: 0, bands: [{ upToKm: null, perKm: 50 }], minimum: 0 };
    const price = priced({ metres: 10_000 }, { tariff, partnerPercent: 800 });
    const [distance] = present(quoteOf(price), "en", { ...BOOK, tariffs: [tariff] }).lines;
    expect(distance?.quantity).toBe("10\u00a0km");
  });

  it.each([-1000, -5000, -9000])("of %i hundredths of a percent never makes a line negative", (percent) => {
    const quote = sold(percent, { metres: 162_345, seconds: 5730 });
    const lines = told(quote);
    for (const [, , , amount] of lines) expect(amount).toBeGreaterThanOrEqual(0);
    expect(lines.reduce((all, [, , , amount]) => all + Math.round(Number(amount) * 100), 0)).toBe(sum(quote));
    const wanted = percent === -9000 ? ["The ride", "Поездка"] : [lines[0]?.[1], told(quote, "ru")[0]?.[1]];
    expect([lines[0]?.[1], told(quote, "ru")[0]?.[1]]).toEqual(wanted);
  });
});

describe("the entries of the operator's file behind the lines", () => {
  const price = priced({ metres: 5000 }, { rules: [NIGHT], partnerPercent: 800 });
  const quote = quoteOf(quotedPrice(price, "EUR", "RUB", 96_010_000), {
    currency: "RUB",
    rateMicro: 96_010_000,
    partnerId: 1863,
  });
  const forOperator = (of: Quote, book: TariffBook | undefined = BOOK) =>
    new Map(
      presentPriceLines(of, { book, gazetteer, locale: "en", forOperator: true }).lines.map((line) => [
        line.kind,
        line.rule,
      ]),
    );

  it("show the operator what each one is, its name, priority, line and version", () => {
    const rules = forOperator(quote);
    expect(rules.get("rule")).toEqual({
      entry: "rule",
      id: 5,
      name: "Night ride",
      priority: 20,
      line: 40,
      book_version: 3,
    });
    const none = { name: null, priority: null, book_version: 3 };
    expect(rules.get("distance")).toEqual({ ...none, entry: "tariff", id: 1, line: 11 });
    expect(rules.get("partner")).toEqual({ ...none, entry: "partner", id: 1863, line: 50 });
    expect([rules.has("rounding"), rules.get("rounding")]).toEqual([true, undefined]);
  });

  it("name the fare by the ground in the file", () => {
    expect(forOperator(quoteOf(priced({}, { fare: fare() }))).get("fare")).toEqual({
      entry: "fare",
      id: 7,
      name: "place:a1 → area:old-town",
      priority: null,
      line: 31,
      book_version: 3,
    });
  });

  it("are hidden from everybody else", () => {
    for (const line of present(quote).lines) expect(line).not.toHaveProperty("rule");
  });
});
