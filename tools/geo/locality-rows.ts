import { readFile } from "node:fs/promises";
import { countryName } from "#server/gazetteer/names/country-names.ts";
import { placeNumber, type PlaceRow } from "#server/gazetteer/pack/place-row.ts";
import { pickAlternates, pickRussian } from "./pick-names.ts";
import { plainLatin } from "./plain-latin.ts";
import type { SourceNames } from "./source-names.ts";

/** The GeoNames columns we read, by their position in a line. */
const COLUMN = {
  id: 0,
  name: 1,
  ascii: 2,
  alternates: 3,
  lat: 4,
  lng: 5,
  code: 7,
  country: 8,
  area: 10,
  population: 14,
  zone: 17,
};

/** Places that GeoNames lists although nobody is driven there: destroyed, abandoned or part of a farm. */
const DEAD_CODES = new Set(["PPLH", "PPLQ", "PPLW", "PPLCH"]);

/** Places that GeoNames lists twice under two names, by the id of the lesser one: New Athos as Akhali Atoni. */
const LISTED_TWICE = new Set(["612660"]);

/** How disputed first-level areas are shown, by GeoNames area code. */
export type AreaOverrides = ReadonlyMap<string, { readonly country: string; readonly zone: string }>;

function nearNames(area: string, country: string, shown: readonly [string, string], names: SourceNames) {
  const near = { en: plainLatin(names.en.get(area) ?? ""), ru: names.ru.get(area) ?? "" };
  // A capital is its own region, so the country says more.
  return {
    en: near.en === "" || near.en === shown[0] ? countryName(country, "en") : near.en,
    ru: near.ru === "" || near.ru === shown[1] ? countryName(country, "ru") : near.ru,
  };
}

/** Most other names for a place of this size; villages need fewer, and there are many of them. */
function alternatesLimit(population: number): number {
  if (population >= 500_000) return 60;
  if (population >= 100_000) return 24;
  if (population >= 50_000) return 12;
  return population >= 5_000 ? 8 : 4;
}

/** Reads GeoNames cities500 into rows of the pack. */
export async function readLocalities(path: string, names: SourceNames, overrides: AreaOverrides): Promise<PlaceRow[]> {
  const rows: PlaceRow[] = [];
  for (const line of (await readFile(path, "utf8")).split("\n")) {
    const cells = line.split("\t");
    const at = (column: keyof typeof COLUMN): string => cells[COLUMN[column]]?.trim() ?? "";
    const number = placeNumber(`g${at("id")}`);
    if (number === undefined || at("zone") === "" || DEAD_CODES.has(at("code")) || LISTED_TWICE.has(at("id"))) continue;
    const area = `${at("country")}.${at("area")}`;
    const override = overrides.get(area);
    const alternates = at("alternates").split(",");
    const en = plainLatin(names.en.get(at("id")) || at("ascii") || at("name"));
    const tagged = names.ru.get(at("id"));
    const ru = tagged ?? pickRussian(en, alternates);
    const country = override?.country ?? at("country");
    const near = nearNames(area, country, [en, ru], names);
    rows.push({
      id: `g${at("id")}`,
      number,
      kind: at("code") === "PPLX" ? "suburb" : "locality",
      point: { lat: Number(at("lat")), lng: Number(at("lng")) },
      country,
      zone: override?.zone || at("zone"),
      weight: Number(at("population")),
      name: { en, ru },
      near,
      iata: null,
      icao: null,
      metro: [],
      alternates: pickAlternates(
        [en, ru],
        [at("name"), at("ascii"), ...alternates],
        alternatesLimit(Number(at("population"))),
      ),
    });
  }
  return rows;
}
