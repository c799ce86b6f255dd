import { expect, test } from "vitest";
import { readyWay, type WayDraft } from "./way-draft.ts";

const NOW = Date.UTC(2026, 10, 26, 9, 0);
const WHOLE: WayDraft = {
  provider: "1",
  carClass: "2",
  price: "4 500",
  backPrice: "",
  currency: "RUB",
  terms: "a1",
  words: "",
  day: "",
  endDay: "2026-11-27",
  endTime: "12:00",
};
const ready = (changes: Partial<WayDraft>) => readyWay({ ...WHOLE, ...changes }, { now: NOW, zone: "Europe/Moscow" });

test("OPS-89: an offer without terms, without an end or with one that is over is not ready; its end is on the clock of whoever makes it", () => {
  expect(ready({})).toEqual({ faults: [], validUntil: Date.UTC(2026, 10, 27, 9, 0), sums: [4500] });
  expect(ready({ terms: "" }).faults).toEqual(["terms"]);
  expect(ready({ endDay: "" }).faults).toEqual(["end"]);
  expect(ready({ endDay: "2026-11-26" }).faults).toEqual(["end"]);
  expect(ready({ endDay: "2027-03-01" }).faults).toEqual(["end"]);
  expect(ready({ price: "", backPrice: "x", carClass: "" }).faults).toEqual(["carClass", "price", "backPrice"]);
  expect(ready({ backPrice: "4000" }).sums).toEqual([4500, 4000]);
});
