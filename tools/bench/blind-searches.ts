import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Place } from "#domain/places/place.ts";
import { distanceKm } from "#domain/values/geo-point.ts";
import { allNames } from "#domain/values/named.ts";
import { foldName, foldWords } from "#server/gazetteer/names/fold-name.ts";
import { searchPlaces } from "#server/modules/places/index.ts";
import type { AddressGround } from "#server/modules/places/typed-addresses.ts";

/** Texts written before their writer had seen any table of ours; how, the decision says (0027). */
const QUERIES_FILE = join(import.meta.dirname, "blind-queries.tsv");
const TERM_MIN_LENGTH = 2;
const TOP = 3;
/** A resort's hotels stand this far from its middle. */
const TOWN_KM = 25;

interface BlindQuery {
  readonly set: string;
  readonly term: string;
  readonly locale: "en" | "ru";
  readonly town: string;
  /** Words that are part of the hotel's own name. */
  readonly name: readonly string[];
}

/** Searches as the page does for texts that nobody could have tuned a table to, and says how many lead where they must. */
export async function measureBlind(ground: AddressGround, showMisses: boolean): Promise<string> {
  const lines = (await readFile(QUERIES_FILE, "utf8")).trimEnd().split("\n").slice(1);
  const queries = lines.map((line): BlindQuery => {
    const [set = "", term = "", locale, town = "", name = ""] = line.split("\t");
    return { set, term, locale: locale === "en" ? "en" : "ru", town, name: foldWords(name) };
  });
  const said: string[] = [];
  for (const [set, asked] of Map.groupBy(queries, (query) => query.set)) {
    const found = asked.map((query) => searchPlaces(ground, query, TERM_MIN_LENGTH).slice(0, TOP));
    const share = (isRight: (query: BlindQuery, at: number) => boolean): string =>
      `${((asked.filter(isRight).length / asked.length) * 100).toFixed(1)} %`;
    const isNamed = (query: BlindQuery, at: number, top: number): boolean =>
      found[at]?.slice(0, top).some((place) => isIt(query, place)) === true;
    const isTown = (query: BlindQuery, at: number): boolean =>
      found[at]?.some((place) => isThere(ground, query, place)) === true;
    said.push(
      `blind texts, ${set} (${asked.length}), by name at 1 / at 3: ${share((query, at) => isNamed(query, at, 1))} / ` +
        `${share((query, at) => isNamed(query, at, TOP))}; by name or as an address of the right town: ` +
        share((query, at) => isNamed(query, at, TOP) || isTown(query, at)),
    );
    if (!showMisses) continue;
    for (const [at, query] of asked.entries()) {
      if (isNamed(query, at, TOP)) continue;
      said.push(`${isTown(query, at) ? "town" : "LOST"}\t${query.term}\t${(found[at] ?? []).map(shown).join("; ")}`);
    }
  }
  return said.join("\n");
}

/** Whether a place is what was meant: a house of ours with these words in one of its names. */
function isIt({ name }: BlindQuery, { id, kind, name: own }: Place): boolean {
  if (id.startsWith("f") || (kind !== "hotel" && kind !== "other")) return false;
  const all = allNames(own).map(foldName).join(" ");
  return name.every((word) => all.includes(word));
}

function isThere({ gazetteer }: AddressGround, { town }: BlindQuery, place: Place): boolean {
  const meant = gazetteer.byId(town);
  return meant !== undefined && meant.country === place.country && distanceKm(meant.point, place.point) <= TOWN_KM;
}

function shown({ name, near, country }: Place): string {
  return `${name.en}, ${near.en}, ${country}`;
}
