import { expect, test } from "vitest";
import type { RequestPageView } from "#contract/console/requests/request-views.ts";
import { offerNews } from "./offer-news.tsx";

type History = RequestPageView["history"];

const deed = (at: number, call: string): History[number] => ({
  at,
  call,
  by: "Vera",
  after: { price: 900 },
  reason: "",
});
const page = (history: History, state: string, now = 50) =>
  ({ history, request: { state }, now }) as unknown as RequestPageView;

test("OPR-04: whoever writes an offer is told what others did to its request since, and of nothing that its form shows anyway", () => {
  const before = [deed(10, "withdrawOffer")];
  const seen = page(before, "new");
  const later = [deed(40, "makeYachtOffer"), deed(30, "addYachtPhoto"), ...before];
  expect(offerNews(seen, page(later, "answered"))).toEqual([
    { at: 40, by: "Vera", call: "makeYachtOffer", after: { price: 900 } },
  ]);
  expect(offerNews(seen, page(before, "new"))).toEqual([]);
});

test("OPR-04: whoever writes an offer is told that the traveller has accepted another one meanwhile", () => {
  expect(offerNews(page([], "answered"), page([], "accepted"))).toEqual([{ at: 50, by: "", became: "accepted" }]);
});
