import { expect, test } from "vitest";
import { USUAL_COLUMNS } from "#domain/orders/board-columns.ts";
import { foldColumns, leastWindow } from "./trip-columns.ts";

test("the usual columns stand beside each other from 1280 px on, and from 1024 px on with some below others and none lost", () => {
  expect(leastWindow(USUAL_COLUMNS)).toBeLessThanOrEqual(1280);
  const folded = foldColumns(USUAL_COLUMNS);
  expect(leastWindow(folded)).toBeLessThanOrEqual(1024);
  const shown = folded.flatMap(({ column, holds = [] }) => [column, ...holds]);
  expect(shown.toSorted()).toEqual(USUAL_COLUMNS.map(({ column }) => column).toSorted());
  // What has nothing to stand below keeps its place.
  const alone = USUAL_COLUMNS.filter(({ column }) => column === "travel" || column === "price");
  expect(foldColumns(alone)).toEqual(alone);
});
