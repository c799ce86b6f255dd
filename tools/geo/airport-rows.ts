import tzLookup from "@photostructure/tz-lookup";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import { countryName } from "#server/gazetteer/names/country-names.ts";
import { placeNumber, type PlaceRow } from "#server/gazetteer/pack/place-row.ts";
import type { TownFinder } from "./find-town.ts";
import type { AreaOverrides } from "./locality-rows.ts";
import { pickAlternates } from "./pick-names.ts";
import { plainLatin } from "./plain-latin.ts";
import { cell, type TableRow } from "./read-tables.ts";

/** Weights are on the scale of inhabitants, so that airports and towns can be ranked together. */
const AUTHORED_WEIGHT: Readonly<Record<string, number>> = {
  "4": 60_000_000,
  "3": 30_000_000,
  "2": 10_000_000,
  "1": 3_000_000,
};
const SCHEDULED_WEIGHT: Readonly<Record<string, number>> = { large_airport: 1_000_000, medium_airport: 200_000 };
const SCHEDULED_SMALL_WEIGHT = 20_000;
const UNSCHEDULED_WEIGHT: Readonly<Record<string, number>> = { large_airport: 50_000, medium_airport: 5_000 };
const UNSCHEDULED_SMALL_WEIGHT = 300;

/** Airports where ordinary passengers never land. */
const MILITARY = /\b(Air ?base|Air Force|AFB|Army Air ?field|Army Air Field|Naval|Military Airstrip)\b/i;
/** The source lists these codes as airports, although nothing flies there yet, or any more. */
const NOT_IN_SERVICE = /under construction|[([]closed[)\]]/i;
/** Airfields for light aircraft that share their town's name with its airport: Bodrum-Imsik. */
const LIGHT_AIRCRAFT_ONLY: ReadonlySet<string> = new Set(["4545"]);
/** Airports that the source wrongly calls closed, with their codes: Ostafyevo. */
const OPEN_ALL_THE_SAME: Readonly<Record<string, string>> = { "34931": "OSF" };

const ZONE_REACH_KM = 60;
const ALTERNATES_LIMIT = 12;

/** OurAirports regions whose airports lie in an area of the override table. */
const REGION_AREA: Readonly<Record<string, string>> = { "UA-43": "UA.11", "UA-40": "UA.20" };

function weightOf(row: TableRow, authored: TableRow | undefined): number {
  const type = cell(row, "type");
  const known = AUTHORED_WEIGHT[cell(authored ?? {}, "size")];
  if (known !== undefined) return known;
  if (cell(row, "scheduled_service") === "yes") return SCHEDULED_WEIGHT[type] ?? SCHEDULED_SMALL_WEIGHT;
  if (MILITARY.test(cell(row, "name"))) return UNSCHEDULED_SMALL_WEIGHT;
  return UNSCHEDULED_WEIGHT[type] ?? UNSCHEDULED_SMALL_WEIGHT;
}

function shortName(name: string): string {
  const short = plainLatin(name)
    .replace(/\s*\/.*$/, "")
    .replace(/\b(International|Intl|Regional|Municipal|Domestic)\b\s*/gi, "");
  return short.replace(/\bairport\b/, "Airport").trim();
}

/** The first town in a municipality cell: `Paris (Roissy-en-France, Val-d'Oise)` is Paris. */
function municipalityOf(row: TableRow): string {
  return (
    cell(row, "municipality")
      .replace(/\(.*?\)/g, "")
      .split(/[,/;]/)[0]
      ?.trim() ?? ""
  );
}

function keywordsOf(row: TableRow): string[] {
  return cell(row, "keywords")
    .split(",")
    .map((word) => word.trim());
}

/** Everything an airport's row is made from besides its own line. */
export interface AirportSources {
  readonly authored: ReadonlyMap<string, TableRow>;
  readonly towns: TownFinder;
  readonly overrides: AreaOverrides;
}

