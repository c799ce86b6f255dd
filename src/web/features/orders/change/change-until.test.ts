import { expect, test } from "vitest";
import { messagesFor } from "#i18n/messages.ts";
import { translate } from "#i18n/translate.ts";
import type { Page } from "#web/page/page.tsx";
import { changeUntil } from "./change-until.ts";

const page = {
  locale: "en",
  t: (key: string, values = {}) => translate(messagesFor("en")[key as "orders.change"] ?? key, values, "en"),
} as unknown as Page;

const open = {
  ride: true,
  details: true,
  notice: null,
  ride_until: "2026-12-01 12:40",
  details_until: "2026-12-01 17:40",
};
const LATE = "Time, addresses and car can no longer be changed. Cancel the trip by its terms and book again";

test.each([
  [
    "all of it",
    open,
    "You can change the time, addresses and extras until 1 December, 12:40; names, flight numbers and notes until 17:40.",
  ],
  [
    "to another day",
    { ...open, ride_until: "2026-11-30 17:40" },
    "You can change the time, addresses and extras until 30 November, 17:40; names, flight numbers and notes until 1 December, 17:40.",
  ],
  ["at once", { ...open, ride_until: open.details_until }, "You can change it until 1 December, 17:40."],
  [
    "names alone",
    { ...open, ride: false, notice: LATE },
    `${LATE}. You can change names, flight numbers and notes until 1 December, 17:40.`,
  ],
  ["nothing", { ...open, ride: false, details: false, notice: "This trip is cancelled" }, "This trip is cancelled."],
])("FND-18: an order says until when it can be changed, or why not: %s", (_, window, words) => {
  expect(changeUntil(window, page).replaceAll("\u00a0", " ")).toBe(words);
});
