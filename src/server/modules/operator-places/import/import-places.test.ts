import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDatabase, type Database } from "#server/database/open-database.ts";
import { readPlacesFile } from "#server/modules/operator-places/file/read-places-file.ts";
import { sayProblem } from "#server/modules/operator-places/file/say-problem.ts";
import {
  importPlaces,
  prepareImport,
  previewImport,
  type ImportPlan,
  type PreparedImport,
} from "#server/modules/operator-places/import/import-places.ts";
import { listImports, readCredits } from "#server/modules/operator-places/import/place-imports.repository.ts";
import { findUndoable, undoPlaceImport } from "#server/modules/operator-places/import/undo-place-import.ts";
import { testGazetteer } from "../../../../../tests/support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/test-database.ts";

const HEAD = "key,kind,name_en,name_ru,lat,lng,address_en,address_ru,country,weight,search";
const METROPOL = "metropol,hotel,Hotel Metropol,Метрополь,55.7586,37.6214,,,,,Metropole";
const SAVOY = "savoy,hotel,The Savoy,Савой,51.51,-0.1203,Strand,Стрэнд,GB,,";
const AREA = {
  type: "Feature",
  properties: { key: "centre", name_en: "Centre" },
  geometry: {
    type: "Polygon",
    coordinates: [
      [
        [37.5, 55.7],
        [37.7, 55.7],
        [37.7, 55.8],
        [37.5, 55.7],
      ],
    ],
  },
};

let testDatabase: TestDatabase;
let database: Database;
let now = Date.UTC(2026, 10, 21, 6, 0);
const clock = (): number => (now += 1_000);

beforeEach(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.url, { max: 6 });
});
afterEach(async () => {
  await database.close();
  await testDatabase.drop();
});

const prepared = async (text: string): Promise<PreparedImport> =>
  prepareImport(readPlacesFile(Buffer.from(text)), "places.csv", await testGazetteer());
const table = (...lines: string[]): string => [HEAD, ...lines].join("\n");
const bring = async (text: string, replace = false): Promise<ImportPlan> =>
  importPlaces(database.db, clock, await prepared(text), replace);
const rows = async () => ({
  places: (await sql`select * from operator_places order by key`.execute(database.db)).rows,
  areas: (await sql`select * from operator_areas order by key`.execute(database.db)).rows,
});
const undo = async (): Promise<boolean> =>
  undoPlaceImport(database.db, clock, (await findUndoable(database.db))?.id ?? 0);

it("an import writes places and fills in from the gazetteer what the file omits", async () => {
  const made = await bring(table(METROPOL, SAVOY));
  expect(made.operator_places).toEqual({ added: ["metropol", "savoy"], changed: [], unchanged: 0, withdrawn: [] });
  expect((await rows()).places).toMatchObject([
    {
      key: "metropol",
      country: "RU",
      zone: "Europe/Moscow",
      address_en: "Moscow",
      address_ru: "Москва",
      weight: 3_000,
    },
    { key: "savoy", country: "GB", zone: "Europe/London", address_en: "Strand", address_ru: "Стрэнд" },
  ]);
  expect(await listImports(database.db)).toMatchObject([{ fileName: "places.csv", added: 2, undoneAt: null }]);
});

it("the same file twice changes nothing and leaves no second record", async () => {
  await bring(table(METROPOL, SAVOY));
  const before = await rows();
  expect((await bring(table(METROPOL, SAVOY), true)).operator_places).toMatchObject({ unchanged: 2, changed: [] });
  expect(await rows()).toEqual(before);
  expect(await listImports(database.db)).toHaveLength(1);
});

