import { expect, test } from "vitest";
import type { RequestPageView } from "#contract/console/requests/request-views.ts";
import type { Choices, WayDraft } from "./way-draft.ts";
import { wayMetFields } from "./way-met-fields.ts";

const NOW = Date.UTC(2026, 10, 27, 9);
const TERMS = { cancellation: [{ minutes_before: 1440, fee_percent: 0 }], free_waiting: 60 };
const choices = {
  providers: [
    { id: 1, name: "Volga", currency: "RUB", confirms: false, classes: [{ id: 4, name: "Van", capacity: 6 }] },
  ],
  terms: [{ key: "0", terms: TERMS, providers: [1] }],
  currencies: ["RUB"],
  prices: [],
} as unknown as Choices;
const open = {
  standing: "open",
  provider: "Neva",
  car_class: "Van",
  prices: [9000],
  currency: "RUB",
  terms: null,
  day: null,
  valid_until: NOW,
  words: "Child seat",
};
const page = (offers: object[]) => ({ offers }) as unknown as RequestPageView;
const draft: WayDraft = {
  provider: "1",
  carClass: "4",
  price: "8 500",
  backPrice: "",
  currency: "RUB",
  terms: "",
  words: "",
  day: "",
  endDay: "",
  endTime: "",
};

test("OPR-04: an offer for a way that another has made meanwhile stands field by field beside what was there and what one has typed", () => {
  const fields = wayMetFields(
    { seen: page([]), page: page([open]), draft, choices },
    { t: (key) => key.split(".").at(-1) ?? "", locale: "en", zone: "UTC", now: NOW },
  );
  expect(fields.map(({ label, was, theirs, mine }) => [label, was, theirs, mine])).toEqual([
    ["provider", "", "Neva", "Volga"],
    ["carClass", "", "Van", "Van"],
    ["price", "", expect.stringContaining("9,000"), expect.stringContaining("8,500")],
    ["terms", "", "", ""],
    ["day", "", "", ""],
    ["endDay", "", expect.stringContaining("09:00"), ""],
    ["offerWords", "", "Child seat", ""],
  ]);
});
