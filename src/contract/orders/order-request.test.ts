import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readOrderRequest } from "#contract/orders/order-request.ts";
import { placeOrder } from "#contract/orders/orders.ts";
import type { EndpointInput } from "#contract/wire/endpoint.ts";
import { ORDER_LIMITS } from "#domain/orders/order-limits.ts";
import type { OrderRequest } from "#domain/orders/order-request.ts";
import { DEFAULT_SEND_WISHES } from "#domain/orders/send-wishes.ts";

const RUSSIAN = { lang: "ru", userHint: null } as const;

type Body = EndpointInput<typeof placeOrder>["body"];

/** The server's input handling without the server: the same validator with the same coercion, then the translation. */
const door = Fastify({
  ajv: { customOptions: { coerceTypes: true, removeAdditional: true, useDefaults: false, allErrors: false } },
});
let read: OrderRequest | undefined;

beforeAll(async () => {
  door.post("/orders", {
    schema: { body: placeOrder.body },
    preValidation: async (request) => {
      request.body = placeOrder.liberal?.(request.body);
    },
    handler: async (request) => {
      read = readOrderRequest(request.body as Body, { ...RUSSIAN, userHint: "1863" });
      return null;
    },
  });
  await door.ready();
});
afterAll(() => door.close());

/** Sends a body through it; undefined when the schema refuses it. */
async function send(body: unknown): Promise<OrderRequest | undefined> {
  read = undefined;
  const payload = typeof body === "string" ? body : JSON.stringify(body);
  const headers = { "content-type": "application/json" };
  const { statusCode } = await door.inject({ method: "POST", url: "/orders", payload, headers });
  expect([200, 400]).toContain(statusCode);
  return read;
}

async function sendTrip(trip: unknown) {
  return (await send({ trips: [trip] }))?.trips[0];
}

const TRIP = {
  price_id: 3033804,
  start_location: {
    address: "Шереметьево",
    location: "55.972642,37.414589",
    time: "2026-03-10 14:30",
    flight_number: "SU 1234",
  },
  finish_location: { address: "Тверская, 1", location: "55.757,37.613" },
  passengers: [{ name: "Анна Иванова", phone: "+7 (926) 123-45-67", email: "anna@example.com" }],
};
const EMPTY_END = { flightNumber: "", terminal: "", trainNumber: "", carriageNumber: "" };

