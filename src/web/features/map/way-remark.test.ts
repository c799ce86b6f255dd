import { expect, test } from "vitest";
import { wayRemark, type RidePath } from "./way-remark.ts";

const path = (kinds: readonly RidePath["parts"][number]["kind"][], approximate = true): RidePath => ({
  steps: [],
  parts: kinds.map((kind) => ({ kind, steps: [] })),
  distance: 1,
  travel_time: 60,
  approximate,
});

test.each([
  ["nothing before the answer", undefined, undefined],
  ["that an estimated line is approximate", path(["road"]), "prices.map.approximate"],
  ["MAP-05: nothing about a line that a road service has measured", path(["road"], false), undefined],
  ["what the dots of a ferry are", path(["road", "ferry", "road"]), "prices.map.ferry"],
  ["that dashes are only a direction", path(["guess"]), "prices.map.guess"],
  ["that no way is known over open water", path([]), "prices.map.noWay"],
] as const)("under the map it says %s", (_what, answer, said) => {
  expect(wayRemark(answer)).toBe(said);
});
