import { setImmediate as breathe } from "node:timers/promises";
import type { Place } from "#domain/places/place.ts";
import { createAreaSet, type AreaSet, type ReportMalformed } from "#server/areas/area-set.ts";
import type { Gazetteer, Hit, PlaceQuery } from "#server/gazetteer/gazetteer.ts";
import { packOfLines } from "#server/gazetteer/pack/place-pack-text.ts";
import { openPlaceStore } from "#server/gazetteer/pack/place-store.ts";
import { forgivenInOwnList } from "#server/gazetteer/search/place-ranking.ts";
import { createPlaceSearch } from "#server/gazetteer/search/place-search.ts";
import { buildOperatorIndex } from "#server/modules/operator-places/build-operator-index.ts";
import { createOperatorNearest } from "#server/modules/operator-places/operator-nearest.ts";
import type { OperatorData } from "#server/modules/operator-places/operator-places.repository.ts";

/** The operator's imported places and areas, ready for queries. */
export interface OperatorWorld {
  readonly version: string;
  /** How many places can be found. */
  readonly size: number;
  search(query: PlaceQuery): Hit[];
  /** Includes withdrawn places, because orders name them. */
  byNumber(number: number): Place | undefined;
  nearest: Gazetteer["nearest"];
  readonly areas: AreaSet;
}

/** Builds the search index, or skips it when there are no places, so that an empty import costs nothing. */
export async function createOperatorWorld(
  data: OperatorData,
  base: Gazetteer,
  report: ReportMalformed,
): Promise<OperatorWorld> {
  const areas = createAreaSet(data.areas, report);
  const withdrawn = data.withdrawn.length > 0 ? openPlaceStore(packOfLines(data.withdrawn)) : undefined;
  const past = (number: number): Place | undefined => {
    const row = withdrawn?.at(number);
    return row === undefined ? undefined : withdrawn?.place(row);
  };
  if (data.active.length === 0) {
    const nearest: Gazetteer["nearest"] = (point, maxKm) => base.nearest(point, maxKm);
    return { version: data.version, size: 0, search: () => [], byNumber: past, nearest, areas };
  }
  const text = packOfLines(data.active);
  const index = await buildOperatorIndex(text);
  await breathe();
  const store = openPlaceStore(text);
  await breathe();
  const search = createPlaceSearch(store, index, forgivenInOwnList);
  const nearest = createOperatorNearest(store, base);
  return {
    version: data.version,
    size: store.size,
    search: (query) =>
      search({ ...query, asTyped: true }).map(({ row, score }) => ({ place: store.place(row), score })),
    byNumber(number) {
      const row = store.at(number);
      return row === undefined ? past(number) : store.place(row);
    },
    nearest,
    areas,
  };
}
