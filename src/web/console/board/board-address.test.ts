import { expect, test } from "vitest";
import { boardAddress, boardQuery, readBoardAddress, unknownMembers } from "./board-address.ts";

test("an address and what it asks for are the same thing, and what it does not know is left out", () => {
  const asked = {
    group: "changed",
    filters: { state: "placed,confirmed", country: "RU,TR", place: "Сочи", sort: "-price" },
  } as const;
  const address = boardAddress(asked);
  expect(readBoardAddress(new URL(address, "http://x").search)).toEqual(asked);
  expect(readBoardAddress("?group=urgent&state=&colour=red&lang=en")).toEqual({ group: undefined, filters: {} });
  expect(boardAddress({ group: undefined, filters: {} })).toBe("/console");
  expect(boardAddress(readBoardAddress("?kind=yachts"))).toBe("/console/yachts");
});

test("OPS-04: what an address says and no board knows is told", () => {
  expect(unknownMembers("?lang=ru&group=urgent&colour=red&state=placed&view=day")).toEqual([
    "group=urgent",
    "colour=red",
  ]);
});

test("without a group or a filter the board shows today and tomorrow; a group is shown whole", () => {
  expect(boardQuery({ group: undefined, filters: { sort: "price" } }, "2026-12-31")).toEqual({
    sort: "price",
    from: "2026-12-31",
    to: "2027-01-01",
  });
  expect(boardQuery({ group: "unpaid", filters: {} }, "2026-12-31")).toEqual({ group: "unpaid" });
  expect(boardQuery({ group: undefined, filters: { place: "Сочи" } }, "2026-12-31")).toEqual({ place: "Сочи" });
});
