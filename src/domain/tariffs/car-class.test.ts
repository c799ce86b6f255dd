import { expect, test } from "vitest";
import { carClassGroup, type CarClassGroup } from "#domain/tariffs/car-class.ts";

const GROUPS: readonly (readonly [CarClassGroup, readonly number[]])[] = [
  ["sedans", [2, 3, 4, 5, 6]],
  ["roomy", [7, 8, 9]],
  ["minivans", [10, 11, 12, 13]],
  ["buses", [14, 15, 16, 17]],
  ["other", [-1, 0, 1, 18, 100]],
];

test.each(GROUPS.flatMap(([group, ids]) => ids.map((id) => [id, group] as const)))(
  "PRC-13, OPN-017: class %i is listed under %s",
  (id, group) => {
    expect(carClassGroup(id)).toBe(group);
  },
);
