import type { CarGroup } from "#domain/prices/car-groups.ts";

/** The last class id of each group; class ids are fixed and begin with 2. */
const LAST_ID: readonly (readonly [last: number, group: CarGroup])[] = [
  [1, "other"],
  [6, "sedans"],
  [9, "spacious"],
  [13, "minivans"],
  [17, "buses"],
];

/** The group of a car class by its id; an id outside 2 to 17 belongs to the others. */
export function carGroup(classId: number): CarGroup {
  return LAST_ID.find(([last]) => classId <= last)?.[1] ?? "other";
}
