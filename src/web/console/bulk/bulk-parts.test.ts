import { expect, test } from "vitest";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { isUndoable, partsOf, sumsOf, tripsFor } from "./bulk-parts.ts";

function trip(row: Partial<BoardTripView>): BoardTripView {
  const whole: Partial<BoardTripView> = { state: "placed", groups: [], price: 0, currency: "RUB", ...row };
  return whole as BoardTripView;
}

test("OPS-27: a deed is offered for the trips that it applies to alone", () => {
  const waits = trip({ trip_id: 1, groups: ["to-confirm"] });
  const changed = trip({ trip_id: 2, groups: ["changed"], state: "confirmed" });
  const over = trip({ trip_id: 3, state: "completed" });
  const all = [waits, changed, over];
  expect(tripsFor("confirmTrips", all)).toEqual([waits]);
  expect(tripsFor("seeTrips", all)).toEqual([changed]);
  expect(tripsFor("driveTrips", all)).toEqual([waits, changed]);
  expect(tripsFor("passTrips", all)).toEqual([waits, changed]);
  expect(tripsFor("markTrips", all)).toEqual(all);
});

test("OPS-27: sums stand by currency and add up to the last digit", () => {
  const rows = [trip({ price: 0.1 }), trip({ price: 0.2 }), trip({ price: 1.005, currency: "KWD" })];
  expect(sumsOf(rows).map(({ currency, sum }) => [currency, sum])).toEqual([
    ["RUB", 0.3],
    ["KWD", 1.005],
  ]);
});

test("OPS-27: what is sent goes in parts of fifty, and no order is in two of them", () => {
  const rows = Array.from({ length: 120 }, (_, index) => trip({ trip_id: index, order_id: index % 40 }));
  expect(partsOf(rows).map((part) => part.length)).toEqual([48, 48, 24]);
});

test("OPS-27: what travellers hear of only after ten seconds can be undone for several trips as for one", () => {
  expect(isUndoable("confirmTrips", false)).toBe(true);
  expect(isUndoable("driveTrips", true)).toBe(true);
  expect(isUndoable("driveTrips", false)).toBe(false);
  expect(isUndoable("passTrips", true)).toBe(false);
  expect(isUndoable("writeTrips", true)).toBe(false);
});
