import { describe, expect, it } from "vitest";
import { rowInFocus, stepFrom } from "./held-row.ts";

const rows = (...ids: number[]) => ids.map((id) => ({ id }));
const idOf = ({ id }: { readonly id: number }) => id;
const found = (ids: readonly number[], held?: { readonly row: { readonly id: number }; readonly index: number }) =>
  rowInFocus(rows(...ids), held, idOf);

describe("OPS-97, OPS-11: the row in focus of a list that others change", () => {
  const third = { row: { id: 3 }, index: 2 };

  it("is the first one until another is chosen", () => {
    expect(found([1, 2, 3])).toEqual({ row: { id: 1 }, gone: undefined, at: 0 });
    expect(found([])).toEqual({ row: undefined, gone: undefined, at: 0 });
  });

  it.each([
    ["one above it has left", [2, 3, 4], 1],
    ["one has come above it", [9, 1, 2, 3, 4], 3],
    ["one below it has left", [1, 2, 3], 2],
  ] as const)("stays the same one once %s", (_, ids, at) => {
    expect(found(ids, third)).toEqual({ row: { id: 3 }, gone: undefined, at });
  });

  it("is none once it has left, so that a key does nothing to the one in its place", () => {
    expect(found([1, 2, 4, 5], third)).toEqual({ row: undefined, gone: { id: 3 }, at: 2 });
    expect(found([], third)).toEqual({ row: undefined, gone: { id: 3 }, at: 0 });
  });

  it.each([
    ["down to the one in its place", [1, 2, 4, 5], 1, 2],
    ["up to the one above", [1, 2, 4, 5], -1, 1],
    ["to the last where it stood at the end", [1, 2], 1, 1],
  ] as const)("is stepped from %s once it has left", (_, ids, by, to) => {
    expect(stepFrom(found(ids, third), by, ids.length)).toBe(to);
  });

  it("is stepped from by one while it is there, and never past an end", () => {
    expect(stepFrom(found([1, 2, 3, 4], third), 1, 4)).toBe(3);
    expect(stepFrom(found([1, 2, 3], third), 1, 3)).toBe(2);
    expect(stepFrom(found([3], third), -1, 1)).toBe(0);
  });
});