describe("contract 2.11, contract 2.7: orders of every known client are read", () => {
  test("the site on v1: trips alone, Google-like place ids, phones of digits, times of null, platform 3", async () => {
    const order = await send({
      trips: [
        {
          price_id: 3033804,
          user_id: null,
          lang: "en",
          currency: "RUB",
          start_location: {
            place_id: "ChIJ-demo-svo",
            address: "Sheremetyevo",
            location: "55.972642,37.414589",
            time: "2026-03-10 14:30",
            flight_number: "SU1234",
            terminal_number: "C",
            train_number: "",
            train_carriage_number: "",
          },
          finish_location: {
            place_id: "ChIJ-demo-tver",
            address: "Tverskaya 1",
            location: "55.757,37.613",
            time: null,
            flight_number: "",
          },
          passengers: [{ name: "Ivan Petrov", phone: "79261234567", email: "ivan@example.com" }],
          passengers_number: 2,
          adults_amount: 2,
          children_amount: 0,
          text_tablet: "Petrov",
          comment: "",
          additional_services: null,
          platform: 3,
          is_rent: false,
          duration: 0,
        },
      ],
    });
    expect(order).toEqual({
      trips: [
        {
          price: 3033804,
          pickup: "2026-03-10 14:30",
          departure: undefined,
          start: {
            ...EMPTY_END,
            placeId: "ChIJ-demo-svo",
            address: "Sheremetyevo",
            point: { lat: 55.972642, lng: 37.414589 },
            flightNumber: "SU1234",
            terminal: "C",
          },
          finish: {
            ...EMPTY_END,
            placeId: "ChIJ-demo-tver",
            address: "Tverskaya 1",
            point: { lat: 55.757, lng: 37.613 },
          },
          stops: [],
          passengers: [{ name: "Ivan Petrov", phone: "79261234567", email: "ivan@example.com" }],
          adults: 2,
          children: 0,
          luggage: 0,
          serviceIds: [],
          flightLater: false,
          sign: "Petrov",
          comment: "",
          isDeparture: false,
          internalNumber: "",
          allowances: { changeItinerary: 0, wait: 0, tollRoad: 0 },
          rent: false,
          fastRide: false,
          sendParams: DEFAULT_SEND_WISHES,
          rentSeconds: 0,
          flexibleAgreed: undefined,
          viewers: [],
          coordinatorNumber: "",
          englishSms: false,
          bonusNumber: "",
          pos: "",
          certificate: "",
          additionalAddress: false,
        },
      ],
      payBy: "card",
      lang: "ru",
      userHint: "1863",
      expectedTotal: undefined,
      costCenter: "",
      internalNumber: "",
      consents: undefined,
      client: { moduleType: undefined, platform: "3", utm: undefined, subId: undefined, utmSource: undefined },
    });
  });

  test("the Next.js site, early: services as bare ids, int place ids, its own booking number, small ints of allowances, platform 7", async () => {
    const trip = await sendTrip({
      price_id: "3033804",
      user_id: 1863,
      lang: "ru",
      currency: "RUB",
      start_location: {
        place_id: 11,
        address: "SVO",
        location: "55.972642,37.414589",
        time: "2026-03-10 14:30",
        flight_number: "SU 1234",
        terminal_number: "",
      },
      finish_location: { place_id: 502, address: "Москва", location: "55.757,37.613", time: "" },
      passengers: [{ name: "Анна", phone: "79261234567", email: "anna@example.com" }],
      passengers_number: 3,
      adults_amount: 2,
      children_amount: 1,
      additional_services: [9001, 9002],
      send_params: {
        send_client_voucher: false,
        send_admin_voucher: false,
        send_client_doc: false,
        send_admin_doc: false,
      },
      platform: 7,
      is_rent: false,
      duration: 0,
      additional_change_itinerary: 1,
      additional_wait: 1,
      fare_on_toll_road: 1,
      flexible_tariff: false,
      flexible_tariff_agreement: false,
      additional_address: false,
      internal_number: "NX-77",
      address: "",
      location: "",
    });
    expect(trip).toMatchObject({
      price: 3033804,
      start: { placeId: "11", flightNumber: "SU 1234", terminal: "" },
      finish: { placeId: "502" },
      departure: undefined,
      serviceIds: [9001, 9002],
      adults: 2,
      children: 1,
      allowances: { changeItinerary: 1, wait: 1, tollRoad: 1 },
      internalNumber: "NX-77",
    });
  });

  test("the Next.js site, later: services as members", async () => {
    expect(await sendTrip({ ...TRIP, additional_services: [{ id: 9001 }, { id: "9002" }] })).toMatchObject({
      serviceIds: [9001, 9002],
    });
  });

  test("the Next.js site: a rent has a null finish and a duration", async () => {
    const trip = await sendTrip({ ...TRIP, finish_location: null, is_rent: true, duration: 10_800 });
    expect(trip).toMatchObject({
      rent: true,
      departure: undefined,
      finish: { ...EMPTY_END, address: "", point: undefined, placeId: undefined },
    });
  });

  test("the Java client: no place ids, no counts, a phone with brackets, a time of null at the finish", async () => {
    const trip = await sendTrip({
      price_id: 3033804,
      start_location: {
        address: "SVO",
        location: "55.972642, 37.414589",
        time: "2026-03-10 14:30",
        flight_number: "SU1",
      },
      finish_location: { address: "Москва", location: "55.757, 37.613", time: null },
      passengers: [
        { name: "Анна", phone: "+7(926)1234567", email: "anna@example.com" },
        { name: "Иван", phone: null, email: "" },
      ],
    });
    expect(trip).toMatchObject({
      adults: 2,
      children: 0,
      luggage: 0,
      start: { point: { lat: 55.972642, lng: 37.414589 }, placeId: undefined },
      passengers: [
        { name: "Анна", phone: "+7(926)1234567", email: "anna@example.com" },
        { name: "Иван", phone: "", email: "" },
      ],
    });
  });

  test("the PHP module: extra stops under their old name, a misspelt allowance, allowances of 3, a filled time at the finish", async () => {
    const trip = await sendTrip({
      ...TRIP,
      finish_location: { ...TRIP.finish_location, time: "2026-03-10 16:00" },
      additional_location: [
        { address: "Химки", location: "55.89,37.44" },
        { address: "Без точки", location: "" },
      ],
      additional_change_Itinerary: 3,
      additional_wait: 3,
      fare_on_toll_road: 3,
    });
    expect(trip).toMatchObject({
      departure: "2026-03-10 16:00",
      stops: [
        { address: "Химки", point: { lat: 55.89, lng: 37.44 } },
        { address: "Без точки", point: undefined },
      ],
      allowances: { changeItinerary: 3, wait: 3, tollRoad: 3 },
    });
  });

  test("contract 4.9, ruling 10: allowances as booleans are ints inside", async () => {
    const trip = await sendTrip({
      ...TRIP,
      additional_change_itinerary: true,
      additional_wait: false,
      fare_on_toll_road: true,
    });
    expect(trip?.allowances).toEqual({ changeItinerary: 1, wait: 0, tollRoad: 1 });
  });

  test("ruling 11, contract 4.6: a platform stays unchanged, as a word or as a number", async () => {
    const orders = [
      await send({ trips: [{ ...TRIP, platform: "frame" }] }),
      await send({ trips: [{ ...TRIP, platform: 1 }] }),
    ];
    expect(orders.map((order) => order?.client["platform"])).toEqual(["frame", "1"]);
  });

  test("our own pages: a way of paying, the sum seen, marks of where the visitor came from", async () => {
    const order = await send({
      trips: [
        { ...TRIP, luggage_amount: 2, sub_id: "s1", utm_source: "mail" },
        { ...TRIP, price_id: 3033805 },
      ],
      pay_by: "cash",
      expected_total: 4700.5,
      module_type: "booking",
      utm: { utm_campaign: "spring" },
    });
    expect(order).toMatchObject({
      payBy: "cash",
      expectedTotal: 4700.5,
      client: { moduleType: "booking", utm: { utm_campaign: "spring" }, subId: "s1", utmSource: "mail" },
    });
    expect(order?.trips.map(({ price, luggage }) => [price, luggage])).toEqual([
      [3033804, 2],
      [3033805, 0],
    ]);
  });
});

