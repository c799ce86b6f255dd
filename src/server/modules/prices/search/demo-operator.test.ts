import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { FixedFare, TariffBook } from "#domain/tariffs/tariff-book.ts";
import { CURRENCY_DIGITS } from "#domain/values/money.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { loadGazetteer } from "#server/gazetteer/load-gazetteer.ts";
import { compileBook, type CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import { readOperatorFile, type OperatorFile } from "#server/modules/tariffs/file/read-operator-file.ts";
import { createGroundResolver } from "#server/modules/tariffs/ground-resolver.ts";

const DATA = join(import.meta.dirname, "../../../../../data");
const TODAY = "2026-11-24";

/** Groups of classes in which no class may cost less than the one before. */
const RISING = [
  [2, 3, 4, 5, 6],
  [7, 8, 9],
  [10, 11, 12],
  [10, 13, 14, 15, 16, 17],
];

/** The cities the demo must have, with their airports and areas (from the tariffs issue). */
const FARES: readonly (readonly [airport: string, ...areas: string[]])[] = [
  ["SVO", "moscow", "moscow-region", "khimki"],
  ["DME", "moscow", "moscow-region"],
  ["VKO", "moscow"],
  ["ZIA", "moscow"],
  ["LED", "st-petersburg", "spb-region", "spb-kurortny"],
  ["AER", "sochi-centre", "adler", "krasnaya-polyana"],
  ["IST", "istanbul-european", "istanbul-asian"],
  ["SAW", "istanbul-european", "istanbul-asian"],
  ["AYT", "antalya-centre", "lara-kundu", "belek", "side", "alanya", "kemer"],
  ["GZP", "alanya"],
  ["DXB", "dubai-marina", "dubai-downtown", "dubai-deira", "dubai"],
  ["DWC", "dubai-marina", "dubai-downtown", "dubai"],
  ["CDG", "paris", "disneyland"],
  ["ORY", "paris", "disneyland"],
  ["BVA", "paris"],
  ["LHR", "london"],
  ["LGW", "london"],
  ["STN", "london"],
  ["LTN", "london"],
  ["LCY", "london"],
  ["BKK", "bangkok", "pattaya"],
  ["DMK", "bangkok", "pattaya"],
];

let gazetteer: Gazetteer;
let file: OperatorFile;
let book: TariffBook;
let compiled: CompiledBook;

beforeAll(async () => {
  gazetteer = await loadGazetteer(DATA);
  const resolve = createGroundResolver(gazetteer, { places: new Map(), areas: new Map() });
  file = readOperatorFile(await readFile(join(DATA, "demo/operator.yaml"), "utf8"), resolve);
  if (file.book === undefined) throw new Error(JSON.stringify(file.problems));
  book = file.book;
  compiled = compileBook(book, 1, { at: () => [] });
});

const found = (term: string) => {
  const place = gazetteer.find({ term, locale: "en", limit: 1 })[0];
  if (place === undefined) throw new Error(`No place ${term}`);
  return place;
};
const zones = (term: string) => compiled.zonesAt(found(term), found(term).point);

describe("the demo operator's file", () => {
  it("OPN-130, ruling 8: is read without errors or warnings, and all its ground is in the gazetteer", () => {
    expect([file.problems, file.warnings]).toEqual([[], []]);
    for (const { from, to } of book.fares) {
      for (const zone of [from, to].filter((key) => key.startsWith("place:")))
        expect(gazetteer.byId(zone.slice("place:".length))?.kind, zone).toBe("airport");
    }
  });

  it("has a rate for each currency", () => {
    const currencies = Object.keys(CURRENCY_DIGITS);
    expect(currencies.filter((code) => code !== "EUR" && !book.rates[`EUR-${code}`])).toEqual([]);
  });

  it("contract 4.4, OPN-017: has all 16 classes, and each is offered somewhere", () => {
    const ids = book.classes.map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 16 }, (_, at) => at + 2));
    const offered = new Set(book.tariffs.map(({ carClassId }) => carClassId));
    expect(ids.filter((id) => !offered.has(id))).toEqual([]);
  });

  it("OPN-144, RNT-12: has a flexible tariff, and hourly classes with different minimums", () => {
    expect(book.tariffs.filter(({ flexible }) => flexible)).not.toEqual([]);
    expect(new Set(book.tariffs.flatMap(({ rent }) => rent?.minimumHours ?? []))).toEqual(new Set([1, 2, 3, 4]));
  });

  it("OPN-132: every provider offers all child seats for its cars, and the sign is in the price", () => {
    for (const { id, carClassId } of book.tariffs) {
      const tariff = compiled.tariffById(id);
      const services = tariff === undefined ? [] : compiled.servicesOf(tariff);
      const included = services.filter(({ defaultInclude, price }) => defaultInclude && price === 0);
      expect(services.filter(({ category }) => category === "baby_seat").map(({ type }) => type)).toEqual([
        "infant_seat",
        "seat",
        "booster",
      ]);
      expect(
        included.map(({ slug }) => slug),
        `class ${carClassId}`,
      ).toEqual(["table"]);
    }
  });

  it.each(FARES)("has a fixed fare from %s to its areas, and the same one back", (airport, ...areas) => {
    const place = `place:${found(airport).id}`;
    const between = (from: string, to: string): FixedFare[] =>
      book.fares.filter((fare) => fare.from === from && fare.to === to);
    const amounts = (fares: FixedFare[]) => fares.map(({ carClassId, amount }) => [carClassId, amount]);
    for (const area of areas) {
      expect(between(place, `area:${area}`).length, area).toBeGreaterThan(10);
      expect(amounts(between(`area:${area}`, place))).toEqual(amounts(between(place, `area:${area}`)));
    }
  });

  it("charges more for a provider's larger or better class, on every route and at every distance", () => {
    const routes = Object.entries(
      Object.groupBy(book.fares, ({ providerId, from, to, valid }) => [providerId, from, to, valid.from].join()),
    );
    for (const [route, fares = []] of routes) {
      const amounts = new Map(fares.map(({ carClassId, amount }) => [carClassId, amount]));
      expect(steps(amounts), route).toEqual([]);
    }
    const grounds = Object.entries(Object.groupBy(book.tariffs, ({ providerId, zone }) => `${providerId},${zone}`));
    for (const [ground, tariffs = []] of grounds) {
      for (const part of ["base", "minimum", "perMinute", "stopFee"] as const) {
        const amounts = new Map(tariffs.map((tariff) => [tariff.carClassId, tariff[part]]));
        expect(steps(amounts), `${ground} ${part}`).toEqual([]);
      }
    }
  });
});

