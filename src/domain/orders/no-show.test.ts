import { describe, expect, test } from "vitest";
import { judgeNoShow, type NoShowFacts } from "#domain/orders/no-show.ts";

const MINUTE = 60_000;
const PICKUP = 1_000 * MINUTE;
const facts: NoShowFacts = { state: "confirmed", pickupAt: PICKUP, arrivedAt: null, freeMinutes: 60 };

describe("OPS-16: a traveller did not come", () => {
  test.each<[string, Partial<NoShowFacts>, number, number, string | null, number]>([
    ["at the end of the free waiting", {}, 60, 60, null, 60],
    ["a minute before", {}, 60, 59, "early", 60],
    ["waited less than the terms grant", {}, 59, 90, "waited", 60],
    ["a later arrival begins the waiting", { arrivedAt: PICKUP + 30 * MINUTE }, 60, 89, "early", 90],
    ["and ends it", { arrivedAt: PICKUP + 30 * MINUTE }, 60, 90, null, 90],
    ["an earlier one does not", { arrivedAt: PICKUP - 30 * MINUTE }, 60, 59, "early", 60],
    ["longer than there was time for", {}, 75, 70, "early", 75],
    ["on the way already", { state: "under-way" }, 60, 60, null, 60],
    ["nobody was promised", { state: "placed" }, 60, 60, "state", 60],
    ["over", { state: "completed" }, 60, 60, "state", 60],
    ["without free waiting, at once", { freeMinutes: 0 }, 0, 0, null, 0],
  ])("%s", (_, more, waited, after, refused, from) => {
    expect(judgeNoShow({ ...facts, ...more }, { waited, now: PICKUP + after * MINUTE })).toEqual({
      refused,
      from: PICKUP + from * MINUTE,
    });
  });
});
