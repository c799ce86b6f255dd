import { type GeoPoint, distanceKm } from "#domain/values/geo-point.ts";
import { foldName } from "#server/gazetteer/names/fold-name.ts";
import { placeNumber, type PlaceRow } from "#server/gazetteer/pack/place-row.ts";
import type { TownFinder } from "./find-town.ts";
import type { AreaOverrides } from "./locality-rows.ts";
import { pickAlternates } from "./pick-names.ts";
import { cell, type TableRow } from "./read-tables.ts";
import type { TrainlineStation } from "./read-trainline.ts";
import { russianTown, stationLatin, stationNames } from "./station-names.ts";
import { createStationTowns, type StationTowns } from "./station-towns.ts";

/** Weights of the main stations we wrote down, on the scale of inhabitants; cities and their airports stay ahead of them. */
const AUTHORED_STATION_WEIGHT: Readonly<Record<string, number>> = {
  "4": 400_000,
  "3": 250_000,
  "2": 120_000,
  "1": 40_000,
};

const MAIN_MOST = 60_000;
const MAIN_OF_OTHER_NAME_MOST = 20_000;
const MAIN_LEAST = 1_000;
const OTHER_MOST = 5_000;
const OTHER_LEAST = 500;
const PER_CARRIER = 500;
/** Nobody can rank halts more precisely, and round numbers pack better. */
const STEP = 100;

/** What is known of a station without an authored weight. */
interface StationFacts {
  readonly isMain: boolean;
  /** Whether its name is that of its town; the list calls many suburban halts main stations. */
  readonly isOfTown: boolean;
  readonly carriers: number;
  readonly townWeight: number;
}

/**
 * The weight of a station without an authored one: a main station counts half its town, any
 * other counts by the railways that sell tickets to it. Neither ever counts more than the
 * town, so a halt does not rank before a place with its name.
 */
function stationWeight({ isMain, isOfTown, carriers, townWeight }: StationFacts): number {
  const half = Math.round(townWeight / 2 / STEP) * STEP;
  if (isMain) return Math.max(MAIN_LEAST, Math.min(isOfTown ? MAIN_MOST : MAIN_OF_OTHER_NAME_MOST, half));
  return Math.max(OTHER_LEAST, Math.min(OTHER_MOST, OTHER_LEAST + PER_CARRIER * carriers, half));
}

const TWIN_KM = 0.3;
/** To the railway the platforms of local trains are a separate station, but not to a traveller. */
const LOCAL_PLATFORMS = /\b(Cercanias|Rodalies)\b/i;

/** A listed station, with its name in the list. */
interface NamedStation {
  readonly row: PlaceRow;
  readonly latin: string;
}

function isTwin(one: PlaceRow, other: PlaceRow): boolean {
  return distanceKm(one.point, other.point) <= TWIN_KM;
}

/**
 * Drops stations that are listed twice (one name, within 300 m; platforms of local trains), and gives
 * a station that would share its name with a bigger one in the same town its name from the list.
 */
function withoutTwins(written: readonly PlaceRow[], listed: readonly NamedStation[]): PlaceRow[] {
  const byName = new Map<string, PlaceRow[]>();
  const shown = new Set<string>();
  const key = (row: PlaceRow, name: string): string => `${row.country}:${row.near.en}:${foldName(name)}`;
  const kept: PlaceRow[] = [];
  const keep = (row: PlaceRow, latin: string): void => {
    const namesakes = byName.get(`${row.country}:${foldName(latin)}`) ?? [];
    if (namesakes.some((other) => isTwin(other, row))) return;
    if (LOCAL_PLATFORMS.test(latin) && kept.some((other) => isTwin(other, row))) return;
    byName.set(`${row.country}:${foldName(latin)}`, [...namesakes, row]);
    const isTaken = shown.has(key(row, row.name.en)) || shown.has(key(row, row.name.ru));
    const named = isTaken ? { ...row, name: { en: latin, ru: latin } } : row;
    shown.add(key(named, named.name.en)).add(key(named, named.name.ru));
    kept.push(named);
  };
  for (const row of written) keep(row, row.name.en);
  for (const { row, latin } of listed.toSorted((a, b) => b.row.weight - a.row.weight || a.row.number - b.row.number)) {
    keep(row, latin);
  }
  return kept;
}

const ALTERNATES_LIMIT = 6;
/** A station named after a town of this size is its main station, whatever the list says. */
const TOWN_WITH_MAIN_STATION = 30_000;
/** In a smaller place Russian uses another word for a station. */
const TOWN_WITH_TERMINAL = 20_000;
/** A station further than this from every town is at a wrong point. */
const TOWN_REACH_KM = 40;