describe("the number of travellers", () => {
  test.each([
    ["adults as counted", { adults_amount: 2, children_amount: 1, passengers_number: 9 }, [2, 1]],
    ["BKF-23: the number of passengers counts children too", { passengers_number: 3, children_amount: 1 }, [2, 1]],
    ["the number of passengers, where nobody counts children", { passengers_number: 3 }, [3, 0]],
    ["the passengers named, where nobody counts", {}, [1, 0]],
    ["at least one adult, whatever is counted", { adults_amount: 0, children_amount: 2 }, [1, 2]],
    ["at least one adult, where all passengers are children", { passengers_number: 2, children_amount: 2 }, [1, 2]],
  ])("%s", async (_, counts, expected) => {
    const trip = await sendTrip({ ...TRIP, ...counts });
    expect([trip?.adults, trip?.children]).toEqual(expected);
  });
});

describe("cleaning the input", () => {
  test("VAL-30: every free text is kept as it was typed, but for control characters", async () => {
    const dirty = "<b>x</b>\u0000<script>1</script>";
    const end = {
      address: dirty,
      flight_number: dirty,
      terminal_number: dirty,
      train_number: dirty,
      train_carriage_number: dirty,
    };
    const trip = await sendTrip({
      ...TRIP,
      start_location: { ...TRIP.start_location, ...end },
      finish_location: end,
      additional_locations: [{ address: dirty }],
      passengers: [{ ...TRIP.passengers[0], name: dirty }],
      text_tablet: dirty,
      comment: dirty,
      internal_number: dirty,
    });
    const kept = "<b>x</b> <script>1</script>";
    const number = "B X B SCRIPT 1 SCRIPT";
    const clean = {
      address: kept,
      flightNumber: number,
      terminal: number,
      trainNumber: number,
      carriageNumber: number,
    };
    expect(trip).toMatchObject({
      start: clean,
      finish: clean,
      stops: [{ address: kept }],
      passengers: [{ name: kept }],
      sign: kept,
      comment: kept,
      internalNumber: kept,
    });
  });

  test("VAL-30: no text is cut: one that is too long is refused later, in words", async () => {
    const long = "щ".repeat(1900);
    const trip = await sendTrip({
      ...TRIP,
      text_tablet: long,
      comment: long,
      passengers: [{ ...TRIP.passengers[0], name: long }],
    });
    expect([trip?.sign, trip?.comment, trip?.passengers[0]?.name]).toEqual([long, long, long]);
  });

  test("spaces around an e-mail address are removed", async () => {
    const email = " anna@example.com ";
    const trip = await sendTrip({ ...TRIP, passengers: [{ ...TRIP.passengers[0], email }] });
    expect(trip?.passengers[0]?.email).toBe("anna@example.com");
  });

  test("a trip is a transfer unless marked as a rent", async () => {
    const rents = [
      await sendTrip(TRIP),
      await sendTrip({ ...TRIP, is_rent: null }),
      await sendTrip({ ...TRIP, is_rent: 1 }),
    ];
    expect(rents.map((trip) => trip?.rent)).toEqual([false, false, true]);
  });

  test("ruling 32: a phone stays as it was sent until the country of the pick-up is known", async () => {
    const phone = " +7 (926) 123-45-67 ";
    const trip = await sendTrip({ ...TRIP, passengers: [{ ...TRIP.passengers[0], phone }] });
    expect(trip?.passengers[0]?.phone).toBe("+7 (926) 123-45-67");
  });

  test("the result never contains what the database cannot store: NUL or half a surrogate pair", async () => {
    const bad = "a\u0000b\ud83d";
    const order = await send({
      trips: [
        { ...TRIP, platform: bad, sub_id: bad, utm_source: bad, passengers: [{ name: bad, phone: bad, email: bad }] },
      ],
      module_type: bad,
      utm: { [bad]: bad },
    });
    const texts: string[] = [];
    JSON.stringify(order, (name, value: unknown) => {
      texts.push(name, ...(typeof value === "string" ? [value] : []));
      return value;
    });
    expect(order).toBeDefined();
    expect(texts.filter((text) => text.includes("\u0000") || !text.isWellFormed())).toEqual([]);
    expect(readOrderRequest({ trips: [] }, { ...RUSSIAN, userHint: bad }).userHint).toBe("a\ufffdb\ufffd");
  });

  test("a caller without a hint gets none", () => {
    expect(readOrderRequest({ trips: [] }, { ...RUSSIAN, lang: "en" })).toMatchObject({
      userHint: null,
      lang: "en",
      trips: [],
    });
  });
});

