import type { Kysely } from "kysely";
import type { AreaSet } from "#server/areas/area-set.ts";
import type { Tables } from "#server/database/tables.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { placeNumber } from "#server/gazetteer/pack/place-row.ts";
import { mergeHits } from "#server/modules/operator-places/merge-hits.ts";
import { readImportVersion, readOperatorData } from "#server/modules/operator-places/operator-places.repository.ts";
import { createOperatorWorld } from "#server/modules/operator-places/operator-world.ts";

/** An import is looked for this often, so that with the time of loading it is in force everywhere within five seconds. */
const LOOK_MS = 2_500;

/** The gazetteer with the operator's own places in it, and the operator's areas. */
export interface OperatorPlaces extends Gazetteer {
  readonly areas: AreaSet;
  /** Looks now whether something was imported, and loads it. */
  refresh(): Promise<void>;
  /** Ends the looking; waits for what is being loaded. */
  close(): Promise<void>;
}

/** Loads what the operator has imported and goes on looking for imports; searches never wait for that. */
export async function createOperatorPlaces(deps: {
  readonly db: Kysely<Tables>;
  readonly base: Gazetteer;
  /** Told when imports cannot be read, and about malformed areas; what was loaded before stays in force. */
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
  // A database that is away is told once, not with every look.
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
      return number === undefined ? undefined : byNumber(number);
    },
    nearest: (point, maxKm) => world.nearest(point, maxKm),
    nearestTown: (point) => base.nearestTown(point),
    areas: {
      at: (point) => world.areas.at(point),
      nearest: (point, maxKm) => world.areas.nearest(point, maxKm),
    },
    refresh,
    async close() {
      clearInterval(timer);
      await underWay?.catch(() => undefined);
    },
  };
}
