import { expect, test } from "vitest";
import { englishPage, shownOrder, shownTrip } from "../../../../../tests/support/shown-order.ts";
import { timelineRows } from "./timeline-rows.ts";

const NOW = Date.parse("2026-12-15T09:10:00Z");
const told = (order: ReturnType<typeof shownOrder>, now = NOW) =>
  timelineRows(order, now, englishPage).map(({ state, mark, moment, text, trips }) =>
    [state, mark, moment, text, trips && `(${trips})`].filter(Boolean).join(" ").replace(/\s/g, " "),
  );

test("the line of time goes from the booking to the drive, and every step is a stored fact or a term", () => {
  expect(told(shownOrder([shownTrip()]))).toEqual([
    "done 2 December, 10:00 booked",
    "done 10:05 paid by card: £52",
    "done 10:05 car confirmed",
    "done free Today, 07:40 free cancellation ends",
    "now Now all set, nothing to do",
    "ahead Tomorrow, 01:40 after that, cancelling costs 100% of the price",
    "ahead sign 07:40 you land, flight EK 4",
    "ahead 08:40 free waiting until then",
    "ahead 221b Baker Street: 50 min drive after you are met",
  ]);
});

test("equal steps of two cars are told once, those of one of them name it", () => {
  const cars = { way: "only", cars: 2 } as const;
  const one = shownTrip({ ...cars, car: 1 });
  const other = shownTrip({ ...cars, car: 2, order_id: 2, flight_number: "BA 9" });
  const rows = told(shownOrder([one, other]));
  expect(rows.filter((row) => row.includes("car confirmed"))).toEqual(["done 10:05 car confirmed"]);
  expect(rows.filter((row) => row.includes("you land"))).toEqual([
    "ahead sign 07:40 you land, flight EK 4 (Car 1)",
    "ahead sign 07:40 you land, flight BA 9 (Car 2)",
  ]);
});

test("while a car waits for its confirmation, the promise is a step and nobody is said to stand with a sign", () => {
  const waiting = shownOrder([shownTrip({ state: "placed" })], { confirm_by: "2026-12-15 20:00", moves: [] });
  const rows = told(waiting);
  expect(rows).toContain("now Now we are finding your car, nothing to do");
  expect(rows).toContain("ahead 20:00 we confirm your car by then");
  expect(rows.some((row) => row.includes("sign"))).toBe(false);
});

test("while nobody has paid, the line names the end of the time to pay, and no fee", () => {
  const rows = told(shownOrder([shownTrip({ state: "placed" })], { pay_until: "2026-12-15 20:00", moves: [] }));
  expect(rows.some((row) => row.includes("20:00 last moment to pay"))).toBe(true);
  expect(rows.some((row) => /cancel/.test(row))).toBe(false);
});

test("a cancelled order has no step ahead, and the money that went back is one", () => {
  const off = shownOrder([shownTrip({ state: "cancelled", cancel_fee: 0 })], { state: "cancelled" });
  const refund = {
    at: "2026-12-14T12:00:00Z",
    kind: "refund",
    amount: -52,
    order_id: null,
    by: "acquirer",
    reason: "",
    way: "acquirer",
  } as const;
  const cancelled = { at: "2026-12-13T11:00:00Z", order_id: 1, state: "cancelled", by: "traveller" };
  const order = {
    ...off,
    moves: [...off.moves, cancelled],
    account: { ...off.account, entries: [...off.account.entries, refund] },
  };
  expect(told(order, Date.parse(refund.at) - 20_000).at(-1)).toMatch(/^done .* returned to your card/);
  expect(told(order).slice(-2)).toEqual([
    "done 13 December, 11:00 trip cancelled",
    "done Yesterday, 12:00 returned to your card: £52",
  ]);
});

test("steps of a later trip that come after all of the next are marked, those in between are not", () => {
  const there = shownTrip({ way: "there" });
  const back = shownTrip({ way: "back", order_id: 2, pickup_time: "2026-12-17 02:00", flight_number: "EK 3" });
  const rows = timelineRows(shownOrder([there, back]), NOW, englishPage);
  expect(rows.filter(({ isLater }) => isLater).map(({ text }) => text.slice(0, 20))).toEqual([
    "after that, cancelli",
    "you land, flight EK ",
    "free waiting until t",
    "221b Baker Street: 5",
  ]);
  expect(rows.find(({ text, trips }) => text.startsWith("free canc") && trips === "Return")?.isLater).toBe(false);
});

test("months later a day of another year says which year that was", () => {
  const rows = told(shownOrder([shownTrip()]), Date.parse("2027-11-20T09:00:00Z"));
  expect(rows[0]).toBe("done 2 December 2026, 10:00 booked");
});