/** The classes that cost less than the one before. */
function steps(amounts: ReadonlyMap<number, number>): string[] {
  return RISING.flatMap((classes) => {
    const known = classes.filter((id) => amounts.has(id));
    return known.flatMap((id, at) => {
      const before = known[at - 1];
      const isLess = before !== undefined && (amounts.get(id) ?? 0) < (amounts.get(before) ?? 0);
      return isLess ? [`${id} is less than ${before}`] : [];
    });
  });
}

describe("the ground of the demo operator", () => {
  it.each([
    ["Khimki", "khimki"],
    ["Podolsk", "moscow-region"],
    ["Moscow", "moscow"],
    ["Peterhof", "spb-region"],
    ["Repino", "spb-kurortny"],
    ["Rosa Khutor", "krasnaya-polyana"],
    ["Sirius", "adler"],
    ["Sultanahmet", "istanbul-european"],
    ["Ortakoy", "istanbul-european"],
    ["Uskudar", "istanbul-asian"],
    ["Kadikoy", "istanbul-asian"],
    ["Kundu", "lara-kundu"],
    ["Bogazkent", "belek"],
    ["Manavgat", "side"],
    ["Mahmutlar", "alanya"],
    ["Tekirova", "kemer"],
    ["Palm Jumeirah", "dubai-marina"],
    ["Business Bay", "dubai-downtown"],
    ["Bur Dubai", "dubai-deira"],
    ["Montmartre", "paris"],
    ["Disneyland Paris", "disneyland"],
    ["Kensington", "london"],
    ["Sukhumvit", "bangkok"],
    ["Jomtien", "pattaya"],
  ])("%s lies in area %s first of all", (place, area) => {
    expect(zones(place).keys.find((key) => key.startsWith("area:"))).toBe(`area:${area}`);
  });

  it("a ride on one side of the Bosphorus does not pay for a bridge", () => {
    for (const place of ["Kadikoy", "Uskudar", "Sultanahmet", "Taksim", "Besiktas"])
      expect(
        zones(place).keys.filter((key) => /istanbul-/.test(key)),
        place,
      ).toHaveLength(1);
  });

  it.each([
    ["Kazan", [1]],
    ["SVO", [1, 3]],
    ["Antalya", [2]],
    ["DXB", [2, 3]],
    ["Nairobi", [2]],
  ])("from %s drive providers %j", (place, providers) => {
    const start = zones(place);
    const tariffs = compiled.tariffsFor(start, TODAY).filter((one) => !compiled.isBlackedOut(one, start, TODAY));
    expect(new Set(tariffs.map(({ providerId }) => providerId))).toEqual(new Set(providers));
  });

  it("minibuses and buses do not drive anywhere on New Year's Eve", () => {
    for (const start of ["Moscow", "Paris"].map(zones)) {
      const driving = compiled
        .tariffsFor(start, TODAY)
        .filter((one) => !compiled.isBlackedOut(one, start, "2026-12-31"));
      expect(driving.filter(({ carClassId }) => carClassId >= 14)).toEqual([]);
      expect(driving.length).toBeGreaterThan(5);
    }
  });
});