it("a changed line keeps its number, and the preview names the changed field and writes nothing", async () => {
  await bring(table(METROPOL, SAVOY));
  const before = await rows();
  const text = table(METROPOL.replace("Hotel Metropol", "Metropol"), SAVOY);
  const preview = await previewImport(database.db, await prepared(text), false);
  expect(preview.operator_places.changed).toEqual([
    { key: "metropol", comesBack: false, fields: [{ name: "name_en", before: "Hotel Metropol", after: "Metropol" }] },
  ]);
  expect(await rows()).toEqual(before);
  expect(await bring(text)).toEqual(preview);
  const { places } = await rows();
  expect(places).toMatchObject([{ key: "metropol", name_en: "Metropol" }, { key: "savoy" }]);
  expect(places.map((row) => (row as { number: number }).number)).toEqual(
    before.places.map((row) => (row as { number: number }).number),
  );
});

it("with replace, places missing from the file are withdrawn and areas are left alone; a withdrawn key returns as the same place", async () => {
  await bring(JSON.stringify({ type: "FeatureCollection", features: [AREA] }));
  await bring(table(METROPOL, SAVOY));
  const before = await rows();
  expect((await bring(table(METROPOL), true)).operator_places.withdrawn).toEqual(["savoy"]);
  expect(await rows()).toMatchObject({
    places: [
      { key: "metropol", withdrawn_at: null },
      { key: "savoy", withdrawn_at: expect.any(Date) as Date },
    ],
    areas: [{ key: "centre", withdrawn_at: null }],
  });
  expect((await bring(table(SAVOY))).operator_places.changed).toEqual([{ key: "savoy", comesBack: true, fields: [] }]);
  expect(await rows()).toEqual(before);
});

it("undo reverts one import after the other, to the exact state before each", async () => {
  const states = [await rows()];
  await bring(table(METROPOL, SAVOY));
  states.push(await rows());
  await bring(table(METROPOL.replace(",,,,,", ",Teatralny,,,77,")), true);
  states.push(await rows());
  await bring(JSON.stringify({ type: "FeatureCollection", features: [AREA] }));
  expect(await undo()).toBe(true);
  // An imported place is never deleted, because orders may name it.
  const { areas, ...rest } = await rows();
  expect({ ...rest, areas: [] }).toEqual(states[2]);
  expect(areas).toMatchObject([{ key: "centre", withdrawn_at: expect.any(Date) as Date }]);
  expect(await undo()).toBe(true);
  expect((await rows()).places).toEqual(states[1]?.places);
  expect(await undo()).toBe(true);
  expect((await rows()).places).toMatchObject([
    { key: "metropol", withdrawn_at: expect.any(Date) as Date },
    { key: "savoy", withdrawn_at: expect.any(Date) as Date },
  ]);
  expect(await undo()).toBe(false);
  expect((await listImports(database.db)).every(({ undoneAt }) => undoneAt !== null)).toBe(true);
  await bring(table(METROPOL, SAVOY));
  expect((await rows()).places).toEqual(states[1]?.places);
});

it("only the latest import that has not been undone can be undone", async () => {
  await bring(table(METROPOL));
  const first = await findUndoable(database.db);
  await bring(table(SAVOY));
  expect(await undoPlaceImport(database.db, clock, first?.id ?? 0)).toBe(false);
  expect((await listImports(database.db)).every(({ undoneAt }) => undoneAt === null)).toBe(true);
});

it("two imports at once run one after the other: both are there, and each key once", async () => {
  const many = (name: string): string =>
    table(...Array.from({ length: 300 }, (_, at) => `k${at},hotel,${name} ${at},,55.7,37.6,,,,,`));
  const made = await Promise.all([bring(many("A")), bring(many("B")), bring(many("A"))]);
  const counts = made.map(({ operator_places: plan }) => [plan.added.length, plan.changed.length, plan.unchanged]);
  expect(counts.map(([added]) => added).toSorted((a = 0, b = 0) => a - b)).toEqual([0, 0, 300]);
  expect(counts.every((parts) => parts.reduce((a, b) => a + b, 0) === 300)).toBe(true);
  const { places } = await rows();
  expect(new Set(places.map((row) => String((row as { name_en: string }).name_en)[0])).size).toBe(1);
  expect(places).toHaveLength(300);
});

