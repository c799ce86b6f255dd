import { expect, test } from "vitest";
import { heard, type OtherTabs, type TabNews } from "./tab-notice.ts";

const NOBODY: OtherTabs = { open: [], orderId: undefined };
const after = (...news: TabNews[]) => news.reduce((known, one) => heard(known, one, "trip"), NOBODY);

test("a second tab with the same trip is told while both are open, and of the order that one of them makes", () => {
  expect(after({ kind: "open", tab: "b", trip: "trip" }).open).toEqual(["b"]);
  expect(after({ kind: "open", tab: "b", trip: "trip" }, { kind: "here", tab: "b", trip: "trip" }).open).toEqual(["b"]);
  expect(after({ kind: "open", tab: "b", trip: "trip" }, { kind: "gone", tab: "b", trip: "trip" })).toEqual(NOBODY);
  expect(after({ kind: "ordered", trip: "trip", orderId: 7 }).orderId).toBe(7);
});

test("a tab with another trip is nobody's business", () => {
  expect(after({ kind: "open", tab: "b", trip: "other" }, { kind: "ordered", trip: "other", orderId: 7 })).toEqual(
    NOBODY,
  );
});
