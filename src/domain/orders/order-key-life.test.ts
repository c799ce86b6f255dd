import { describe, expect, it } from "vitest";
import { keptUntil, keyEndsAt, MOST_KEPT, ordersToDrop } from "./order-key-life.ts";

const at = (text: string) => Date.parse(`${text}T10:00Z`);

describe("how long the key of an order is good for", () => {
  it.each([
    ["2026-11-24", "2027-12-24"],
    ["2026-01-31", "2027-03-03"],
    ["2026-12-01", "2028-01-01"],
  ])("opens an order until thirteen months after a ride on %s", (ride, end) => {
    expect(keyEndsAt([at(ride)])).toBe(at(end));
  });

  it("counts from the last trip, whatever their order", () => {
    expect(keyEndsAt([at("2026-11-30"), at("2026-11-24")])).toBe(at("2027-12-30"));
    expect(keptUntil([at("2026-11-30"), at("2026-11-24")])).toBe(at("2026-12-30"));
  });
});

describe("the orders that a device forgets for another", () => {
  const numbers = Array.from({ length: MOST_KEPT }, (_, index) => 100 + index);

  it("are none while there is room, or where the order is kept already", () => {
    expect(ordersToDrop(numbers.slice(1), 500)).toEqual([]);
    expect(ordersToDrop(numbers, 107)).toEqual([]);
  });

  it("are the oldest, in whatever order the browser names them", () => {
    expect(ordersToDrop(numbers.toReversed(), 500)).toEqual([100]);
    expect(ordersToDrop([90, ...numbers], 500)).toEqual([100, 90]);
    expect(ordersToDrop(numbers, 5)).toEqual([100]);
  });
});