/** Everything station rows are made from. */
export interface StationSources {
  readonly trainline: readonly TrainlineStation[];
  readonly authored: readonly TableRow[];
  /** Inhabited towns, by which halts are told apart. */
  readonly towns: TownFinder;
  readonly overrides: AreaOverrides;
}

function searchNames(row: TableRow): string[] {
  return cell(row, "search")
    .split(";")
    .filter((name) => name !== "");
}

function listedRow({ entry, point, cityName, carriers }: TrainlineStation, towns: StationTowns): PlaceRow | undefined {
  const id = `s${entry.id}`;
  const number = placeNumber(id);
  const latin = stationLatin(entry.name);
  const tagged = entry["info:ru"] ?? "";
  const town = towns.of(latin, [cityName, tagged], entry.country, point);
  if (number === undefined || town === undefined) return undefined;
  const isTerminal = entry.is_main_station || town.weight >= TOWN_WITH_TERMINAL;
  const nearRu = russianTown(town.name, tagged);
  const about = { name: { en: town.name.en, ru: nearRu }, names: [town.name.en, town.name.ru, ...town.alternates] };
  const names = stationNames(latin, about, tagged, isTerminal);
  const isMain = entry.is_main_station || (names.isOfTown && town.weight >= TOWN_WITH_MAIN_STATION);
  return {
    id,
    number,
    kind: "station",
    point,
    country: entry.country,
    zone: entry.time_zone,
    weight: stationWeight({ isMain, isOfTown: names.isOfTown, carriers, townWeight: town.weight }),
    name: { en: names.en, ru: names.ru },
    near: { en: town.name.en, ru: nearRu },
    iata: null,
    icao: null,
    metro: [],
    alternates: pickAlternates(
      [names.en, names.ru, town.name.en, nearRu],
      [latin, tagged, entry["info:en"] ?? ""],
      ALTERNATES_LIMIT,
    ),
  };
}

/**
 * A station of the authored table; if it replaces a listed one, its point is written down
 * only where the listed point is wrong.
 */
function authoredRow(row: TableRow, listed: TrainlineStation | undefined, towns: StationTowns): PlaceRow {
  const id = listed ? `s${listed.entry.id}` : cell(row, "id");
  const number = placeNumber(id);
  const weight = AUTHORED_STATION_WEIGHT[cell(row, "size")];
  const point: GeoPoint | undefined =
    cell(row, "lat") === "" ? listed?.point : { lat: Number(cell(row, "lat")), lng: Number(cell(row, "lng")) };
  if (number === undefined || weight === undefined || point === undefined || (cell(row, "trainline") !== "" && !listed))
    throw new Error(`stations-main.tsv: ${cell(row, "id")} has no point, no size or no such listed station`);
  const area = towns.area(point, cell(row, "country"), TOWN_REACH_KM);
  if (area === undefined) throw new Error(`stations-main.tsv: ${cell(row, "id")} is far from every town`);
  const name = { en: cell(row, "name_en"), ru: cell(row, "name_ru") };
  const near = { en: cell(row, "near_en"), ru: cell(row, "near_ru") };
  return {
    id,
    number,
    kind: "station",
    point,
    country: area.country,
    zone: area.country === cell(row, "country") ? cell(row, "zone") : area.zone,
    weight,
    name,
    near,
    iata: null,
    icao: null,
    metro: [],
    alternates: pickAlternates(
      [name.en, name.ru, near.en, near.ru],
      [...searchNames(row), listed ? stationLatin(listed.entry.name) : ""],
      ALTERNATES_LIMIT,
    ),
  };
}

/** Makes the rows of all railway stations: the listed ones, corrected and completed by the authored table. */
export function stationRows({ trainline, authored, towns, overrides }: StationSources): PlaceRow[] {
  const stationTowns = createStationTowns(towns, overrides);
  const listed = new Map(trainline.map((station) => [station.entry.id, station]));
  const written = authored.map((row) => authoredRow(row, listed.get(cell(row, "trainline")), stationTowns));
  const corrected = new Set(authored.map((row) => cell(row, "trainline")));
  const rest = trainline
    .filter(({ entry }) => !corrected.has(entry.id))
    .map((station) => ({ row: listedRow(station, stationTowns), latin: stationLatin(station.entry.name) }))
    .flatMap(({ row, latin }) => (row ? [{ row, latin }] : []));
  return withoutTwins(written, rest);
}