describe("anything that is not an order is refused at once", () => {
  test.each<[string, unknown]>([
    ["no body", {}],
    ["no trips", { trips: [] }],
    ["more trips than are read", { trips: Array.from({ length: ORDER_LIMITS.readTrips + 1 }, () => TRIP) }],
    ["a trip without a price", { trips: [{ ...TRIP, price_id: "" }] }],
    ["a price that is no number", { trips: [{ ...TRIP, price_id: "abc" }] }],
    ["a price that is no positive number", { trips: [{ ...TRIP, price_id: 0 }] }],
    ["a price beyond 2^31", { trips: [{ ...TRIP, price_id: 2_147_483_648 }] }],
    ["a trip without a start", { trips: [{ ...TRIP, start_location: null }] }],
    ["a trip without passengers", { trips: [{ ...TRIP, passengers: [] }] }],
    ["a trip whose passengers are null", { trips: [{ ...TRIP, passengers: [null] }] }],
    [
      "too many passengers",
      { trips: [{ ...TRIP, passengers: Array.from({ length: ORDER_LIMITS.passengers + 1 }, () => ({ name: "a" })) }] },
    ],
    [
      "too many stops",
      {
        trips: [
          { ...TRIP, additional_locations: Array.from({ length: ORDER_LIMITS.stops + 1 }, () => ({ address: "a" })) },
        ],
      },
    ],
    ["a negative number of children", { trips: [{ ...TRIP, children_amount: -1 }] }],
    ["a comment longer than anybody writes", { trips: [{ ...TRIP, comment: "a".repeat(2001) }] }],
    ["an unknown way of paying", { trips: [TRIP], pay_by: "credit" }],
    ["as many brackets as a body may have bytes", `{"trips":[${"[".repeat(30_000)}${"]".repeat(30_000)}]}`],
  ])("%s", async (_, body) => {
    expect(await send(body)).toBeUndefined();
  });

  test("members of the spec's body for companies and programmes are read", async () => {
    const order = await send({
      internal_number: "ORD-7",
      trips: [
        {
          ...TRIP,
          price_id: undefined,
          price_uid: "6f1d2c1e-0b7a-4a52-9d0e-5a6b1c2d3e4f",
          start_place_id: 524901,
          cost_center: { id: 12, title: "Sales East" },
          viewers: ["+7 (926) 123-45-67", { phone: 79260000000 }, "", "89261234567"],
          priority_s7: "5010 1041",
          pos: "MOW-1",
          hash: " WELCOME ",
          additional_address: true,
          duration: 7200,
        },
      ],
    });
    expect(order).toMatchObject({ costCenter: "Sales East", internalNumber: "ORD-7" });
    expect(order?.trips[0]).toMatchObject({
      price: "6f1d2c1e-0b7a-4a52-9d0e-5a6b1c2d3e4f",
      start: { placeId: "524901" },
      viewers: ["+7 (926) 123-45-67", "79260000000", "89261234567"],
      bonusNumber: "50101041",
      pos: "MOW-1",
      certificate: "WELCOME",
      additionalAddress: true,
      rentSeconds: 7200,
    });
    expect(await send({ trips: [{ ...TRIP, cost_center: 12 }] })).toMatchObject({ costCenter: "12" });
  });

  test("unknown members are dropped, not refused", async () => {
    const trip = await sendTrip({
      ...TRIP,
      colour: "x",
      start_location: { ...TRIP.start_location, geo: 1 },
    });
    expect(trip).toMatchObject({ price: 3033804 });
    expect(JSON.stringify(trip)).not.toMatch(/colour|geo/);
  });
});
