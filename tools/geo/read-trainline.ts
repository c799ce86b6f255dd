import { readFile } from "node:fs/promises";
import type { GeoPoint } from "#domain/values/geo-point.ts";

/** One entry of the Trainline list in the package's form, which leaves out empty members. */
export interface TrainlineEntry {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly time_zone: string;
  readonly uic?: string;
  readonly latitude?: string;
  readonly longitude?: string;
  readonly parent_station_id?: string;
  readonly sncf_tvs_id?: string;
  readonly is_city: boolean;
  readonly is_main_station: boolean;
  readonly is_airport: boolean;
  readonly is_suggestable: boolean;
  readonly "info:ru"?: string;
  readonly "info:en"?: string;
}

/** A railway station in the list, with the city entry it belongs to. */
export interface TrainlineStation {
  readonly entry: TrainlineEntry;
  readonly point: GeoPoint;
  readonly cityName: string;
  /** Number of railways that sell tickets to it. */
  readonly carriers: number;
}

/** French stops without a ticket-office code at which trains still call. */
const FRENCH_STATIONS = new Set(["33317"]);

/** Words that only a bus, tram, metro or ship stop has in its name. */
const OTHER_STOP = /\b(Gare Routière|Halte Routière|Abri|Poste?|Metrolink|Autobuses|Bus|Molo)$|-Bus$|-Tram$|\(Metro\)/i;

/** By country, the UIC numbers of places where no train calls, whatever the list says. */
const NOT_RAIL: Readonly<Record<string, RegExp>> = {
  // Andorra has no railway.
  AD: /./,
  // The only entry is a point in the suburbs; the station itself is in the authored table.
  BY: /./,
  // Swiss railways number their stations 8500000-8509699; the rest are post buses, ships and whole cities.
  CH: /^(850\d[7-9]|8508463|8501656|8313|8530|85[2-9]\d{4})/,
  // Connecting coaches, ports and the replacement buses of Sardinia and Apulia.
  IT: /^(8313(83[2-9]|84\d|85\d|88[56]|9\d\d)|8316|8340|83412|8342[67]|8346|8386)/,
  ES: /^7199/,
};

/** Stations that the list puts in their railway's country and not in the one they are in. */
const BEYOND_BORDER: Readonly<Record<string, string>> = { "12864": "CH", "13230": "CH", "34730": "CH" };

/** Sellers of coach tickets say nothing about trains. */
const COACH_SELLERS = new Set(["busbud_is_enabled", "distribusion_is_enabled", "flixbus_is_enabled"]);

function isRailway(entry: TrainlineEntry): boolean {
  if (OTHER_STOP.test(entry.name) || NOT_RAIL[entry.country]?.test(entry.uic ?? "")) return false;
  // Most French entries without this code are stops of regional buses.
  return entry.country !== "FR" || entry.sncf_tvs_id !== undefined || FRENCH_STATIONS.has(entry.id);
}

function carriersOf(entry: TrainlineEntry): number {
  return Object.entries(entry).filter(
    ([member, value]) => member.endsWith("_is_enabled") && value === true && !COACH_SELLERS.has(member),
  ).length;
}

/** Reads the railway stations of the package, without bus, tram and metro stops, ports, airports and bare city entries. */
export async function readTrainline(path: string): Promise<TrainlineStation[]> {
  const text = await readFile(path, "utf8");
  const entries = JSON.parse(text.slice(text.indexOf("["), text.lastIndexOf("]") + 1)) as TrainlineEntry[];
  const cities = new Map(entries.filter((entry) => entry.is_city).map((entry) => [entry.id, entry.name]));
  const rail = entries.filter(
    (entry) =>
      entry.is_suggestable &&
      !entry.is_airport &&
      entry.uic !== undefined &&
      entry.latitude !== undefined &&
      isRailway(entry),
  );
  // A city entry with a number and no stations below it is its town's only station.
  const parents = new Set(rail.map((entry) => entry.parent_station_id));
  return rail
    .filter((entry) => !entry.is_city || !parents.has(entry.id))
    .map((entry) => ({
      entry: { ...entry, country: BEYOND_BORDER[entry.id] ?? entry.country },
      point: { lat: Number(entry.latitude), lng: Number(entry.longitude) },
      cityName: cities.get(entry.parent_station_id ?? "") ?? "",
      carriers: carriersOf(entry),
    }));
}
