import type KDBush from "kdbush";
import type { Bounds } from "#domain/places/polygon.ts";
import { FLOWN_WEIGHT } from "#server/gazetteer/near/nearest-place.ts";
import { STORED_KINDS, type PlaceStore } from "#server/gazetteer/pack/place-store.ts";

/** A box wider than this is looked up among the large towns alone: it holds too many others. */
const WIDE_DEGREES = 12;
const LARGE_WEIGHT = 60_000;

/** An airport counts this share of its weight, which is its traffic and no number of people. */
const AIRPORT_SHARE = 0.2;
/** A district is named after the towns around it. */
const DISTRICT_SHARE = 0.3;

/** Makes the look-up of the rows a map of a box would name, the most important first. */
export function createLargestInBox(store: PlaceStore, tree: KDBush): (box: Bounds, limit: number) => number[] {
  const { kind, weight, lat, lng } = store;
  const share = new Map([
    [STORED_KINDS.indexOf("locality"), 1],
    [STORED_KINDS.indexOf("suburb"), DISTRICT_SHARE],
    [STORED_KINDS.indexOf("airport"), AIRPORT_SHARE],
  ]);
  const airport = STORED_KINDS.indexOf("airport");
  const importance = (row: number): number => {
    const own = weight[row] ?? 0;
    return kind[row] === airport && own < FLOWN_WEIGHT ? 0 : own * (share.get(kind[row] ?? -1) ?? 0);
  };
  let large: Uint32Array | undefined;
  const inWideBox = ({ west, south, east, north }: Bounds): number[] => {
    large ??= Uint32Array.from([...weight.keys()].filter((row) => importance(row) >= LARGE_WEIGHT));
    return [...large].filter((row) => {
      const [x, y] = [lng[row] ?? 0, lat[row] ?? 0];
      return y >= south && y <= north && x >= west && x <= east;
    });
  };
  const inBox = (box: Bounds): number[] =>
    box.east - box.west > WIDE_DEGREES ? inWideBox(box) : tree.range(box.west, box.south, box.east, box.north);
  return (box, limit) => {
    // East of the date line longitudes begin anew.
    const turns = [0, box.east > 180 ? 360 : 0, box.west < -180 ? -360 : 0].filter(
      (turn, at) => at === 0 || turn !== 0,
    );
    const best: { readonly row: number; readonly own: number }[] = [];
    for (const turn of turns) {
      for (const row of inBox({ ...box, west: box.west - turn, east: box.east - turn })) {
        const own = importance(row);
        if (own === 0 || (best.length === limit && own <= (best.at(-1)?.own ?? 0))) continue;
        const after = best.findIndex((other) => other.own < own);
        best.splice(after < 0 ? best.length : after, 0, { row, own });
        if (best.length > limit) best.pop();
      }
    }
    return best.map(({ row }) => row);
  };
}
