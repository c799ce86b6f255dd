import { expect, test } from "vitest";
import { viewerRows, withViewer } from "./viewer-list.ts";

test("BKF-12: there is a row to write in, and each keeps its identity when another goes", () => {
  expect(viewerRows([])).toEqual([{ id: "1", phone: "" }]);
  const three = withViewer(withViewer(viewerRows([]), "+7 916"));
  expect(three.map(({ id }) => id)).toEqual(["1", "2", "3"]);
  const left = three.filter(({ id }) => id !== "2");
  expect(withViewer(left).map(({ id }) => id)).toEqual(["1", "3", "4"]);
  expect(viewerRows(left)).toBe(left);
});
