import { expect, test } from "vitest";
import { chosenStops, stopRows, withChosen, withoutStop, withStop, type StopRow } from "./stop-rows.ts";

const NONE: readonly StopRow[] = [];
const ids = (rows: readonly StopRow[]) => rows.map(({ uniqId }) => uniqId);

test("FND-08: a new stop is an empty row at the end", () => {
  const two = withStop(withStop(withChosen(withStop(NONE), "stop-1", "g1")));
  expect(two.map(({ id }) => id)).toEqual(["g1", null, null]);
});

test("FND-09: three rows have three ids, and taking the middle one away leaves the others as they were", () => {
  const three = withStop(withStop(withStop(NONE)));
  expect(new Set(ids(three)).size).toBe(3);
  const filled = withChosen(withChosen(three, "stop-1", "g1"), "stop-3", "g3");
  expect(withoutStop(filled, "stop-2")).toEqual([
    { uniqId: "stop-1", id: "g1" },
    { uniqId: "stop-3", id: "g3" },
  ]);
  expect(new Set(ids(withStop(withoutStop(filled, "stop-2")))).size).toBe(3);
});

test("FND-02: the stops of an address are rows in its order", () => {
  expect(stopRows(NONE, ["303", "g304"])).toEqual([
    { uniqId: "stop-1", id: "303" },
    { uniqId: "stop-2", id: "g304" },
  ]);
});

test("what is being filled in stays where it is while the address says the same", () => {
  const rows = withChosen(withStop(withStop(withStop(NONE))), "stop-3", "g3");
  expect(stopRows(rows, ["g3"])).toEqual(rows);
});

test("Back and a swap bring the stops of their address, each with the row it had, and leave empty rows at the end", () => {
  const rows = withStop(withChosen(withChosen(withStop(withStop(NONE)), "stop-1", "g1"), "stop-2", "g2"));
  expect(stopRows(rows, ["g1"])).toEqual([
    { uniqId: "stop-1", id: "g1" },
    { uniqId: "stop-3", id: null },
  ]);
  expect(ids(stopRows(rows, ["g2", "g1"]))).toEqual(["stop-2", "stop-1", "stop-3"]);
  const more = stopRows(rows, ["g2", "g9"]);
  expect(chosenStops(more)).toEqual(["g2", "g9"]);
  expect(new Set(ids(more)).size).toBe(3);
});
