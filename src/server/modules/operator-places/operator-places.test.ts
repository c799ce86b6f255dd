import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Place } from "#domain/places/place.ts";
import { openDatabase, type Database } from "#server/database/open-database.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { readPlacesFile } from "#server/modules/operator-places/file/read-places-file.ts";
import { importPlaces, prepareImport } from "#server/modules/operator-places/import/import-places.ts";
import { findUndoable, undoPlaceImport } from "#server/modules/operator-places/import/undo-place-import.ts";
import { mergeHits } from "#server/modules/operator-places/merge-hits.ts";
import { createOperatorPlaces, type OperatorPlaces } from "#server/modules/operator-places/operator-places.ts";
import { eventually } from "../../../../tests/support/factories.ts";
import { testGazetteer } from "../../../../tests/support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/test-database.ts";

const HEAD = "key,kind,name_en,name_ru,lat,lng,address_en,address_ru,country,weight,search";
const METROPOL = "metropol,hotel,Hotel Metropol,Метрополь,55.7586,37.6214,,,,,Metropole Moscow;Чайный|двор";

let base: Gazetteer;
let testDatabase: TestDatabase;
let database: Database;
let places: OperatorPlaces;
const problems: Error[] = [];

beforeEach(async () => {
  base = await testGazetteer();
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.url, { max: 6 });
  places = await createOperatorPlaces({ db: database.db, base, onProblem: (error) => problems.push(error) });
  problems.length = 0;
});
afterEach(async () => {
  await places.close();
  await database.close();
  await testDatabase.drop();
});

const bring = async (text: string, replace = false): Promise<void> => {
  const prepared = prepareImport(readPlacesFile(Buffer.from(text)), "a.csv", base);
  expect(prepared.problems).toEqual([]);
  await importPlaces(database.db, Date.now, prepared, replace);
};
const bringLines = (...lines: string[]): Promise<void> => bring([HEAD, ...lines].join("\n"));
const undo = async (): Promise<boolean> =>
  undoPlaceImport(database.db, Date.now, (await findUndoable(database.db))?.id ?? 0);
const found = (term: string): (string | undefined)[] =>
  places.find({ term, locale: "ru", limit: 10 }).map(({ id, name }) => (id.startsWith("o") ? name.en : undefined));

it("an imported hotel is soon found by typing, in both languages, and by its other names", async () => {
  await bringLines(METROPOL);
  await eventually(async () => expect(found("метрополь")).toContain("Hotel Metropol"));
  for (const term of [
    "Metropol",
    "hotel metropol",
    "отель метрополь",
    "метропо",
    "метропаль",
    "чайнй",
    "metropole moscow",
    "чайный двор",
  ]) {
    expect([term, found(term).includes("Hotel Metropol")]).toEqual([term, true]);
  }
  const [hotel] = places.find({ term: "отель метрополь", locale: "ru", limit: 10 });
  expect(hotel).toMatchObject({
    kind: "hotel",
    name: { ru: "Метрополь" },
    near: { ru: "Москва" },
    country: "RU",
    zone: "Europe/Moscow",
  });
  expect(places.byId(hotel?.id ?? "")).toEqual(hotel);
  expect(places.byNumber(hotel?.number ?? 0)).toEqual(hotel);
  expect(hotel?.number).toBeGreaterThan(400_000_000);
  expect(places.size).toBe(base.size + 1);
  expect(problems).toEqual([]);
});

it("without imports every answer is the gazetteer's own", async () => {
  const query = { term: "москва", locale: "ru", limit: 10 } as const;
  expect(places.search(query)).toEqual(base.search(query));
  expect(places.nearest({ lat: 55.7586, lng: 37.6214 }, 60)).toEqual(base.nearest({ lat: 55.7586, lng: 37.6214 }, 60));
  expect([places.size, places.byId("o1"), places.areas.at({ lat: 1, lng: 1 })]).toEqual([base.size, undefined, []]);
});

it("a hotel never comes before a town or an airport of the same name", async () => {
  const named = (name: string, at: number): string => `h${at},hotel,${name},,55.7586,37.6214,,,,,`;
  const names = ["Moscow", "London", "Внуково", "Kemer", "Belek", "Savoy", "Nice", "Side"];
  await bringLines(...names.map(named));
  await places.refresh();
  for (const name of names) {
    const hits = places.find({ term: name, locale: "ru", limit: 10 });
    expect([name, hits[0]?.id.startsWith("o")]).toEqual([name, false]);
  }
  expect(found("отель внуково")).toContain("Внуково");
});

