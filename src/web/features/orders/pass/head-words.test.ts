import { expect, test } from "vitest";
import { englishPage, shownTrip } from "../../../../../tests/support/shown-order.ts";
import { countdown, nextWords } from "./head-words.ts";
import { nextTrip } from "./next-trip.ts";

const at = (moment: string) => Date.parse(`${moment}:00Z`);
const said = (moment: string, changes: Parameters<typeof shownTrip>[0] = {}, cars = 1) =>
  nextWords(shownTrip(changes), cars, at(moment), englishPage).replace(/\s/g, " ");

test("the headline is the next true sentence: who comes when, and where the trip stands after that", () => {
  expect(said("2026-12-10T09:00")).toBe("Your driver meets you on 16 December at 07:40");
  expect(said("2026-12-15T09:00", {}, 2)).toBe("Your drivers meet you tomorrow at 07:40");
  expect(said("2026-12-15T09:00", { start: { ...shownTrip().finish } })).toBe(
    "Your car picks you up tomorrow at 07:40",
  );
  expect(said("2026-12-16T08:00")).toBe("Pick-up was today at 07:40");
  expect(said("2027-11-16T08:00")).toBe("Pick-up was on 16 December 2026 at 07:40");
  expect(said("2026-12-16T08:00", { state: "under-way" })).toBe("You are on your way");
  expect(said("2026-12-16T10:00", { state: "completed" })).toBe("Your trip is complete");
});

test("the countdown is in days, then in hours and minutes, and ends with the pick-up", () => {
  const left = (moment: string) => countdown(shownTrip(), at(moment), englishPage).replace(/\s/g, " ");
  expect(left("2026-12-12T07:40")).toBe("In 4 days. Local time, GMT");
  expect(left("2026-12-15T09:10")).toBe("In 22 h 30 min. Local time, GMT");
  expect(left("2026-12-16T07:41")).toBe("");
});

test("the page is about the next trip that still goes, then about the last", () => {
  const there = shownTrip({ order_id: 1 });
  const back = shownTrip({ order_id: 2, pickup_time: "2026-12-20 18:00" });
  const off = shownTrip({ order_id: 3, pickup_time: "2026-12-13 18:00", cancel_fee: 0 });
  const about = (moment: string) => nextTrip([back, off, there], at(moment))?.order_id;
  expect([about("2026-12-12T00:00"), about("2026-12-17T00:00"), about("2027-01-01T00:00")]).toEqual([1, 2, 2]);
  expect(nextTrip([off], at("2026-12-12T00:00"))).toBeUndefined();
});
