import { beforeEach, describe, expect, test } from "vitest";
import type { Place } from "#domain/places/place.ts";
import { distanceKm } from "#domain/values/geo-point.ts";
import { sameInAll } from "#domain/values/named.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { foundPlaceId } from "#server/modules/places/found-place-id.ts";
import { withFoundPlaces } from "#server/modules/places/found-places.ts";
import type { FoundPlace, Geocoder, GeocoderSearch } from "#server/modules/places/geocoder.ts";
import { GEOCODER_SEATS, lookUpPlaces } from "#server/modules/places/look-up-places.ts";
import { findPlace, placeAt } from "#server/modules/places/place-at.ts";
import { presentSuggestion } from "#server/modules/places/present-place.ts";

const SECRET = "a secret of the tests, long enough to be one";

const placeOf = (number: number, over: Partial<Place>): Place => ({
  id: `g${number}`,
  number,
  kind: "locality",
  point: { lat: 36.6, lng: 30.56 },
  country: "TR",
  zone: "Europe/Istanbul",
  weight: 20_000,
  name: { en: "Kemer", ru: "Кемер" },
  near: { en: "Antalya", ru: "Анталья" },
  iata: null,
  icao: null,
  ...over,
});
const KEMER = placeOf(1, {});
const AIRPORT = placeOf(2, {
  kind: "airport",
  name: { en: "Antalya Airport", ru: "Анталья" },
  point: { lat: 36.9, lng: 30.8 },
  iata: "AYT",
});
const ANTALYA = placeOf(3, { name: { en: "Antalya", ru: "Анталья" }, point: { lat: 36.89, lng: 30.7 } });
const PLACES = [KEMER, AIRPORT, ANTALYA];

const closest = (places: readonly Place[], point: Place["point"], km: number): Place | undefined =>
  places
    .filter((place) => distanceKm(place.point, point) <= km)
    .toSorted((a, b) => distanceKm(a.point, point) - distanceKm(b.point, point))[0];

let rows: Place[];
const plain: Gazetteer = {
  size: 3,
  search: () => rows.map((place) => ({ place, score: 12 })),
  find: () => rows,
  byId: (id) => PLACES.find((place) => place.id === id),
  byNumber: (number) => PLACES.find((place) => place.number === number),
  nearest: (point, km) => closest(PLACES, point, km),
  nearestTown: (point) => closest([KEMER, ANTALYA], point, 30),
  townsNamed: () => [],
  largestIn: () => [],
};
const gazetteer = withFoundPlaces(plain, [SECRET]);

const HOTEL: FoundPlace = {
  kind: "hotel",
  point: { lat: 36.61, lng: 30.56 },
  country: "TR",
  name: "Rixos Sungate",
  address: "Beldibi, Kemer",
  exact: true,
};
const placed = (over: Partial<FoundPlace> = {}) => findPlace(gazetteer, foundPlaceId(SECRET, { ...HOTEL, ...over }));

describe("places of a geocoder among ours", () => {
  test("a found hotel is a separate place, priced as the town next to it (ruling 13)", () => {
    expect(placed()).toEqual({
      id: foundPlaceId(SECRET, HOTEL),
      number: KEMER.number,
      kind: "hotel",
      point: HOTEL.point,
      country: "TR",
      zone: "Europe/Istanbul",
      weight: 0,
      name: { en: "Rixos Sungate", ru: "Rixos Sungate" },
      near: { en: "Beldibi, Kemer", ru: "Beldibi, Kemer" },
      iata: null,
      icao: null,
      exact: true,
    });
  });

  test("our own ids and numbers work as before, and everything else is the gazetteer's", () => {
    expect(findPlace(gazetteer, "g2")).toBe(AIRPORT);
    expect(findPlace(gazetteer, "2")).toBe(AIRPORT);
    expect(gazetteer.size).toBe(3);
    expect(gazetteer.nearest(ANTALYA.point, 10)).toBe(ANTALYA);
    expect(findPlace(gazetteer, "f")).toBeUndefined();
  });

  test("a search at the point of a found place means that place", () => {
    expect(placeAt(gazetteer, HOTEL.point, foundPlaceId(SECRET, HOTEL))?.name.en).toBe("Rixos Sungate");
    expect(placeAt(gazetteer, ANTALYA.point, foundPlaceId(SECRET, HOTEL))).toBe(ANTALYA);
  });

  test("a hotel next to the airport is priced as the town, without asking for a flight", () => {
    expect(placed({ point: { lat: 36.901, lng: 30.801 } })).toMatchObject({ kind: "hotel", number: ANTALYA.number });
  });

  test("a found airport that is ours is the airport; any other has no flights to ask for", () => {
    expect(placed({ kind: "airport", point: { lat: 36.901, lng: 30.801 } })).toMatchObject({
      kind: "airport",
      number: AIRPORT.number,
    });
    expect(placed({ kind: "airport" })).toMatchObject({ kind: "other", number: KEMER.number });
    expect(placed({ kind: "station" })).toMatchObject({ kind: "stop", number: KEMER.number });
  });

  test("R-25: a place with swapped coordinates, at sea or in another country is rejected", () => {
    expect(placed({ point: { lat: 30.56, lng: 36.61 } })).toBeUndefined();
    expect(placed({ point: { lat: 34, lng: 25 } })).toBeUndefined();
    expect(placed({ country: "GR" })).toBeUndefined();
  });

  test("PLC-23: a street in place of a house is not shown as an exact address, a place of ours is", () => {
    const street = placed({ exact: false });
    expect(street && presentSuggestion(street, "en").exactAddress).toBe(false);
    expect(presentSuggestion(KEMER, "en").exactAddress).toBe(true);
  });
});

