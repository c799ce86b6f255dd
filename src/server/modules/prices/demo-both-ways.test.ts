import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { distanceKm } from "#domain/values/geo-point.ts";
import { loadGazetteer, type Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { compileBook, type CompiledBook } from "#server/modules/prices/compiled-book.ts";
import { offersFor } from "#server/modules/prices/offer.ts";
import { createGroundResolver } from "#server/modules/tariffs/ground-resolver.ts";
import { readOperatorFile } from "#server/modules/tariffs/read-operator-file.ts";

const DATA = join(import.meta.dirname, "../../../../data");
const NOW = "2026-11-24 12:00";
/** Standard, a class that every provider of the demo but one has everywhere. */
const STANDARD = 3;
/** Roads are so much longer than the straight line, at so many seconds a kilometre. */
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

/** The lowest price for the class in euros. */
function price(from: ReturnType<typeof found>, to: ReturnType<typeof found>): number {
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
  const amounts = offers.filter(({ tariff }) => tariff.carClassId === STANDARD).map((offer) => offer.price.amount);
  return Math.min(...amounts);
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
])("OPN: %s (%s) – %s (%s): there and back cost about the same", (from, country, to, other) => {
  const [start, finish] = [found(from, country), found(to, other)];
  const [there, back] = [price(start, finish), price(finish, start)];
  expect(there).toBeGreaterThan(0);
  expect(Math.max(there, back) / Math.min(there, back), `${there} ${back}`).toBeLessThanOrEqual(RATIO_MOST);
});
