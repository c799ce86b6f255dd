import { expect, test } from "vitest";
import type { OrderView } from "#contract/orders/order-view.ts";
import { englishPage, shownOrder, shownTrip } from "../../../../../tests/support/shown-order.ts";
import { moneyWords } from "./money-words.ts";

const entry = (
  kind: string,
  amount: number,
  at = "2026-12-13T11:00:00Z",
  way: OrderView["account"]["entries"][number]["way"] = "",
) => ({
  at,
  kind,
  amount,
  order_id: null,
  by: "system",
  reason: "",
  way,
});

/** A cancelled order with what its account says. */
function off(total: number, account: Partial<ReturnType<typeof shownOrder>["account"]>) {
  const order = shownOrder([shownTrip({ state: "cancelled", cancel_fee: total })], { state: "cancelled", total });
  return moneyWords({ ...order, account: { ...order.account, entries: [], ...account } }, englishPage).map((words) =>
    words.replace(/\s/g, " "),
  );
}

test("a cancelled order says what goes back, what went back and when, and what was kept", () => {
  expect(off(0, { paid: 52, returning: 0 })).toEqual(["£52 goes back to your card, usually within a few days."]);
  const back = { paid: 26, returned: 26, entries: [entry("card", 52), entry("refund", -26)] };
  expect(off(26, back)).toEqual(["£26 was returned to your card on 13 Dec.", "£26 was kept as the cancellation fee."]);
});

test("where nothing was paid it says what is owed, or that nothing is", () => {
  expect(off(26, { paid: 0 })).toEqual(["The cancellation fee by your terms is £26."]);
  expect(off(0, { paid: 0 })).toEqual(["Nothing was charged, and there is nothing to pay."]);
});

test("a certificate that was given back is named after the money", () => {
  const order = shownOrder([shownTrip({ state: "cancelled", cancel_fee: 0 })], { state: "cancelled", total: 0 });
  const account = { ...order.account, paid: 0, entries: [] };
  expect(moneyWords({ ...order, account, certificates_back: ["GIFT500"] }, englishPage)).toEqual([
    "Nothing was charged, and there is nothing to pay.",
    "Certificate GIFT500 is yours again: use it for another trip while it is valid.",
  ]);
});

test("OPS-24: what came in cash is not said to go back to a card, nor to have gone there", () => {
  const mixed = { paid: 52, by_hand: 20, entries: [entry("card", 32), entry("cash", 20)] };
  expect(off(0, mixed)).toEqual([
    "£32 goes back to your card, usually within a few days.",
    "You get £20 back from us in cash.",
  ]);
  const gone = [...mixed.entries, entry("refund", -32), entry("cash", -20, "2026-12-14T11:00:00Z")];
  expect(off(0, { paid: 0, returned: 52, by_hand: 0, entries: gone })).toEqual([
    "£32 was returned to your card on 13 Dec.",
    "£20 was given back to you in cash on 14 Dec.",
  ]);
});

test("OPS-97: a refund that the company paid by bank transfer or in cash is not said to have gone to a card", () => {
  const ways = [
    entry("refund", -30, "2026-12-13T11:00:00Z", "bank"),
    entry("refund", -22, "2026-12-14T11:00:00Z", "cash"),
  ];
  expect(off(0, { paid: 0, returned: 52, entries: [entry("card", 52), ...ways] })).toEqual([
    "£30 was returned to you by bank transfer on 13 Dec.",
    "£22 was given back to you in cash on 14 Dec.",
  ]);
});
