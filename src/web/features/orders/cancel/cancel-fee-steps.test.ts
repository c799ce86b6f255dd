import { expect, test } from "vitest";
import { messagesFor, type MessageKey } from "#i18n/messages.ts";
import { translate, type MessageValues } from "#i18n/translate.ts";
import { cancelFeeSteps } from "./cancel-fee-steps.ts";

const page = {
  locale: "en" as const,
  t: (key: MessageKey, values: MessageValues = {}) => translate(messagesFor("en")[key] ?? key, values, "en"),
  money: (amount: number) => `£${amount}`,
};
const cancellation = [
  { minutes_before: 360, fee_percent: 0 },
  { minutes_before: 60, fee_percent: 50 },
];
const trip = { terms: { cancellation } as never, pickup_time: "2026-12-16 07:40" };
const check = (steps: readonly (readonly [string, number])[]) => ({
  price: 52,
  currency: "GBP",
  steps: steps.map(([until, fee]) => ({ until, fee, refund: 52 - fee })),
});
const words = (steps: ReturnType<typeof cancelFeeSteps>) =>
  steps.map(({ title, note, tone, passed }) => [tone, passed ? "passed" : "", title, note].filter(Boolean).join(" "));

test("O1: the line of fees says the server's sums, near days by their name, and each day once", () => {
  const steps = check([
    ["2026-12-16 01:40", 0],
    ["2026-12-16 06:40", 26],
    ["2026-12-16 07:40", 52],
  ]);
  expect(words(cancelFeeSteps({ check: steps, trip, now: "2026-12-15 09:10" }, page))).toEqual([
    "free Free until 01:40 tomorrow",
    "part £26 until 06:40",
    "full £52 after that",
  ]);
});

test("O1: what the terms granted before is passed, and where it always costs the same there is one step", () => {
  const late = check([
    ["2026-12-16 06:40", 26],
    ["2026-12-16 07:40", 52],
  ]);
  expect(words(cancelFeeSteps({ check: late, trip, now: "2026-12-16 03:00" }, page))).toEqual([
    "free passed Free until 01:40 today",
    "part £26 until 06:40",
    "full £52 after that",
  ]);
  const always = check([["2026-12-16 07:40", 0]]);
  expect(words(cancelFeeSteps({ check: always, trip: undefined, now: "2026-12-16 03:00" }, page))).toEqual([
    "free Free at any time",
  ]);
});
