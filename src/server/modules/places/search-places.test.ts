import { join } from "node:path";
import { beforeAll, describe, expect, it, test } from "vitest";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { loadGazetteer } from "#server/gazetteer/load-gazetteer.ts";
import { withFoundPlaces } from "#server/modules/places/found-places.ts";
import { findPlace } from "#server/modules/places/place-at.ts";
import { TERM_LENGTH } from "#server/modules/places/place-query.ts";
import { presentFound } from "#server/modules/places/present-place.ts";
import { searchPlaces } from "#server/modules/places/search-places.ts";

const DATA = join(import.meta.dirname, "../../../../data");
const SECRET = "a secret of the tests, long enough to be one";
const MOSCOW = 524_901;
const LONDON = 2_643_743;
const SHEREMETYEVO = "a26396";

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = withFoundPlaces(await loadGazetteer(DATA), [SECRET]);
});

const find = (term: string, otherPlaceId?: string) =>
  searchPlaces({ gazetteer, secret: SECRET }, { term, locale: "en", ...(otherPlaceId && { otherPlaceId }) }, 2);

test("OPN-007: two characters find a place of ours and one finds none; the general search begins with three", () => {
  const asked = (term: string) =>
    searchPlaces({ gazetteer, secret: SECRET }, { term, locale: "en" }, TERM_LENGTH.nodes);
  expect(asked("L")).toEqual([]);
  expect(asked("Lo").map(({ name }) => name.en)).toContain("London");
  expect(searchPlaces({ gazetteer, secret: SECRET }, { term: "Lo", locale: "en" }, TERM_LENGTH.general)).toEqual([]);
});

test("F3: coordinates copied from a map are the point there, taken by Enter; at sea and as house numbers they are none", () => {
  const [place, ...others] = find("55.7558, 37.6173");
  expect([place?.zone, place?.point, place?.exact]).toEqual(["Europe/Moscow", { lat: 55.7558, lng: 37.6173 }, true]);
  expect([place?.name.en, place?.near.en, others]).toEqual(["Point on the map", "Moscow", []]);
  expect(presentFound(find("55.7558, 37.6173"), "55.7558, 37.6173", "en")[0]?.exact_match).toBe(true);
  expect(findPlace(gazetteer, place?.id ?? "")?.point).toEqual(place?.point);
  expect(find("55°45′20.9″N 37°37′02.3″E")[0]?.point).toEqual({ lat: 55.755806, lng: 37.617306 });
  for (const nowhere of ["30.0001,-40.0001", "95.12345,37.12345", "12, 14"])
    expect(find(nowhere).some(({ name }) => name.en === "Point on the map")).toBe(false);
  const ground = { gazetteer, secret: SECRET, isAshore: () => false };
  expect(searchPlaces(ground, { term: "43.5000, 39.6000", locale: "en" }, 2)).toEqual([]);
});

test.each([
  ["Тверская 1, Москва", "Тверская 1", MOSCOW],
  ["Москва Тверская 1", "Тверская 1", MOSCOW],
  ["Тверская 1 в Москве", "Тверская 1", MOSCOW],
  ["г. Москва, ул. Тверская, 1", "Ул. Тверская, 1", MOSCOW],
  ["10 Downing Street London", "10 Downing Street", LONDON],
  ["10 Downing Street, London, UK", "10 Downing Street", LONDON],
  ["221B Baker Street, London NW1 6XE, UK", "221B Baker Street, NW1 6XE", LONDON],
  ["отель Ромашка Сочи", "Отель Ромашка", 491_422],
  ["Нижний Новгород Рождественская 5", "Рождественская 5", 520_555],
  ["5th Avenue 700 New York", "5th Avenue 700", 5_128_581],
  ["Novum Hotel Paris Opera Nord", "Novum Hotel Paris Opera Nord", 2_988_507],
  ["Blue Lagoon Kemer Resort & Spa", "Blue Lagoon Kemer Resort & Spa", 308_220],
  ["Villa Rosa Bali", "Villa Rosa", 1_645_528],
  ["санаторий Заря Карловы Вары", "Санаторий Заря", 3_073_803],
  ["vjcrdf ndthcrfz 1", "Тверская 1", MOSCOW],
])("F3: %j is offered first as %j of its town, and priced as it", (term, name, town) => {
  const [place] = find(term);
  expect(place).toMatchObject({ number: town, exact: false, name: { en: name, ru: name } });
  expect(place?.point).toEqual(gazetteer.byNumber(town)?.point);
  expect(findPlace(gazetteer, place?.id ?? "")).toEqual(place);
});

