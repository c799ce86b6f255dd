import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import type { Place } from "#domain/places/place.ts";
import { distanceKm } from "#domain/values/geo-point.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { loadGazetteer } from "#server/gazetteer/load-gazetteer.ts";
import { compileBook, type CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import { offersFor } from "#server/modules/prices/offer/offers.ts";
import { readOperatorFile } from "#server/modules/tariffs/file/read-operator-file.ts";
import { createGroundResolver } from "#server/modules/tariffs/ground-resolver.ts";

const DATA = join(import.meta.dirname, "../../../../../data");
const NOW = "2026-11-24 12:00";
/** Standard: every provider of the demo but one has it everywhere. */
const STANDARD = 3;
/** Roads are this many times longer than the straight line, driven at SECONDS_PER_KM. */
const DETOUR = 1.3;
const SECONDS_PER_KM = 55;
const RATIO_MOST = 1.6;

let gazetteer: Gazetteer;
let book: CompiledBook;

beforeAll(async () => {
  gazetteer = await loadGazetteer(DATA);
  const resolve = createGroundResolver(gazetteer, { places: new Map(), areas: new Map() });
  const file = readOperatorFile(await readFile(join(DATA, "demo/operator.yaml"), "utf8"), resolve);
  if (file.book === undefined) throw new Error(JSON.stringify(file.problems));
  book = compileBook(file.book, 1, { at: () => [] });
});

function found(term: string, country: string) {
  const place = gazetteer
    .find({ term, locale: "en", limit: 5, country })
    .find((one) => one.country === country && one.kind === "locality");
  if (place === undefined) throw new Error(`No place ${term}`);
  return place;
}

function airport(code: string) {
  const place = gazetteer.find({ term: code, locale: "en", limit: 5 }).find(({ iata }) => iata === code);
  if (place === undefined) throw new Error(`No airport ${code}`);
  return place;
}

/** The lowest price of the class, in euros. */
function price(from: Place, to: Place): number {
  return prices(from, to).get(STANDARD) ?? Number.POSITIVE_INFINITY;
}

/** The lowest price of each class, in euros. */
function prices(from: Place, to: Place): ReadonlyMap<number, number> {
  const metres = Math.round(distanceKm(from.point, to.point) * DETOUR * 1000);
  const ride = { metres, seconds: Math.round((metres / 1000) * SECONDS_PER_KM), approximate: true, line: [] };
  const ends = { startZones: book.zonesAt(from, from.point), finishZones: book.zonesAt(to, to.point) };
  const asking = {
    currency: "EUR",
    userHint: null,
    pickup: null,
    nowLocal: NOW,
    ahead: null,
    isWayBack: false,
  } as const;
  const offers = offersFor(book, { start: from, finish: to, ...ends, ride }, { ...asking, onlyFlexible: false });
  return new Map(offers.map((offer) => [offer.carClass.id, offer.price.amount]));
}

it.each([
  ["Saint Petersburg", "RU", "Helsinki", "FI"],
  ["Vyborg", "RU", "Lappeenranta", "FI"],
  ["Murmansk", "RU", "Kirkenes", "NO"],
  ["Saint Petersburg", "RU", "Tallinn", "EE"],
  ["Pskov", "RU", "Riga", "LV"],
  ["Kaliningrad", "RU", "Vilnius", "LT"],
  ["Kaliningrad", "RU", "Gdansk", "PL"],
  ["Smolensk", "RU", "Minsk", "BY"],
  ["Vladikavkaz", "RU", "Tbilisi", "GE"],
  ["Derbent", "RU", "Baku", "AZ"],
  ["Orenburg", "RU", "Aktobe", "KZ"],
  ["Vladivostok", "RU", "Suifenhe", "CN"],
  ["Strasbourg", "FR", "Stuttgart", "DE"],
  ["Vienna", "AT", "Prague", "CZ"],
  ["Minsk", "BY", "Vilnius", "LT"],
  ["Lviv", "UA", "Krakow", "PL"],
  ["Chisinau", "MD", "Iasi", "RO"],
  ["Trabzon", "TR", "Batumi", "GE"],
  ["Edirne", "TR", "Sofia", "BG"],
  ["Edirne", "TR", "Thessaloniki", "GR"],
  ["Van", "TR", "Tabriz", "IR"],
  ["Dubai", "AE", "Muscat", "OM"],
  ["Abu Dhabi", "AE", "Doha", "QA"],
  ["Bangkok", "TH", "Siem Reap", "KH"],
  ["Udon Thani", "TH", "Vientiane", "LA"],
  ["Hat Yai", "TH", "Penang", "MY"],
  ["Johor Bahru", "MY", "Singapore", "SG"],
  ["Nuweiba", "EG", "Eilat", "IL"],
  ["Almaty", "KZ", "Bishkek", "KG"],
  ["Tbilisi", "GE", "Yerevan", "AM"],
])("%s (%s) – %s (%s): there and back cost about the same", (from, country, to, other) => {
  const [start, finish] = [found(from, country), found(to, other)];
  const [there, back] = [price(start, finish), price(finish, start)];
  expect(there).toBeGreaterThan(0);
  expect(Math.max(there, back) / Math.min(there, back), `${there} ${back}`).toBeLessThanOrEqual(RATIO_MOST);
});

it.each([
  ["SVO", "DME"],
  ["SVO", "VKO"],
  ["DME", "VKO"],
  ["SVO", "ZIA"],
  ["DME", "ZIA"],
  ["VKO", "ZIA"],
  ["IST", "SAW"],
  ["AYT", "GZP"],
  ["DXB", "DWC"],
  ["DXB", "AUH"],
  ["DWC", "AUH"],
  ["CDG", "ORY"],
  ["CDG", "BVA"],
  ["ORY", "BVA"],
  ["LHR", "LGW"],
  ["LHR", "STN"],
  ["LHR", "LTN"],
  ["LHR", "LCY"],
  ["LGW", "STN"],
  ["LGW", "LTN"],
  ["LGW", "LCY"],
  ["STN", "LTN"],
  ["STN", "LCY"],
  ["LTN", "LCY"],
  ["BKK", "DMK"],
])("%s – %s, two airports of one city: there and back cost about the same in every class", (from, to) => {
  const [start, finish] = [airport(from), airport(to)];
  const [there, back] = [prices(start, finish), prices(finish, start)];
  expect(new Set(there.keys())).toEqual(new Set(back.keys()));
  for (const [carClass, sum] of there) {
    const other = back.get(carClass) ?? 0;
    expect(Math.max(sum, other) / Math.min(sum, other), `${carClass}: ${sum} ${other}`).toBeLessThanOrEqual(1.25);
  }
  // Minivan and Minivan Comfort.
  expect(Math.min(there.get(11) ?? 0, back.get(11) ?? 0)).toBeGreaterThan(
    Math.max(there.get(10) ?? 0, back.get(10) ?? 0),
  );
});

it("DXB – DWC cost the same both ways by map coordinates", () => {
  const there = { ...airport("DXB"), point: { lat: 25.2528, lng: 55.3644 } };
  const back = { ...airport("DWC"), point: { lat: 24.8963, lng: 55.1614 } };
  expect(prices(there, back)).toEqual(prices(back, there));
});

it("Istanbul – Sofia: every class is sold both ways, at about the same price", () => {
  const sofia = found("Sofia", "BG");
  for (const start of [found("Istanbul", "TR"), airport("IST"), airport("SAW")]) {
    const [there, back] = [prices(start, sofia), prices(sofia, start)];
    expect(new Set(there.keys())).toEqual(new Set(back.keys()));
    for (const [carClass, sum] of there) {
      const other = back.get(carClass) ?? 0;
      expect(Math.max(sum, other) / Math.min(sum, other), `${carClass}: ${sum} ${other}`).toBeLessThanOrEqual(
        RATIO_MOST,
      );
    }
  }
});
