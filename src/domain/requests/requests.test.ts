import { describe, expect, it } from "vitest";
import { saysWhy } from "#domain/requests/decline.ts";
import { mayEndAt, offerStanding } from "#domain/requests/offer-state.ts";
import { mayBecome, promisedUntil, REQUEST_STATES } from "#domain/requests/request-state.ts";
import { isSameWay } from "#domain/requests/same-way.ts";

const END = Date.UTC(2026, 11, 1, 12, 0);
const DAY = 86_400_000;

describe("a request", () => {
  it("OPS-88: that became an order stays one, and one that was turned down may still get an offer", () => {
    const next = (state: (typeof REQUEST_STATES)[number]) => REQUEST_STATES.filter((other) => mayBecome(state, other));
    expect(next("accepted")).toEqual([]);
    expect(next("new")).toEqual(["answered", "declined", "closed"]);
    expect([next("declined"), next("closed")]).toEqual([["answered"], ["answered"]]);
    expect(next("expired")).toEqual(["answered", "declined", "closed"]);
  });

  it("OPS-88: is promised an answer within a day", () => expect(promisedUntil(END)).toBe(END + DAY));

  it("OPS-92: is declined for a reason, and in words of one's own where none of the list fits", () => {
    expect([saysWhy({ reason: "not-there", words: "" }), saysWhy({ reason: "other", words: " " })]).toEqual([
      true,
      false,
    ]);
    expect(saysWhy({ reason: "other", words: "The road is closed" })).toBe(true);
  });
});

describe("an offer", () => {
  it("OPS-90: may be accepted up to its end and not one second later; what it was before stays", () => {
    const at = (now: number, state: "open" | "withdrawn" = "open") => offerStanding({ state, validUntil: END }, now);
    expect([at(END - 1), at(END), at(END + 1), at(END + 1000)]).toEqual(["open", "open", "expired", "expired"]);
    expect(at(END + 1000, "withdrawn")).toBe("withdrawn");
  });

  it("OPS-89: has an end that lies ahead, and within sixty days", () => {
    expect([-1, 0, 1, 60 * DAY, 60 * DAY + 1].map((ahead) => mayEndAt(END + ahead, END))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });
});

it.each([
  [0, 0, true],
  [0.04, 0, true],
  [0.06, 0, false],
  [0, 0.06, false],
])("OPS-93: a way is the same within 5 km of both ends (%d and %d degrees away)", (start, finish, same) => {
  const way = { start: { lat: 55, lng: 37 }, finish: { lat: 56, lng: 38 } };
  const other = { start: { lat: 55 + start, lng: 37 }, finish: { lat: 56 + finish, lng: 38 } };
  expect(isSameWay(way, other)).toBe(same);
});