describe("the general lookup", () => {
  let found: FoundPlace[];
  let asked: GeocoderSearch[];
  const geocoder: Geocoder = {
    async find(search) {
      asked.push(search);
      return found;
    },
  };
  const lookUp = (term = "rixos", more: { otherPlaceId?: string } = {}) =>
    lookUpPlaces({ gazetteer, geocoder, secret: SECRET }, { term, locale: "en", ...more });
  const many = (count: number): FoundPlace[] =>
    Array.from({ length: count }, (_, at) => ({ ...HOTEL, name: `Hotel ${at}` }));

  beforeEach(() => {
    rows = [];
    found = [];
    asked = [];
  });

  test("PLC-13: the geocoder is asked from three characters on", async () => {
    found = [HOTEL];
    expect(await lookUp("ri")).toEqual([]);
    expect(asked).toEqual([]);
    expect(await lookUp("rix")).toHaveLength(1);
  });

  test("PLC-14: the other end is sent along, even if it is a found place", async () => {
    await lookUp("rixos", { otherPlaceId: foundPlaceId(SECRET, HOTEL) });
    expect(asked).toEqual([{ term: "rixos", locale: "en", limit: 10, country: "TR", near: HOTEL.point }]);
  });

  test("our places come first, and a found one can be chosen later by its id", async () => {
    rows = [KEMER];
    found = [HOTEL];
    const [first, second] = await lookUp();
    expect(first).toBe(KEMER);
    expect(findPlace(gazetteer, second?.id ?? "")).toEqual(second);
  });

  test("there are at most ten in all, three of them the geocoder's if it has that many", async () => {
    rows = Array.from({ length: 10 }, (_, at) => placeOf(10 + at, { name: sameInAll(`Town ${at}`) }));
    found = many(5);
    expect((await lookUp()).map(({ kind }) => kind === "hotel")).toEqual([
      ...Array.from({ length: 10 - GEOCODER_SEATS }, () => false),
      ...Array.from({ length: GEOCODER_SEATS }, () => true),
    ]);
    found = many(1);
    expect((await lookUp()).filter(({ kind }) => kind === "hotel")).toHaveLength(1);
    rows = [KEMER];
    found = many(12);
    expect(await lookUp()).toHaveLength(10);
  });

  test("an airport of ours found by its long name is listed once", async () => {
    rows = [AIRPORT];
    found = [{ ...HOTEL, kind: "airport", name: "Antalya Havalimanı", point: { lat: 36.91, lng: 30.8 } }];
    expect(await lookUp()).toEqual([AIRPORT]);
  });

  test.each<[string, Partial<FoundPlace>, boolean]>([
    ["the same town with another middle", { kind: "locality", name: "КЕМЕР", point: { lat: 36.62, lng: 30.56 } }, true],
    ["the same name on the same spot", { kind: "other", name: "Kemer", point: KEMER.point }, true],
    [
      "a part of a town of the same kind on the same spot",
      { kind: "locality", name: "Merkez", point: KEMER.point },
      true,
    ],
    ["a house in the middle of the town", { kind: "other", name: "Atatürk, 7", point: KEMER.point }, false],
    [
      "a hotel of the town's name further away",
      { kind: "hotel", name: "Kemer", point: { lat: 36.62, lng: 30.56 } },
      false,
    ],
  ])("%s is already listed: %#", async (_, over, isThere) => {
    rows = [KEMER];
    found = [{ ...HOTEL, ...over }];
    expect(await lookUp()).toHaveLength(isThere ? 1 : 2);
  });
});
