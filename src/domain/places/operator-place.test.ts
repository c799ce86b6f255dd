import { expect, test } from "vitest";
import { closestName } from "#domain/places/closest-name.ts";
import { OPERATOR_PLACE_COLUMNS, readOperatorPlace } from "#domain/places/operator-place.ts";

const GOOD = { key: "m1", kind: "hotel", name_en: "Metropol", name_ru: "Метрополь", lat: "55.7586", lng: "37.6214" };

const problemsOf = (changes: Record<string, unknown>): string[] => {
  const verdict = readOperatorPlace({ ...GOOD, ...changes });
  return verdict.place === undefined ? verdict.problems.map(({ column, problem }) => `${column} ${problem}`) : [];
};

test("a complete line gives the place it describes", () => {
  const verdict = readOperatorPlace({
    ...GOOD,
    address_en: "2 Teatralny Proezd",
    address_ru: "Театральный проезд, 2",
    country: "ru",
    weight: "500",
    search: "Метрополь; Metropole ;;Metropole",
  });
  expect(verdict.place).toEqual({
    key: "m1",
    kind: "hotel",
    point: { lat: 55.7586, lng: 37.6214 },
    name: { en: "Metropol", ru: "Метрополь" },
    address: { en: "2 Teatralny Proezd", ru: "Театральный проезд, 2" },
    country: "RU",
    weight: 500,
    search: ["Метрополь", "Metropole"],
  });
});

test.each([
  ["name_en", "Метрополь", "Метрополь"],
  ["name_ru", "Metropol", "Metropol"],
])("without %s the other name is used", (column, en, ru) => {
  expect(readOperatorPlace({ ...GOOD, [column]: "" }).place).toMatchObject({ name: { en, ru } });
});

test("a building becomes a place of kind other; decimal commas and JSON numbers are accepted", () => {
  expect(readOperatorPlace({ ...GOOD, kind: "Building", lat: "55,7586", lng: 37.62 }).place).toMatchObject({
    kind: "other",
    point: { lat: 55.7586, lng: 37.62 },
  });
});

test.each<[Record<string, unknown>, string[]]>([
  [{ key: " " }, ["key missing"]],
  [{ key: "k".repeat(121) }, ["key too-long"]],
  [{ kind: "" }, ["kind missing"]],
  [{ kind: "hostel" }, ["kind unknown-kind"]],
  [{ name_en: "", name_ru: " " }, ["name_en missing"]],
  [{ name_en: "x".repeat(121) }, ["name_en too-long"]],
  [{ name_en: "🏨".repeat(120) }, []],
  [{ name_ru: "Мет\u0000рополь" }, ["name_ru control-character"]],
  [{ name_ru: "Мет\u202Eрополь" }, ["name_ru control-character"]],
  [{ name_ru: "\ud800" }, ["name_ru control-character"]],
  [{ name_ru: ["Метрополь"] }, ["name_ru no-text"]],
  [{ lat: "" }, ["lat missing"]],
  [{ lat: "55.75°" }, ["lat not-a-number"]],
  [{ lat: NaN }, ["lat not-a-number"]],
  [{ lat: "1e2" }, ["lat not-a-number"]],
  [{ lat: "90.1", lng: "-180.1" }, ["lat off-globe", "lng off-globe"]],
  [{ lat: "-90", lng: "180" }, []],
  [{ country: "RUS" }, ["country no-country"]],
  [{ country: "ZZ" }, ["country no-country"]],
  [{ country: "UK" }, ["country no-country"]],
  [{ country: "xk" }, []],
  [{ weight: "-1" }, ["weight not-a-number"]],
  [{ weight: "10000001" }, ["weight out-of-range"]],
  [{ weight: "10000000" }, []],
  [{ search: Array.from({ length: 21 }, (_, at) => `n${at}`).join(";") }, ["search too-many"]],
  [{ search: "x".repeat(121) }, ["search too-long"]],
  [{ address_en: "x".repeat(201) }, ["address_en too-long"]],
  [{ key: "", lat: "north", weight: "much" }, ["key missing", "lat not-a-number", "weight not-a-number"]],
])("%j gives %j", (changes, problems) => {
  expect(problemsOf(changes)).toEqual(problems);
});

test.each([
  ["nmae_en", "name_en"],
  ["latitude", "lat"],
  ["lgn", undefined],
  ["adress_ru", "address_ru"],
  ["stars", undefined],
])("the column %s is read as %s", (column, meant) => {
  expect(closestName(column, OPERATOR_PLACE_COLUMNS)).toBe(meant);
});
