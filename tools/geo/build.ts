// Builds the gazetteer's data pack from pinned sources: `npm run geo:build`. Same sources, same bytes.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildPlaceIndex } from "#server/gazetteer/pack/build-place-index.ts";
import { joinedStamp, joinPacks } from "#server/gazetteer/pack/join-packs.ts";
import { packText } from "#server/gazetteer/pack/place-pack-text.ts";
import type { PlaceRow } from "#server/gazetteer/pack/place-row.ts";
import { openPlaceStore } from "#server/gazetteer/pack/place-store.ts";
import { airportRow, withoutNamesakes } from "./airport-rows.ts";
import { buildRoadGraph } from "./build-road-graph.ts";
import { withExtras } from "./extra-rows.ts";
import { fetchSource } from "./fetch-packages.ts";
import { createTownFinder } from "./find-town.ts";
import { readLocalities } from "./locality-rows.ts";
import { cell, readCsv, readTsv, type TableRow } from "./read-tables.ts";
import { readTrainline } from "./read-trainline.ts";
import { readSourceNames } from "./source-names.ts";
import { stationRows } from "./station-rows.ts";
import { gzipSame } from "./write-pack.ts";

/**
 * Applies `data/names-ru.tsv`: Russian names of much travelled places for which the sources have none, and of what an airport
 * is near. A line for a place that is not there stops the build.
 */
function withRussianNames(rows: readonly PlaceRow[], table: readonly TableRow[]): PlaceRow[] {
  const names = new Map(table.map((line) => [cell(line, "id"), line]));
  const out = rows.map((row) => {
    const line = names.get(row.id);
    if (line === undefined) return row;
    names.delete(row.id);
    return {
      ...row,
      name: { ...row.name, ru: cell(line, "name_ru") },
      near: { ...row.near, ru: cell(line, "near_ru") || row.near.ru },
    };
  });
  if (names.size > 0) throw new Error(`names-ru.tsv names places that are not there: ${[...names.keys()].join(", ")}`);
  return out;
}

const root = join(import.meta.dirname, "../..");
const dataDir = join(root, "data");
const cacheDir = join(root, ".cache/geo");

await mkdir(cacheDir, { recursive: true });
const citiesFile = await fetchSource("cities", cacheDir);
const airportsFile = await fetchSource("airports", cacheDir);
const stationsFile = await fetchSource("stations", cacheDir);
const table = (name: string) => readTsv(join(dataDir, name));

const overrides = new Map(
  (await table("country-overrides.tsv")).map((row) => [
    cell(row, "area"),
    { country: cell(row, "country"), zone: cell(row, "zone") },
  ]),
);
const metroOf = Map.groupBy(await table("metro-areas.tsv"), (row) => `g${cell(row, "geonameid")}`);
const withMetro = (row: PlaceRow): PlaceRow => ({
  ...row,
  metro: (metroOf.get(row.id) ?? []).map((area) => cell(area, "code")),
});

const localities = withExtras(
  (await readLocalities(citiesFile, await readSourceNames(dataDir), overrides)).map(withMetro),
  await table("places-extra.tsv"),
);
const authored = new Map((await table("airports-ru.tsv")).map((row) => [cell(row, "iata"), row]));
const towns = createTownFinder(localities);
const airports = withoutNamesakes(
  (await readCsv(airportsFile))
    .map((row) => airportRow(row, { authored, towns, overrides }))
    .filter((row) => row !== undefined),
  authored,
);

/** A place with fewer inhabitants does not count as a station's town. */
const SMALLEST_TOWN = 500;
const stations = stationRows({
  trainline: await readTrainline(stationsFile),
  authored: await table("stations-main.tsv"),
  towns: createTownFinder(localities.filter((row) => row.kind === "locality" && row.weight >= SMALLEST_TOWN)),
  overrides,
});

const placesText = packText(withRussianNames([...localities, ...airports], await table("names-ru.tsv")));
// Stations are a separate file because their licence requires the same licence for anything made from them.
const stationsText = packText(stations);
const places = gzipSame(placesText);
const stationsPack = gzipSame(stationsText);
const store = openPlaceStore(joinPacks(placesText, stationsText));
const index = gzipSame(buildPlaceIndex(store, joinedStamp(places, stationsPack)));
await writeFile(join(dataDir, "places.tsv.gz"), places);
await writeFile(join(dataDir, "stations.tsv.gz"), stationsPack);
await writeFile(join(dataDir, "places-index.gz"), index);
process.stdout.write(
  `${localities.length} localities, ${airports.length} airports, ${stations.length} stations; ` +
    `packs ${places.length} and ${stationsPack.length} bytes, index ${index.length} bytes\n`,
);
process.stdout.write(`${await buildRoadGraph(dataDir, cacheDir)}\n`);
