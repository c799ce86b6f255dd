import { expect, test } from "vitest";
import { readColumns, USUAL_COLUMNS } from "#domain/orders/board-columns.ts";

test.each([
  ["nothing", [], USUAL_COLUMNS],
  ["only what nobody knows", [{ column: "colour", width: "wide" }], USUAL_COLUMNS],
  [
    "some in another order, one twice, one with a width of another version",
    [
      { column: "name", width: "wide" },
      { column: "pickup", width: "huge" },
      { column: "name", width: "narrow" },
    ],
    [
      { column: "name", width: "wide" },
      { column: "pickup", width: "usual" },
    ],
  ],
])("OPS-03: of %s kept, the board still has columns", (_, kept, columns) => {
  expect(readColumns(kept)).toEqual(columns);
});
