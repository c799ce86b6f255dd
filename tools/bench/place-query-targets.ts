import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readPlaceRows } from "./place-engines/place-rows.ts";

/** A place travellers go to, with the names they know it by. */
export interface Target {
  readonly id: string;
  readonly kind: "airport" | "town" | "resort" | "station";
  readonly weight: number;
  readonly country: string;
  readonly en: string;
  /** Empty where the sources have no Russian name. */
  readonly ru: string;
  readonly cityEn: string;
  readonly cityRu: string;
  /** IATA and ICAO codes. */
  readonly codes: readonly string[];
}

const TOWN_INHABITANTS = 100_000;
const MARKS = /[\u0300-\u036f]/g;

type Cells = Readonly<Record<string, string>>;

async function readTable(file: string): Promise<Cells[]> {
  const [head = "", ...lines] = (await readFile(file, "utf8")).split("\n");
  const columns = head.split("\t");
  return lines
    .filter((line) => line !== "")
    .map((line) => {
      const cells = line.split("\t");
      return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""]));
    });
}

/** A name the way people type it: small letters, no diacritics, single spaces. Names are compared in this form only. */
export function typed(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("й", "\u0001")
    .normalize("NFKD")
    .replace(MARKS, "")
    .replaceAll("\u0001", "й")
    .replace(/['’‘]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** An airport's name without the word "airport", which often leaves the name of its town. */
function airportName(name: string): string {
  return name.replace(/^Аэропорт /, "").replace(/ (International )?Airport$/, "");
}

/**
 * All targets, each with its id in the data pack; the tables come from `data/`, nothing
 * comes from the search or its index.
 */
export async function readTargets(dataDir: string): Promise<Target[]> {
  const table = (name: string): Promise<Cells[]> => readTable(join(dataDir, name));
  const [airports, extras, stations, rows] = await Promise.all([
    table("airports-ru.tsv"),
    table("places-extra.tsv"),
    table("stations-main.tsv"),
    readPlaceRows(dataDir),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byIata = new Map(rows.flatMap((row) => (row.iata === null ? [] : [[row.iata, row] as const])));
  const authored = new Set(extras.map((cells) => cells["id"]));
  const targets: Target[] = [];
  for (const cells of airports) {
    const row = byIata.get(cells["iata"] ?? "");
    if (row === undefined || Number(cells["size"]) < 1) continue;
    const { name_en: en = "", name_ru: ru = "", city_en: cityEn = "", city_ru: cityRu = "" } = cells;
    targets.push({
      id: row.id,
      kind: "airport",
      weight: row.weight,
      country: row.country,
      cityEn,
      cityRu,
      en: airportName(en),
      ru: airportName(ru || (airportName(en) === cityEn ? cityRu : "")),
      codes: [row.iata, row.icao].filter((code) => code !== null),
    });
  }
  const add = (kind: Target["kind"], id: string, en: string, ru: string): void => {
    const row = byId.get(id);
    if (row === undefined || en === "") return;
    targets.push({ id, kind, weight: row.weight, country: row.country, en, ru, cityEn: "", cityRu: "", codes: [] });
  };
  for (const cells of extras) add("resort", cells["id"] ?? "", cells["name_en"] ?? "", cells["name_ru"] ?? "");
  for (const cells of stations) {
    const id = cells["trainline"] ? `s${cells["trainline"]}` : (cells["id"] ?? "");
    add("station", id, cells["name_en"] ?? "", cells["name_ru"] ?? "");
  }
  for (const row of rows) {
    if (row.kind !== "locality" || row.weight < TOWN_INHABITANTS || authored.has(row.id)) continue;
    // A row without a Russian name repeats the English one.
    add("town", row.id, row.name.en, /[а-яё]/i.test(row.name.ru) ? row.name.ru : "");
  }
  return targets;
}
