import { join } from "node:path";
import { beforeAll, describe, expect, it, test } from "vitest";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { loadGazetteer } from "#server/gazetteer/load-gazetteer.ts";

const DATA = join(import.meta.dirname, "../../../../data");

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer(DATA);
});

const names = (term: string, limit = 10): string[] =>
  gazetteer.find({ term, locale: "en", limit }).map((place) => `${place.name.en}, ${place.near.en}`);

test.each([
  ["Hotel Metropol Moscow", "Metropol Hotel Moscow, Moscow"],
  ["отель Метрополь Москва", "Metropol Hotel Moscow, Moscow"],
  ["Москва, отель Метрополь", "Metropol Hotel Moscow, Moscow"],
  ["ritz paris", "Ritz Paris, Paris"],
  ["Париж Ритц", "Ritz Paris, Paris"],
  ["отель риц париж", "Ritz Paris, Paris"],
  ["риксос сангейт", "Rixos Sungate, Beldibi"],
  ["Burj al arab dubai", "Burj Al Arab, Dubai"],
  ["гостиница украина москва", "Radisson Collection Hotel Moscow, Moscow"],
  ["морской вокзал сочи", "Sochi Marine Station, Sochi"],
  ["cruise terminal southampton ocean", "Southampton Ocean Cruise Terminal, Southampton"],
  ["allianz arena", "Allianz Arena, Munich"],
  ["mariott yerevan", "Armenia Marriott Hotel Yerevan, Yerevan"],
  ["Burj Al Arab Jumeirah", "Burj Al Arab, Dubai"],
  ["Богатырь Адлер", "Bogatyr Hotel, Sirius"],
  ["Galataport cruise terminal", "Galataport Istanbul, Istanbul"],
  ["atlantis the plam dubai", "Atlantis The Palm, Dubai"],
  ["W Barcelona", "W Barcelona, Barcelona"],
  ["Marina Bay Sands", "Marina Bay Sands, Singapore"],
])("F3: %j finds %j first", (term, first) => {
  expect(names(term)[0]).toBe(first);
});

describe("a landmark among towns and airports", () => {
  it.each([
    ["Москва", "g524901"],
    ["Savoy", "g4910663"],
    ["отель Кемер", "g308220"],
  ])("never stands before the town that was typed: %j", (term, town) => {
    const found = gazetteer.find({ term, locale: "ru", limit: 10 }).map(({ id }) => id);
    const first = found.findIndex((id) => id.startsWith("h"));
    expect(found).toContain(town);
    expect(first === -1 || found.indexOf(town) < first).toBe(true);
  });

  it("F3: a hotel's name brings no airport that merely begins alike", () => {
    const found = gazetteer.find({ term: "отель Метрополь", locale: "ru", limit: 10 });
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ kind }) => kind !== "hotel")).toEqual([]);
    expect(names("marriott")[0]).toMatch(/Marriott/);
  });

  it.each(["Mandarin Oriental Novosibirsk", "Отель Ритц Саратов", "Metropol Springfield", "Titanic Deluxe Sorgun"])(
    "F3: one of the same name elsewhere is not meant: %j",
    (term) => {
      expect(gazetteer.find({ term, locale: "en", limit: 10 }).filter(({ kind }) => kind === "hotel")).toEqual([]);
    },
  );

  it("the other end's country comes first", () => {
    const found = gazetteer.find({ term: "Four Seasons", locale: "en", limit: 10, country: "EG" });
    expect(found[0]?.country).toBe("EG");
  });

  it("a code, or a word that most hotels have, finds none", () => {
    for (const term of ["SVO", "hotel", "beach", "гранд"]) {
      expect(gazetteer.find({ term, locale: "en", limit: 10 }).filter(({ id }) => id.startsWith("h"))).toEqual([]);
    }
  });
});

it("is priced as its town; without a checked point it stands there and says so", () => {
  const [exact] = gazetteer.find({ term: "ritz paris", locale: "en", limit: 1 });
  const [area] = gazetteer.find({ term: "rixos sungate", locale: "en", limit: 1 });
  const beldibi = gazetteer.byId("x3");
  expect(exact).toMatchObject({ kind: "hotel", exact: true, number: 2_988_507, country: "FR", zone: "Europe/Paris" });
  expect(area).toMatchObject({ kind: "hotel", exact: false, number: beldibi?.number, point: beldibi?.point });
  expect(gazetteer.byId(area?.id ?? "")).toEqual(area);
});
