import { expect, test } from "vitest";
import type { Locale } from "#domain/values/locale.ts";
import { changeRows } from "#server/modules/notifications/message/change-rows.ts";
import type { Recipient } from "#server/modules/notifications/message/message.ts";
import type { OrderFacts, TripFacts } from "#server/modules/orders/index.ts";
import { orderOf, PICKUP, roubles, toldOf, tripOf } from "../../../../../tests/support/told-order.ts";

/** The lines of a change, each as one text. */
function lines(before: OrderFacts, now: OrderFacts, to: Recipient = "traveller", locale: Locale = "ru"): string[] {
  const { changes = [] } = changeRows({ ...toldOf(now), before }, { to, locale });
  return changes.map(({ label, value, notes }) =>
    [`${label}: ${value}`, ...notes].join(" | ").replace(/[\u00A0\u202F]/g, " "),
  );
}
const changed = (was: Partial<TripFacts>, is: Partial<TripFacts>, to?: Recipient, locale?: Locale) =>
  lines(orderOf({ trips: [tripOf(was)] }), orderOf({ trips: [tripOf(is)] }), to, locale);

test.each([
  ["ru", "Подача: 25 ноября, среда, 09:05 | Раньше: 24 ноября, вторник, 18:40"],
  ["en", "Pick-up: Wed 25 November, 09:05 | Was: Tue 24 November, 18:40"],
] as const)("a change says what is new and what stood there before, and nothing that stayed: %s", (locale, line) => {
  const later = { ...PICKUP, local: "2026-11-25 09:05" };
  expect(changed({}, { pickup: later }, "traveller", locale)).toEqual([line]);
});

test("what is new was not given before, and what is gone is given no longer", () => {
  expect(changed({ stops: [] }, { stops: ["Химки", "Тверская, 12"] })).toEqual([
    "Остановки: Химки; Тверская, 12 | Раньше: не указано",
  ]);
  expect(changed({}, { flightNumber: "", terminal: "" })).toEqual(["Рейс: не указано | Раньше: SU 2455, терминал C"]);
});

test("T-25: the operator reads both notes, the traveller only that theirs has changed", () => {
  expect(changed({ comment: "одна" }, { comment: "две пары лыж" }, "operator")).toEqual([
    "Пожелания: две пары лыж | Раньше: одна",
  ]);
  expect(changed({ comment: "одна" }, { comment: "buy at www.evil.example" })).toEqual(["Пожелания: изменены"]);
});

test("lines of several trips name theirs, and the sum and the address of the order come last", () => {
  const trips = [
    tripOf({ car: { way: "there", car: 1, cars: 1 } }),
    tripOf({ tripId: 2, car: { way: "back", car: 1, cars: 1 } }),
  ];
  const before = orderOf({ trips });
  const now = orderOf({
    trips: trips.map((trip) => (trip.tripId === 2 ? { ...trip, sign: "Борис" } : trip)),
    cost: roubles(2900),
    customer: { ...before.customer, email: "boris@example.org" },
  });
  expect(lines(before, now)).toEqual([
    "Табличка · Обратно: Борис | Раньше: Анна Иванова",
    "Почта: boris@example.org | Раньше: anna@example.org",
    "Стоимость: 2 900 ₽ | Раньше: 2 450 ₽",
  ]);
});

test("a message that tells of no change has no such lines", () => {
  expect(changeRows(toldOf(orderOf()), { to: "traveller", locale: "ru" })).toEqual({});
});