it("a changed name is found and the old one is not; undo brings the old one back", async () => {
  await bringLines(METROPOL);
  await bringLines(
    METROPOL.replace("Hotel Metropol,Метрополь", "Kvazimodo,Квазимодо").replace("Metropole Moscow;Чайный|двор", ""),
  );
  await places.refresh();
  expect([found("квазимодо")[0], found("отель метрополь").includes("Kvazimodo")]).toEqual(["Kvazimodo", false]);
  await undo();
  await places.refresh();
  expect(found("квазимодо")).not.toContain("Kvazimodo");
  expect(found("отель метрополь")).toContain("Hotel Metropol");
});

it("a withdrawn place is no longer found, but orders that name it can still show it", async () => {
  await bringLines(METROPOL);
  await places.refresh();
  const [hotel] = places.find({ term: "отель метрополь", locale: "ru", limit: 1 });
  await undo();
  await places.refresh();
  expect(found("отель метрополь")).not.toContain("Hotel Metropol");
  expect(places.nearest({ lat: 55.7586, lng: 37.6214 }, 60)?.id).not.toBe(hotel?.id);
  expect(places.byId(hotel?.id ?? "")).toEqual(hotel);
  expect(places.byNumber(hotel?.number ?? 0)).toEqual(hotel);
  expect(places.size).toBe(base.size);
});

it("a pin means a hotel only right next to it, the operator's station within its grounds, and the town elsewhere", async () => {
  await bringLines(
    METROPOL,
    "halt,station,Test Halt,,55.60,38.60,,,,,",
    "airhotel,hotel,Air Hotel,,55.9750,37.4146,,,,,",
  );
  await places.refresh();
  const at = (lat: number, lng: number): string | undefined => places.nearest({ lat, lng }, 60)?.name.en;
  expect(at(55.7587, 37.6215)).toBe("Hotel Metropol");
  expect(at(55.7606, 37.6214)).not.toBe("Hotel Metropol");
  expect(at(55.61, 38.61)).toBe("Test Halt");
  expect(at(55.9751, 37.4146)).toBe("Air Hotel");
  expect(places.nearest({ lat: 55.9726, lng: 37.4146 }, 60)?.iata).toBe("SVO");
  expect(places.nearest({ lat: NaN, lng: 0 }, 60)).toBeUndefined();
});

describe("areas", () => {
  const area = (key: string, west: number) => ({
    type: "Feature",
    properties: { key, name_en: key },
    geometry: {
      type: "Polygon",
      coordinates: [
        [
          [west, 0],
          [west + 1, 0],
          [west + 1, 1],
          [west, 1],
          [west, 0],
        ],
      ],
    },
  });
  const collection = (...features: unknown[]): string => JSON.stringify({ type: "FeatureCollection", features });
  const at = (lng: number): string[] => places.areas.at({ lat: 0.5, lng }).map(({ id }) => id);

  it("contain their points after an import, and no longer after its undo", async () => {
    await bring(collection(area("one", 10), area("two", 10.5)));
    await places.refresh();
    expect([at(10.2), at(10.7), at(12)]).toEqual([["one"], ["one", "two"], []]);
    expect(places.areas.nearest({ lat: 0.5, lng: 9.9 }, 50)?.id).toBe("one");
    await undo();
    await places.refresh();
    expect(at(10.2)).toEqual([]);
  });
});

it("while the database is away the places stay, and the fault is reported", async () => {
  await bringLines(METROPOL);
  await places.refresh();
  await database.pool.query("alter table place_imports rename to gone");
  await expect(places.refresh()).rejects.toThrow("place_imports");
  expect(found("отель метрополь")).toContain("Hotel Metropol");
  await eventually(async () => expect(problems.length).toBeGreaterThan(0));
  await database.pool.query("alter table gone rename to place_imports");
  await places.refresh();
});

it("merged lists keep their orders, and equal scores put the gazetteer's first", () => {
  const hits = (source: string, ...scores: number[]) =>
    scores.map((score) => ({
      score,
      place: { name: { en: `${source}${score}`, ru: `${source}${score}` }, weight: 1, kind: "locality" } as Place,
    }));
  const base = hits("base", 9, 5, 7);
  expect(mergeHits(base, hits("own", 9, 8, 6), 10).map(({ score }) => score)).toEqual([9, 9, 8, 6, 5, 7]);
  expect(mergeHits(base, hits("own", 9), 2).map(({ place }) => place.name.en)).toEqual(["base9", "own9"]);
  expect(mergeHits(base, hits("base", 12, 5), 10).map(({ score }) => score)).toEqual([12, 9, 5, 7, 5]);
});
