import { expect, test } from "vitest";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { letAllIn, nextRows } from "./live-rows.ts";

/** A row with what the columns show of it. */
function trip(id: number, changes: Partial<BoardTripView> = {}): BoardTripView {
  const row: Partial<BoardTripView> = {
    trip_id: id,
    version: 1,
    of: 1,
    state: "placed",
    pickup: { local: "2026-12-09 14:05", zone: "Europe/Moscow", city: "Москва", at: id },
    start: { name: "", address: "A" },
    finish: { name: "", address: "B" },
    name: `Guest ${id}`,
    driver: null,
    provider: { id: 1, name: "" },
    source: "site",
    groups: [],
    problems: [],
    marks: [],
    pay: { standing: "waiting", received: 0, cost: 100 },
    ...changes,
  };
  return row as BoardTripView;
}
const shown = (rows: ReturnType<typeof nextRows>) => [...rows.known.keys()];

test("OPS-11: new rows above the one in focus wait until they are let in, those below come in at once", () => {
  const first = nextRows(undefined, [trip(10), trip(20), trip(30)], undefined);
  expect(shown(first)).toEqual([10, 20, 30]);
  const later = [trip(5), trip(10), trip(15), trip(20), trip(25), trip(30), trip(35)];
  const second = nextRows(first, later, 20);
  expect(shown(second)).toEqual([10, 20, 25, 30, 35]);
  expect(shown(nextRows(second, later, 20))).toEqual(shown(second));
  expect(shown(letAllIn(second, later))).toEqual([5, 10, 15, 20, 25, 30, 35]);
});

test("OPS-11: trips of a page above that is opened while somebody scrolls up are not new", () => {
  const first = nextRows(undefined, [trip(10), trip(20)], 20);
  expect(shown(nextRows(first, [trip(5), trip(6), trip(10), trip(20)], 20, new Set([5])))).toEqual([5, 10, 20]);
});

test("OPS-11: without a focus, or when its row has gone, nothing is put above the first row that was there", () => {
  const first = nextRows(undefined, [trip(10), trip(20)], undefined);
  expect(shown(nextRows(first, [trip(5), trip(10), trip(15), trip(20)], undefined))).toEqual([10, 15, 20]);
  expect(shown(nextRows(first, [trip(5), trip(20)], 10))).toEqual([20]);
  expect(shown(nextRows(first, [trip(5), trip(6)], 10))).toEqual([5, 6]);
});

test("OPS-11: a cell is marked where it shows something else than before, and nowhere else", () => {
  const first = nextRows(undefined, [trip(10), trip(20), trip(30)], undefined);
  const driver = { name: "Sergey", phone: "", car: "Camry", plate: "O 418", is_told: true };
  const now = [
    trip(10, { version: 2, pickup: { local: "2026-12-09 14:30", zone: "Europe/Moscow", city: "Москва", at: 11 } }),
    trip(20, { version: 2, driver, groups: ["changed"] }),
    trip(30, { version: 2 }),
  ];
  expect(nextRows(first, now, 10).changed).toEqual(
    new Map([
      [10, ["pickup"]],
      [20, ["driver", "marks"]],
    ]),
  );
});
