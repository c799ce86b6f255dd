import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Place } from "#domain/places/place.ts";
import type { Gazetteer, Hit, PlaceQuery } from "#server/gazetteer/gazetteer.ts";
import { loadLandmarks } from "#server/gazetteer/landmarks/landmark-table.ts";
import { withLandmarks } from "#server/gazetteer/landmarks/with-landmarks.ts";
import { createLargestInBox } from "#server/gazetteer/near/largest-in-box.ts";
import { createNearestPlace, placeTree } from "#server/gazetteer/near/nearest-place.ts";
import { createNearestTown } from "#server/gazetteer/near/nearest-town.ts";
import { buildPlaceIndex } from "#server/gazetteer/pack/build-place-index.ts";
import { joinedStamp, joinPacks } from "#server/gazetteer/pack/join-packs.ts";
import { readPlaceIndex, type PlaceIndex } from "#server/gazetteer/pack/place-index.ts";
import { placeNumber } from "#server/gazetteer/pack/place-row.ts";
import { openPlaceStore, type PlaceStore } from "#server/gazetteer/pack/place-store.ts";
import { createPlaceSearch } from "#server/gazetteer/search/place-search.ts";
import { createTownNames } from "#server/gazetteer/search/town-names.ts";

/** The tables of places in the data folder (stations are separate because of their licence) and the search index of both. */
const FILES = { places: "places.tsv.gz", stations: "stations.tsv.gz", index: "places-index.gz" } as const;

const unpack = promisify(gunzip);

/** Builds a missing or outdated index, which costs seconds but never gives a wrong answer. */
async function loadIndex(dataDir: string, store: PlaceStore, stamp: number): Promise<PlaceIndex> {
  const packed = await readFile(join(dataDir, FILES.index)).catch(() => undefined);
  const prebuilt = packed && readPlaceIndex(await unpack(packed), stamp);
  const index = prebuilt ?? readPlaceIndex(buildPlaceIndex(store, stamp), stamp);
  if (index === undefined) throw new Error(`No search index can be made of ${dataDir}`);
  return index;
}

/** Loads the data pack that `npm run geo:build` has written to a folder. */
export async function loadGazetteer(dataDir: string): Promise<Gazetteer> {
  const [places, stations] = await Promise.all([
    readFile(join(dataDir, FILES.places)),
    readFile(join(dataDir, FILES.stations)),
  ]);
  const store = openPlaceStore(joinPacks(await unpack(places), await unpack(stations)));
  const index = await loadIndex(dataDir, store, joinedStamp(places, stations));
  const searchRows = createPlaceSearch(store, index);
  const townNames = createTownNames(store, index);
  const tree = placeTree(store);
  const nearest = createNearestPlace(store, tree);
  const largestIn = createLargestInBox(store, tree);
  const place = (row: number | undefined): Place | undefined => (row === undefined ? undefined : store.place(row));
  const search = (query: PlaceQuery): Hit[] =>
    searchRows(query).map(({ row, score }) => ({ place: store.place(row), score }));
  // Made on first use: most servers never need it.
  let nearestTown: ReturnType<typeof createNearestTown> | undefined;
  const byNumber = (number: number): Place | undefined => place(store.at(number));
  const byId = (id: string): Place | undefined => {
    const number = placeNumber(id);
    return number === undefined ? undefined : byNumber(number);
  };
  const pack: Gazetteer = {
    size: store.size,
    search,
    find: (query) => search(query).map((hit) => hit.place),
    byId,
    byNumber,
    nearest: (point, maxKm) => place(nearest(point, maxKm)),
    nearestTown: (point) => place((nearestTown ??= createNearestTown(store))(point)),
    townsNamed: (name) => townNames(name).map((row) => store.place(row)),
    largestIn: (box, limit) => largestIn(box, limit).map((row) => store.place(row)),
  };
  const townOf = (id: string) => {
    const row = store.at(placeNumber(id) ?? 0);
    return row === undefined ? undefined : store.row(row);
  };
  return withLandmarks(pack, await loadLandmarks(dataDir, townOf));
}
