import { expect, it } from "vitest";
import { englishPage, shownOrder, shownTrip } from "../../../../../tests/support/shown-order.ts";
import { historyRows } from "./history-rows.ts";

it("PAY-14: the history of an order names every change with who made it and why, and no person", () => {
  const trip = shownTrip({ cancel_cause: "unconfirmed", start: { ...shownTrip().start, timezone: "UTC" } });
  const order = shownOrder([trip]);
  const { account } = order;
  const rows = historyRows(
    {
      ...order,
      changes: [
        { at: "2026-12-03T09:00:00.000Z", order_id: 1, by: "traveller", what: ["comment", "numbers"] },
        { at: "2026-12-04T09:00:00.000Z", order_id: 1, by: "operator", what: [] },
      ],
      moves: [...order.moves, { at: "2026-12-05T09:00:00.000Z", order_id: 1, state: "cancelled", by: "system" }],
      account: {
        ...account,
        entries: [
          ...account.entries,
          {
            at: "2026-12-04T09:00:00.000Z",
            kind: "change",
            amount: -7,
            order_id: 1,
            by: "operator",
            reason: "",
            way: "",
          },
          {
            at: "2026-12-05T09:01:00.000Z",
            kind: "refund",
            amount: -45,
            order_id: null,
            by: "system",
            reason: "terms",
            way: "acquirer",
          },
        ],
      },
    },
    englishPage,
  );
  expect(rows.map(({ text, by }) => `${text} · ${by}`)).toEqual([
    "booked · by the traveller",
    "paid by card: £52 · by the bank",
    "car confirmed · automatically",
    "changed: note, flight or train · by the traveller",
    "booking changed · by us",
    "price changed by −£7 · by us",
    "trip cancelled · automatically, car not confirmed in time",
    "returned to your card: £45 · automatically, by the terms of the booking",
  ]);
  expect(rows[3]?.when.replaceAll("\u00a0", " ")).toBe("3 December, 09:00");
});
