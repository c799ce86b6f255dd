import { expect, test } from "vitest";
import type { OrderView } from "#contract/orders/order-view.ts";
import { EMPTY_DRAFT } from "#domain/booking/trip-draft.ts";
import { EMPTY_TRIP } from "#domain/booking/trip-fields.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { orderPrice } from "#web/trip/trip-price.ts";
import { sampleOffer, samplePlace } from "../../../../../tests/support/sample-offer.ts";
import { changedSum, changedSumWords, sumToPay } from "./changed-sum.ts";
import { soldPrices } from "./sold-prices.ts";

const ride = { kind: "ride", price: 24.1 };
const certificate = { kind: "certificate", price: -4 };

/** An order of one trip at €24.10. */
const order = (payment: string, lines: readonly object[] = [ride], price = 24.1) =>
  ({
    currency: "EUR",
    payment,
    account: { entries: [] },
    total: price,
    trips: [{ order_id: 7, price, pickup_time: "2026-12-01 18:40", lines, car_class: sampleOffer().price.car_class }],
  }) as unknown as OrderView;

const draft = (time = "18:40") => ({
  ...EMPTY_DRAFT,
  trips: [{ ...EMPTY_TRIP, orderedId: 7, date: "2026-12-01", time }],
});

const offer = (price = 24.1, stops = 0) => ({
  ...sampleOffer({ price }),
  stops: Array.from({ length: stops }, (_, index) => samplePlace(`g${index + 3}`)),
});

/** The price of the typed time, where it is another than that of the order. */
const timedAt = ({ trips: [trip] }: typeof EMPTY_DRAFT, { price }: PickedOffer) => [
  trip?.time === "18:40"
    ? null
    : { pickup: `${trip?.date} ${trip?.time}` as LocalTime, priceId: 1, price: price.price, stopPrice: 0 },
];

test.each([
  ["nothing changes in an unpaid order", order("open"), offer(), draft(), [24.1, 24.1], "same.due"],
  ["nothing changes in a paid one", order("paid"), offer(), draft(), [24.1, 24.1], "same.paid"],
  ["a stop makes an unpaid order dearer", order("open"), offer(24.1, 1), draft(), [24.1, 27.1], "more.due"],
  ["a stop makes a paid order dearer", order("paid"), offer(24.1, 1), draft(), [24.1, 27.1], "more.paid"],
  ["another time is cheaper", order("open"), offer(20), draft("12:00"), [24.1, 20], "less.due"],
  ["another time gives money back", order("paid"), offer(20), draft("12:00"), [24.1, 20], "less.paid"],
  [
    "a ride at its own time keeps the price it was sold by",
    order("paid"),
    offer(30),
    draft(),
    [24.1, 24.1],
    "same.paid",
  ],
  ["a certificate stays", order("open", [ride, certificate], 20.1), offer(24.1, 1), draft(), [20.1, 23.1], "more.due"],
  [
    "a percentage takes no larger share of a cheaper trip",
    order("open", [ride, { ...certificate, price: -2.41 }], 21.69),
    offer(20),
    draft("12:00"),
    [21.69, 18],
    "less.due",
  ],
  [
    "a certificate covers no more than the trip",
    order("open", [ride, { ...certificate, price: -24.1 }], 0),
    offer(20),
    draft("12:00"),
    [0, 0],
    "same.due",
  ],
] as const)(
  "BKF-18: before a change is saved the form says what it costs: %s",
  (_, was, now, typed, [before, after], words) => {
    const sum = changedSum(was, { ...now, sold: soldPrices(was, now, typed), timed: timedAt(typed, now) }, typed);
    expect(sum).toMatchObject({ before, now: after, difference: Number(Math.abs(after - before).toFixed(2)) });
    expect(sum && changedSumWords(sum)).toBe(`booking.draft.sum.${words}`);
  },
);

test("BKF-18: nothing is compared in another currency, or with another order's trip", () => {
  expect(changedSum({ ...order("open"), currency: "RUB" }, offer(), draft())).toBeUndefined();
  expect(changedSum(order("open"), offer(), EMPTY_DRAFT)).toBeUndefined();
});

test("BKF-18: the form shows what an order was sold for, not what its car costs today, until its time is another", () => {
  const at = (time: string) => {
    const today = offer(30);
    const sold = soldPrices(order("open"), today, draft());
    return orderPrice({ ...today, sold, timed: timedAt(draft(time), today) }, draft(time)).total;
  };
  expect([at("18:40"), at("12:00")]).toEqual([24.1, 30]);
  const isKept = (change: object) => soldPrices({ ...order("open"), ...change }, offer(30), draft())[0] !== null;
  expect([isKept({}), isKept({ currency: "RUB" }), isKept({ trips: [] })]).toEqual([true, false, false]);
});

test.each([
  ["an unpaid order is paid as a whole", { before: 20, now: 25, difference: 5, isPaid: false }, 25],
  ["a paid one that became dearer is paid the difference", { before: 20, now: 25, difference: 5, isPaid: true }, 5],
  ["a paid one that became cheaper is paid nothing", { before: 25, now: 20, difference: 5, isPaid: true }, 0],
])("%s", (_, sum, toPay) => {
  expect(sumToPay(sum)).toBe(toPay);
});
