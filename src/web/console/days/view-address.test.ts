import { expect, test } from "vitest";
import { addressWith, dayAfter, readViewAddress } from "./view-address.ts";

test("OPS-10: the views share day and focus, and an address with nonsense is one without", () => {
  expect(readViewAddress("view=timeline&day=2026-12-09&focus=1000007&lines=class&by=airport")).toEqual({
    view: "timeline",
    day: "2026-12-09",
    focus: 1_000_007,
    lines: "class",
    byAirport: true,
  });
  expect(readViewAddress("view=month&day=tomorrow&focus=-2&lines=x")).toEqual({
    view: "list",
    day: undefined,
    focus: undefined,
    lines: "driver",
    byAirport: false,
  });
});

test("OPS-10: another view changes `view` and nothing else of the address", () => {
  const search = "state=confirmed&day=2026-12-09&focus=7&lang=en";
  expect(addressWith(search, { view: "timeline" })).toBe(`/console?${search}&view=timeline`);
  expect(addressWith(`${search}&view=day`, { view: null })).toBe(`/console?${search}`);
});

test("days follow one another over the ends of months and years", () => {
  expect([dayAfter("2026-12-31", 1), dayAfter("2028-03-01", -1)]).toEqual(["2027-01-01", "2028-02-29"]);
});
