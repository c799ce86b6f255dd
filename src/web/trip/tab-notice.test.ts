import { expect, test } from "vitest";
import { heard, type OtherTabs, type TabNews } from "./tab-notice.ts";

const NOBODY: OtherTabs = { open: [], orderId: undefined };
const after = (...news: TabNews[]) => news.reduce((known, one) => heard(known, one, "trip"), NOBODY);

test("a second tab with the same trip is told while both are open, and of the order that one of them makes", () => {
  expect(after({ kind: "open", tab: "b", trip: "trip" }).open).toEqual(["b"]);
  expect(after({ kind: "open", tab: "b", trip: "trip" }, { kind: "here", tab: "b", trip: "trip" }).open).toEqual(["b"]);
  expect(after({ kind: "open", tab: "b", trip: "trip" }, { kind: "gone", tab: "b", trip: "trip" })).toEqual(NOBODY);
  expect(after({ kind: "ordered", tab: "b", trip: "trip", orderId: 7 }).orderId).toBe(7);
});

test("a tab with another trip is nobody's business", () => {
  expect(
    after({ kind: "open", tab: "b", trip: "other" }, { kind: "ordered", tab: "b", trip: "other", orderId: 7 }),
  ).toEqual(NOBODY);
});

test("PAY-12: what this tab does itself is not told to it as another's", () => {
  const own = { kind: "ordered", tab: "a", trip: "trip", orderId: 7 } as const;
  expect(heard(NOBODY, own, "trip", "a")).toEqual(NOBODY);
  expect(heard(NOBODY, { kind: "open", tab: "a", trip: "trip" }, "trip", "a")).toEqual(NOBODY);
});
