import { distanceKm, type GeoPoint } from "#domain/values/geo-point.ts";

interface Pair {
  readonly from: number;
  readonly to: number;
}

/** The links known so far, to ask whether two towns are already connected. */
export interface Ways {
  /** Whether a way of at most this length joins two towns; any way at all for `Infinity`. */
  isWithin(from: number, to: number, km: number): boolean;
  add(link: Pair): void;
}

/** Makes the look-up of ways over a set of links that grows. */
export function createWays(towns: readonly GeoPoint[], links: readonly Pair[]): Ways {
  const beside = towns.map((): number[] => []);
  const parent = Uint32Array.from(towns, (_, town) => town);
  const root = (town: number): number => {
    let at = town;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] ?? 0] ?? 0;
      at = parent[at] ?? 0;
    }
    return at;
  };
  const between = (a: number, b: number): number => {
    const [one, two] = [towns[a], towns[b]];
    return one && two ? distanceKm(one, two) : Infinity;
  };
  const add = ({ from, to }: Pair): void => {
    beside[from]?.push(to);
    beside[to]?.push(from);
    parent[root(from)] = root(to);
  };
  for (const link of links) add(link);

  return {
    add,
    isWithin(from, to, km) {
      if (root(from) !== root(to) || km === Infinity) return root(from) === root(to);
      const reached = new Map([[from, 0]]);
      const open = new Set([from]);
      while (open.size > 0) {
        // Few towns lie within a way around, so the nearest open one is found by checking all of them.
        const town = [...open].reduce((best, one) => ((reached.get(one) ?? 0) < (reached.get(best) ?? 0) ? one : best));
        if (town === to) return true;
        open.delete(town);
        for (const next of beside[town] ?? []) {
          const total = (reached.get(town) ?? 0) + between(town, next);
          if (total + between(next, to) > km || total >= (reached.get(next) ?? Infinity)) continue;
          reached.set(next, total);
          open.add(next);
        }
      }
      return false;
    },
  };
}
