import type { OperatorPlace } from "#domain/places/operator-place.ts";
import type { ImportProblem, Numbered } from "#server/modules/operator-places/file/places-file.ts";

/** This many hotels on one point were never measured there: somebody gave them all the middle of the town. */
const SHARED_BY = 3;

/** Leaves out the places of an extract whose point they share with two others or more. */
export function withoutSharedPoints(
  places: readonly Numbered<OperatorPlace>[],
  problems: ImportProblem[],
): Numbered<OperatorPlace>[] {
  const spot = ({ item: { point } }: Numbered<OperatorPlace>): string => `${point.lat}, ${point.lng}`;
  const count = new Map<string, number>();
  for (const place of places) count.set(spot(place), (count.get(spot(place)) ?? 0) + 1);
  return places.filter((place) => {
    const isShared = (count.get(spot(place)) ?? 0) >= SHARED_BY;
    if (isShared) problems.push({ line: place.line, what: { problem: "shared-point", value: spot(place) } });
    return !isShared;
  });
}
