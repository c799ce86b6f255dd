import { expect, test } from "vitest";
import { EMPTY_CAR } from "#domain/booking/further-cars.ts";
import { EMPTY_DRAFT } from "#domain/booking/trip-draft.ts";
import { orderLines } from "#web/trip/cars/order-lines.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { addSums, orderPrice, ridesPrice, shareOf, timeDifference } from "#web/trip/trip-price.ts";

const trip = (anyTime: number, price: number) => ({
  price,
  anyTime: { priceId: 1, price: anyTime, isFastRide: false },
});

test.each([
  ["RUB", [trip(2400, 2640)], 240],
  ["EUR", [trip(24.1, 26.5), trip(20.2, 20)], 2.2],
  ["KZT", [trip(300, 300)], 0],
] as const)("the difference in %s is exact over all trips", (currency, trips, difference) => {
  expect(timeDifference(trips, currency)).toBe(difference);
});

test("a share of a sum is rounded to a whole minor unit", () => {
  expect(shareOf(24.15, 50, "EUR")).toBe(12.08);
});

test("A7: an unknown currency is an error and never counts as roubles", () => {
  const price = { currency: "XAU", price: 1, start_place: { type: 2 }, finish_place: { type: 5 } };
  const offer = { price, roundTrip: false } as unknown as PickedOffer;
  expect(() => orderPrice(offer, EMPTY_DRAFT)).toThrow("XAU");
  expect(() => shareOf(100, 50, "XAU")).toThrow("XAU");
  expect(() => timeDifference([trip(1, 2)], "")).toThrow("currency");
});

const priced = (price: number, stop: number) =>
  ({
    from: {},
    to: {},
    roundTrip: true,
    stops: [{}, {}],
    price: {
      price,
      currency: "RUB",
      price_subaddress: stop,
      reverse_price: { price_id: 2, price: 1800 },
      start_place: { type: 2 },
      finish_place: { type: 5 },
      additional_services: [],
    },
  }) as unknown as PickedOffer;

test("BKF-52: routes of 2000 and 1800 with two stops of 300 cost 4400, and the rides alone 3800", () => {
  const offer = priced(2000, 300);
  expect(orderPrice(offer, EMPTY_DRAFT)).toMatchObject({
    stops: { count: 2, price: 300, sum: 600 },
    trips: [2600, 1800],
    total: 4400,
  });
  expect(ridesPrice(offer)).toBe(3800);
});

test("a stop costs what it costs at the time of the ride", () => {
  const timed = [{ pickup: "2026-11-28 23:00", priceId: 9, price: 2200, stopPrice: 350 }, null];
  expect(orderPrice({ ...priced(2000, 300), timed }, EMPTY_DRAFT)).toMatchObject({ stops: { sum: 700 }, total: 4700 });
});

test("LOY-05: with a certificate the trips cost what the server answers, and what it covers is a line of its own", () => {
  const certified = [
    { restated_cost: 2340, repayment_price: 260 },
    { restated_cost: 1620.1, repayment_price: 179.9 },
  ];
  const offer = { ...priced(2000, 300), certified };
  expect(orderPrice(offer, EMPTY_DRAFT)).toMatchObject({ trips: [2340, 1620.1], total: 3960.1 });
  expect(orderLines(offer, EMPTY_DRAFT).covered).toBe(439.9);
  expect(ridesPrice({ ...priced(2000, 300), certified })).toBe(3800);
});

const SERVICES = [
  { id: 1, name: "Seat", category: "baby_seat", type: "seat", slug: "seat", price: "4.15" },
  { id: 2, name: "Pet", category: "pet", type: "pet", slug: "pet", price: "6.5", most: 2 },
  { id: 3, name: "Free", category: "luggage", type: "luggage", slug: "free", price: "0" },
  { id: 4, name: "Night", category: "lodging", type: "lodging", slug: "night", price: "30.1", default_include: true },
  { id: 5, name: "Sign", category: "table", type: "table", slug: "table", price: "0", default_include: true },
].map((service) => ({ default_include: false, ...service }));

const party = { adults: 1, children: 2, seats: { infant_seat: 0, seat: 2, booster: 1 } };

test.each([
  ["what comes with the ride is paid where it has a price", {}, EMPTY_DRAFT.party, [4, 5], 60.2],
  ["pieces count on both ways, seats before others", { 2: 2, 3: 1 }, party, [1, 2, 3, 4, 5], 16.6 + 26 + 60.2],
  ["no more than the operator sells", { 2: 9 }, EMPTY_DRAFT.party, [2, 4, 5], 26 + 60.2],
  ["what another car had is not counted", { 77: 3 }, EMPTY_DRAFT.party, [4, 5], 60.2],
] as const)("BKF-29, BKF-30: services of a trip there and back: %s", (_, services, people, listed, sum) => {
  const { price } = priced(2000, 0);
  const offer = { ...priced(2000, 0), price: { ...price, additional_services: SERVICES as never } };
  const draft = { ...EMPTY_DRAFT, party: people, services };
  expect(orderLines(offer, draft).services.map(({ id }) => id)).toEqual(listed);
  expect(orderPrice(offer, draft).total).toBe(addSums(3800, sum, "RUB"));
});

test("BKF-52: three cars there and two back cost three and two prices, each with its own seats, and what all order is counted for all", () => {
  const { price } = priced(2000, 300);
  const offer = { ...priced(2000, 300), price: { ...price, additional_services: SERVICES.slice(0, 3) as never } };
  const car = { ...EMPTY_CAR, party };
  const draft = {
    ...EMPTY_DRAFT,
    services: { 2: 1 },
    cars: [
      { ...EMPTY_CAR, id: "1", ways: "there" },
      { ...car, id: "2", ways: "both" },
    ] as const,
  };
  expect(orderPrice(offer, draft)).toMatchObject({
    trips: [2606.5, 2614.8, 2606.5, 1806.5, 1814.8],
    total: 11449.1,
  });
  const lines = orderLines(offer, draft);
  expect(lines.ways).toEqual([0, 0, 0, 1, 1]);
  expect(lines.services).toMatchObject([
    { id: 2, count: 5, sum: 32.5 },
    { id: 1, count: 4, sum: 16.6 },
  ]);
  expect(orderPrice({ ...offer, hours: 3, roundTrip: false }, draft).trips).toHaveLength(1);
});

test("sums are exact to the minor unit", () => {
  expect(addSums(0.1, 0.2, "EUR")).toBe(0.3);
});