it("an import that fails half way leaves nothing", async () => {
  const ready = await prepared(table(METROPOL, SAVOY));
  const broken = new Map([
    ...ready.rows.operator_places,
    ["bad", { ...ready.rows.operator_places.get("savoy"), lat: 91 }],
  ]);
  await expect(
    importPlaces(database.db, clock, { ...ready, rows: { ...ready.rows, operator_places: broken as never } }, false),
  ).rejects.toThrow("lat");
  expect(await rows()).toEqual({ places: [], areas: [] });
  expect(await listImports(database.db)).toEqual([]);
});

it("impossible points are refused by line", async () => {
  const {
    problems,
    unit,
    rows: kept,
  } = await prepared(
    table(
      METROPOL,
      "sea,hotel,Sea,,0,-30,,,,,",
      "swapped,hotel,Savoy,,-0.1203,51.51,,,,,",
      "abroad,hotel,Metropol,,37.6214,55.7586,,,RU,,",
      "nowhere,hotel,N,,55.7,37.6,,,ZZ,,",
      "other,hotel,O,,55.7,37.6,,,FR,,",
      "border,hotel,B,,43.39,39.99,,,GE,,",
      "raft,hotel,Raft,,0,-30,,,PT,,",
    ),
  );
  expect(problems.map((problem) => sayProblem(problem, unit))).toEqual([
    "line 3: no town lies within 60 km of 0, -30; check the point, or name the country",
    "line 4: -0.1203, 51.51 looks as if lat and lng were swapped",
    "line 5: 37.6214, 55.7586 looks as if lat and lng were swapped",
    'line 6: country "ZZ" is not the two letters of a country',
    "line 7: 55.7, 37.6 lies in RU, but its country is said to be FR; correct the one or the other",
  ]);
  expect([...kept.operator_places.keys()]).toEqual(["metropol", "border", "raft"]);
});

it("areas in another country than they say are refused", async () => {
  const area = (key: string, country: string, [lng, lat]: readonly [number, number], isOpen = false) => {
    const ring = [[lng, lat], [lng + 0.2, lat], [lng + 0.2, lat + 0.1], ...(isOpen ? [] : [[lng, lat]])];
    const properties = { key, name_en: key, country };
    return { type: "Feature", properties, geometry: { type: "Polygon", coordinates: [ring] } };
  };
  const features = [
    area("moscow", "RU", [37.5, 55.7]),
    area("open", "", [37.5, 55.7], true),
    area("swapped", "RU", [55.7, 37.5]),
    area("at-sea", "", [38.7, -9.1]),
    area("far-at-sea", "", [-30, -1]),
    area("elsewhere", "FR", [37.5, 55.7]),
  ];
  const { problems, unit, rows: kept } = await prepared(JSON.stringify({ type: "FeatureCollection", features }));
  expect(problems.map((problem) => sayProblem(problem, unit))).toEqual([
    "feature 3: 37.5, 55.7 looks as if lat and lng were swapped",
    "feature 4: -9.1, 38.7 looks as if lat and lng were swapped",
    "feature 6: 55.7, 37.5 lies in RU, but its country is said to be FR; correct the one or the other",
  ]);
  expect([...kept.operator_areas.keys()]).toEqual(["moscow", "open", "far-at-sea"]);
});

it("the credit of an import is shown for as long as it stands, and said once for several", async () => {
  const file = (name: string) =>
    readPlacesFile(Buffer.from(`key,kind,name_en,lat,lng\n${name},hotel,${name},55.7586,37.6214`));
  const bringWith = async (name: string, credit: string): Promise<void> => {
    await importPlaces(
      database.db,
      clock,
      prepareImport(file(name), `${name}.csv`, await testGazetteer(), credit),
      false,
    );
  };
  await bringWith("one", "A list, https://example.org");
  await bringWith("two", "A list, https://example.org");
  await bringWith("three", "");
  expect(await readCredits(database.db)).toEqual(["A list, https://example.org"]);
  for (let left = 3; left > 0; left -= 1) {
    await undoPlaceImport(database.db, clock, (await findUndoable(database.db))?.id ?? 0);
  }
  expect(await readCredits(database.db)).toEqual([]);
});