it("F3: a hotel we know stands for itself and not for an address", () => {
  expect(find("отель Метрополь Москва").map(({ id }) => id)).toEqual(["h1"]);
  expect(find("ritz paris")[0]?.name.en).toBe("Ritz Paris");
});

it.each([
  "Тверская 15",
  "Tverskaya 1",
  "Театральный проезд 2",
  "Ыъъщщ",
  "12345",
  "🏨🏨",
  "ул. Ленина 5",
  "я".repeat(300),
])("F3: %j names no place and brings none", (term) => {
  expect(find(term)).toEqual([]);
});

it("F3: a hotel beside a word that we do not know follows the text as it was typed", () => {
  const found = find("Тбилиси Марриотт Руставели");
  expect(found.map(({ name }) => name.en)).toEqual(["Марриотт Руставели", "Tbilisi Marriott Hotel"]);
});

it("a hotel typed with the keyboard left on the other alphabet is found, and any letters are no address", () => {
  expect(find("Кшчщы Зкуьшгь Иудул")[0]?.name.en).toBe("Rixos Premium Belek");
  expect(find("qwertyuiop asdf")).toEqual([]);
});

it("a street without a town is one of the town at the other end", () => {
  expect(find("Театральный проезд 2", SHEREMETYEVO)[0]).toMatchObject({ number: MOSCOW, exact: false });
  expect(find("Театральный проезд 2", "g2643743")[0]).toMatchObject({ number: LONDON });
});

describe("a town that exists twice, or in another country", () => {
  it("is the one in the country or region that was named", () => {
    expect(find("10 Downing Street, London, Canada")[0]).toMatchObject({ country: "CA" });
    expect(find("Main Street 12, Springfield, Illinois")[0]?.near.en).toBe("Springfield");
    expect(find("Paris, Texas, Main Street 5")[0]).toMatchObject({ country: "US" });
  });

  it("is offered with its regions when nothing else was said", () => {
    const offered = find("12 Main Street Springfield");
    expect(offered.length).toBeGreaterThan(1);
    expect(new Set(offered.map(({ near }) => near.en)).size).toBe(offered.length);
  });

  it("brings nothing when there is no such town in that country", () => {
    expect(find("Тверская 1, Москва, Франция")).toEqual([]);
  });
});

it("F4: an airport with its terminal, a station and a town stay what they are", () => {
  for (const [term, id] of [
    ["Шереметьево 2", SHEREMETYEVO],
    ["Heathrow terminal 5", "a2434"],
    ["London Heathrow 5", "a2434"],
    ["LHR T5", "a2434"],
    ["LHR, T5", "a2434"],
    ["T5 LHR", "a2434"],
    ["SVO, terminal D", SHEREMETYEVO],
    ["SVO терминал D", SHEREMETYEVO],
    ["терминал D, SVO", SHEREMETYEVO],
    ["JFK terminal 4", "a3622"],
    ["Ufa, 5", "g479561"],
    ["Moscow airport 2", SHEREMETYEVO],
    ["Казанский вокзал", "x1003"],
    ["Нижний Новгород", "g520555"],
    ["Kemer Antalya", "g308220"],
  ]) {
    expect([term, find(term ?? "")[0]?.id]).toEqual([term, id]);
  }
});

it.each([
  ["Тверская 1, Москва", true],
  ["10 Downing Street London UK", true],
  ["отель Метрополь Москва", true],
  ["Москва, Метрополь", true],
  ["12 Main Street Springfield", false],
])("F4: Enter takes %j at once: %j", (term, isTaken) => {
  expect(presentFound(find(term), term, "ru")[0]?.exact_match).toBe(isTaken);
});