/** The IATA code of an airport that a traveller may go to. */
function codeOf(row: TableRow): string | undefined {
  const reopened = OPEN_ALL_THE_SAME[cell(row, "id")];
  if (reopened !== undefined) return reopened;
  const iata = cell(row, "iata_code");
  const isShut = cell(row, "type") === "closed" || NOT_IN_SERVICE.test(cell(row, "name"));
  if (isShut || LIGHT_AIRCRAFT_ONLY.has(cell(row, "id"))) return undefined;
  return /^[A-Z0-9]{3}$/.test(iata) ? iata : undefined;
}

/** Makes the row of an airport with an IATA code; undefined for one that is not in service. */
export function airportRow(row: TableRow, { authored, towns, overrides }: AirportSources): PlaceRow | undefined {
  const id = `a${cell(row, "id")}`;
  const number = placeNumber(id);
  const iata = codeOf(row);
  if (number === undefined || iata === undefined) return undefined;
  const own = authored.get(iata);
  const point: GeoPoint = { lat: Number(cell(row, "latitude_deg")), lng: Number(cell(row, "longitude_deg")) };
  const sourceCountry = cell(row, "iso_country");
  const override = overrides.get(REGION_AREA[cell(row, "iso_region")] ?? "");
  const country = override?.country ?? sourceCountry;
  const municipality = municipalityOf(row);
  const townEn = cell(own ?? {}, "city_en") || plainLatin(municipality);
  const town = towns.named(townEn, country, point) ?? towns.named(municipality, country, point);
  const townRu = cell(own ?? {}, "city_ru") || town?.name.ru || "";
  const nearEn = cell(own ?? {}, "city_en") || town?.name.en || townEn;
  const en = cell(own ?? {}, "name_en") || shortName(cell(row, "name"));
  const ru = cell(own ?? {}, "name_ru") || (townRu === "" ? "" : `Аэропорт ${townRu}`);
  const icao =
    [cell(row, "icao_code"), cell(row, "gps_code"), cell(row, "ident")].find((code) => /^[A-Z]{4}$/.test(code)) ?? null;
  const search = cell(own ?? {}, "search")
    .split(";")
    .filter((name) => name !== "");
  return {
    id,
    number,
    kind: "airport",
    point,
    country,
    zone: override?.zone || towns.closest(point, country, ZONE_REACH_KM)?.zone || tzLookup(point.lat, point.lng),
    weight: weightOf(row, own),
    name: { en, ru },
    near: {
      en: nearEn || countryName(country, "en"),
      ru: townRu || (nearEn === "" ? countryName(country, "ru") : nearEn),
    },
    iata,
    icao,
    metro: cell(own ?? {}, "metro")
      .split(" ")
      .filter((code) => code !== ""),
    alternates: [
      ...search,
      ...pickAlternates(
        [en, ru, nearEn, townRu, ...search],
        [plainLatin(cell(row, "name")), shortName(cell(row, "name")), ...keywordsOf(row)],
        ALTERNATES_LIMIT,
      ),
    ],
  };
}

/**
 * Removes the Russian name "Аэропорт <город>" where the town has a bigger airport: two
 * airports must not share a name, and nobody means the smaller one.
 */
export function withoutNamesakes(rows: readonly PlaceRow[], authored: ReadonlyMap<string, TableRow>): PlaceRow[] {
  const biggest = new Map<string, PlaceRow>();
  const key = (row: PlaceRow): string => `${row.country}:${row.near.ru}`;
  for (const row of rows) {
    const before = biggest.get(key(row));
    if (before === undefined || row.weight > before.weight) biggest.set(key(row), row);
  }
  return rows.map((row) => {
    const isNamesake = !authored.has(row.iata ?? "") && biggest.get(key(row)) !== row;
    return isNamesake ? { ...row, name: { ...row.name, ru: "" } } : row;
  });
}
