// Builds the gazetteer's data pack from pinned sources: `npm run geo:build`. Same sources, same bytes.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PlaceRow } from "#server/modules/places/place-row.ts";
import { buildPlaceIndex } from "#server/modules/places/build-place-index.ts";
import { packStamp } from "#server/modules/places/pack-stamp.ts";
import { openPlaceStore } from "#server/modules/places/place-store.ts";
import { airportRow, withoutNamesakes } from "./airport-rows.ts";
import { withExtras } from "./extra-rows.ts";
import { fetchSource } from "./fetch-packages.ts";
import { createTownFinder } from "./find-town.ts";
import { readLocalities } from "./locality-rows.ts";
import { cell, readCsv, readTsv } from "./read-tables.ts";
import { readSourceNames } from "./source-names.ts";
import { gzipSame, packText } from "./write-pack.ts";

const root = join(import.meta.dirname, "../..");
const dataDir = join(root, "data");
const cacheDir = join(root, ".cache/geo");

await mkdir(cacheDir, { recursive: true });
const citiesFile = await fetchSource("cities", cacheDir);
const airportsFile = await fetchSource("airports", cacheDir);
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

const text = packText([...localities, ...airports]);
const pack = gzipSame(text);
const index = gzipSame(buildPlaceIndex(openPlaceStore(text), packStamp(pack)));
await writeFile(join(dataDir, "places.tsv.gz"), pack);
await writeFile(join(dataDir, "places-index.gz"), index);
process.stdout.write(
  `${localities.length} localities, ${airports.length} airports; pack ${pack.length} bytes, index ${index.length} bytes\n`,
);
