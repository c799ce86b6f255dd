import type { Kysely } from "kysely";
import type { AreaSet } from "#server/areas/area-set.ts";
import type { Tables } from "#server/database/tables.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { placeNumber } from "#server/gazetteer/pack/place-row.ts";
import { mergeHits } from "#server/modules/operator-places/merge-hits.ts";
import { readImportVersion, readOperatorData } from "#server/modules/operator-places/operator-places.repository.ts";
import { createOperatorWorld } from "#server/modules/operator-places/operator-world.ts";

/** How often the server looks for an import; with the loading time, it is in force everywhere within five seconds. */
const LOOK_MS = 2_500;

/** The gazetteer together with the operator's own places and areas. */
export interface OperatorPlaces extends Gazetteer {
  readonly areas: AreaSet;
  /** Looks for an import right now, and loads it. */
  refresh(): Promise<void>;
  /** Stops looking, and waits for a load in progress. */
  close(): Promise<void>;
}

/** Loads what the operator has imported and keeps looking for imports; searches never wait for that. */
export async function createOperatorPlaces(deps: {
  readonly db: Kysely<Tables>;
  readonly base: Gazetteer;
  /** Called when imports cannot be read, and for malformed areas; the data loaded before stays in force. */
  readonly onProblem: (error: Error) => void;
}): Promise<OperatorPlaces> {
  const { db, base, onProblem } = deps;
  const load = async () =>
    createOperatorWorld(await readOperatorData(db), base, (area, problems) =>
      onProblem(new Error(`The operator's area ${area.id} counts as outside: ${problems.join(", ")}`)),
    );
  let world = await load();
  let underWay: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    if ((await readImportVersion(db)) !== world.version) world = await load();
  };
  const refresh = (): Promise<void> => (underWay ??= look().finally(() => (underWay = undefined)));
  // Report an unreachable database once rather than with every look.
  let isFailing = false;
  const lookAgain = async (): Promise<void> => {
    try {
      await refresh();
      isFailing = false;
    } catch (error) {
      if (!isFailing) onProblem(error instanceof Error ? error : new Error(String(error)));
      isFailing = true;
    }
  };
  const timer = setInterval(() => void lookAgain(), LOOK_MS).unref();
  const byNumber: Gazetteer["byNumber"] = (number) => base.byNumber(number) ?? world.byNumber(number);
  const search: Gazetteer["search"] = (query) => {
    const own = world.search(query);
    return own.length === 0 ? base.search(query) : mergeHits(base.search(query), own, query.limit);
  };
  return {
    get size() {
      return base.size + world.size;
    },
    search,
    find: (query) => search(query).map(({ place }) => place),
    byNumber,
    byId(id) {
      const number = placeNumber(id);
      return number === undefined ? base.byId(id) : byNumber(number);
    },
    nearest: (point, maxKm) => world.nearest(point, maxKm),
    nearestTown: (point) => base.nearestTown(point),
    townsNamed: (name) => base.townsNamed(name),
    largestIn: (box, limit) => base.largestIn(box, limit),
    areas: {
      at: (point) => world.areas.at(point),
      nearest: (point, maxKm) => world.areas.nearest(point, maxKm),
      within: (box) => world.areas.within(box),
    },
    refresh,
    async close() {
      clearInterval(timer);
      await underWay?.catch(() => undefined);
    },
  };
}
