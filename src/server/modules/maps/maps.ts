import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { openMapPack } from "#server/map/map-pack.ts";
import type { MapGround } from "#server/map/shapes-in.ts";
import { loadFerries, type Ferry } from "#server/modules/maps/ferries.ts";
import type { WayFinder } from "#server/modules/maps/way-of-ride.ts";

/** What the data folder contains about maps. */
export interface MapData {
  readonly pack: MapGround["pack"];
  readonly ferries: readonly Ferry[];
}

/** The context that maps are drawn in. */
export interface Maps extends WayFinder {
  readonly gazetteer: Gazetteer;
  /** The ground of pictures and tiles. */
  readonly ground: MapGround;
}

/** Opens the map and the table of ferries of the data folder. */
export async function loadMapData(dataDir: string): Promise<MapData> {
  const [pack, ferries] = await Promise.all([openMapPack(dataDir), loadFerries(dataDir)]);
  return { pack, ferries };
}
