import { DEFAULT_WEIGHT } from "#domain/places/operator-place.ts";
import { distanceKm } from "#domain/values/geo-point.ts";
import { allNames } from "#domain/values/named.ts";
import type { Hit } from "#server/gazetteer/gazetteer.ts";
import { foldName } from "#server/gazetteer/names/fold-name.ts";

/** A hotel of our tables and the operator's of the same name are one hotel within this distance. */
const TWIN_KM = 30;

/**
 * Merges the hits of the gazetteer and the operator's: each list keeps its order, and the better score comes first. Without
 * extra weight, an operator's place never comes before a town or an airport of the same name.
 */
export function mergeHits(known: readonly Hit[], own: readonly Hit[], limit: number): Hit[] {
  const base = known.filter(({ place }) => !own.some((hit) => isTwin(place, hit.place)));
  const second = behindNamesakes(base, own);
  const merged: Hit[] = [];
  let one = 0;
  let two = 0;
  while (merged.length < limit) {
    const [a, b] = [base[one], second[two]];
    if (a !== undefined && (b === undefined || a.score >= b.score)) {
      merged.push(a);
      one += 1;
    } else if (b !== undefined) {
      merged.push(b);
      two += 1;
    } else break;
  }
  return merged;
}

/** The operator knows a hotel better than our table does, so ours is left out. */
function isTwin(ours: Hit["place"], theirs: Hit["place"]): boolean {
  if (ours.kind !== theirs.kind || ours.kind !== "hotel") return false;
  const names = new Set(namesOf(ours));
  return namesOf(theirs).some((name) => names.has(name)) && distanceKm(ours.point, theirs.point) <= TWIN_KM;
}

function behindNamesakes(base: readonly Hit[], own: readonly Hit[]): Hit[] {
  const least = new Map<string, number>();
  for (const { place, score } of base) {
    for (const name of namesOf(place)) least.set(name, Math.min(score, least.get(name) ?? Infinity));
  }
  return own
    .map((hit) => {
      if (hit.place.weight > DEFAULT_WEIGHT[hit.place.kind]) return hit;
      const ceiling = Math.min(...namesOf(hit.place).map((name) => least.get(name) ?? Infinity));
      return ceiling < hit.score ? { ...hit, score: ceiling } : hit;
    })
    .toSorted((a, b) => b.score - a.score);
}

function namesOf({ name }: Hit["place"]): string[] {
  return allNames(name)
    .map(foldName)
    .filter((folded) => folded !== "");
}
