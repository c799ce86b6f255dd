import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import { anyPrice, call, placedOrder, POINTS, tripBody, type Answered } from "../support/factories.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../support/test-app.ts";

/**
 * The order bodies of four existing kinds of client, member for member (contract 2.7). They send no attempt
 * key, misspell members and name places in three ways, and all of them must be able to order unchanged.
 */
let test: TestApp;
let price: PriceItem;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  test.clock.now += 61_000;
  price = await anyPrice(test.app);
});
afterAll(() => test.close());

const post = (path: string, body: unknown): Promise<Answered<PlacedOrder[] | null>> =>
  call(test.app, "POST", path, { body });

const placed = async (path: string, body: unknown): Promise<PlacedOrder> => {
  const { status, result, error } = await post(path, body);
  expect([status, error]).toEqual([200, null]);
  const order = result?.[0];
  if (order === undefined) throw new Error("no order");
  for (const id of [order.order_id, order.transaction, order.user_id, order.service_id]) {
    expect([Number.isInteger(id), id < 2 ** 31]).toEqual([true, true]);
  }
  expect(order).toMatchObject({
    booker_number: expect.stringMatching(/^\d+-1$/),
    price: expect.any(Number),
    currency: "RUB",
    status: 6,
  });
  expect(Object.values(order.send_params).map((value) => typeof value)).toEqual([
    "boolean",
    "boolean",
    "boolean",
    "boolean",
  ]);
  return order;
};

const storedTrip = async (order: PlacedOrder): Promise<Record<string, unknown>> => {
  const { rows } = await test.database.pool.query<Record<string, unknown>>("select * from trips where trip_id = $1", [
    order.order_id,
  ]);
  return rows[0] ?? {};
};

describe("R-28: the site that lives on v1 without any token", () => {
  beforeEach(async () => {
    price = await anyPrice(test.app, { query: "&user_id=2464" });
  });

  const body = () => ({
    trips: [
      {
        price_id: price.price_id,
        user_id: 2464,
        lang: "ru",
        currency: "RUB",
        start_location: {
          address: "Sheremetyevo International Airport (SVO)",
          place_id: "ChIJ-demo-svo",
          location: "55.972599,37.4146",
          time: "2026-11-24 18:40",
          flight_number: "SU2455",
          terminal_number: "C",
        },
        finish_location: {
          address: "Tverskaya 1, Moscow",
          place_id: "ChIJ-demo-tver",
          location: "55.757,37.613",
          time: "",
          flight_number: "",
          terminal_number: "",
        },
        passengers: [{ name: "Ivan Petrov", phone: "79261234567", email: "ivan@example.com" }],
        passengers_number: 2,
        adults_amount: 2,
        children_amount: 0,
        text_tablet: "",
        comment: "",
        additional_services: null,
        send_params: {
          send_client_voucher: true,
          send_admin_voucher: false,
          send_client_doc: false,
          send_admin_doc: false,
        },
        platform: 3,
        is_rent: false,
        duration: 0,
        flexible_tariff: false,
        flexible_tariff_agreement: false,
        additional_address: false,
      },
    ],
  });

  it("orders, and finds its user number inside the trip", async () => {
    const order = await placed("/v1/orders", body());
    expect(order).toMatchObject({
      user_id: 2464,
      customer: { name: "Ivan Petrov", email: "ivan@example.com", phone: "79261234567" },
    });
    expect(await storedTrip(order)).toMatchObject({
      terminal: "C",
      flight_number: "SU2455",
      adults: 2,
      sign: "Ivan Petrov",
    });
  });

  it("then asks where to pay with its host name and user number, and gets an address", async () => {
    const { transaction } = await placed("/v1/orders", body());
    const { result, error } = await call<{ url: string }>(
      test.app,
      "GET",
      `/v1/orders/pay-url?transaction=${transaction}&trans_host_name=pt.example&user_id=2464`,
    );
    expect(error).toBeNull();
    expect(URL.canParse(result.url)).toBe(true);
  });
});

describe("the Next.js site", () => {
  beforeEach(async () => {
    price = await anyPrice(test.app, { query: "&user_id=1863" });
  });

  const body = (services: unknown) => ({
    lang: "ru",
    currency: "RUB",
    user_id: "1863",
    trips: [
      {
        price_id: String(price.price_id),
        user_id: "1863",
        lang: "ru",
        currency: "RUB",
        start_location: {
          address: "Sheremetyevo",
          place_id: price.start_place.place_id,
          location: "55.972599,37.4146",
          time: "2026-11-24 18:40",
          flight_number: "SU 2455",
          terminal_number: "",
          train_number: "",
          train_carriage_number: "",
        },
        finish_location: {
          address: "Moscow",
          place_id: price.finish_place.place_id,
          location: "55.75222,37.61556",
          time: null,
        },
        passengers: [{ name: "Ivan Petrov", phone: "79261234567", email: "ivan@example.com" }],
        passengers_number: 1,
        adults_amount: 1,
        children_amount: 0,
        text_tablet: "Petrov",
        comment: "",
        additional_services: services,
        send_params: {
          send_client_voucher: false,
          send_admin_voucher: false,
          send_client_doc: false,
          send_admin_doc: false,
        },
        platform: 7,
        is_rent: null,
        duration: 0,
        additional_change_itinerary: 1,
        additional_wait: 1,
        fare_on_toll_road: 1,
        internal_number: "NX-000123",
        address: "",
        location: "",
      },
    ],
  });

  it("searches, checks and orders in its own way, with slashes before the query and numbers as text", async () => {
    const found = await call<PriceItem[]>(
      test.app,
      "GET",
      `/transnextgen/v4/prices/?user_id=1863&lang=ru&currency=RUB&start_place_point=${POINTS.sheremetyevo}&finish_place_point=${POINTS.moscow}`,
    );
    expect(found.error === null).toBe(true);
    const [first] = found.result;
    expect(first?.additional_services.every((service) => typeof service.currency === "string")).toBe(true);
    const check = await call<{ allow_booking: boolean }>(
      test.app,
      "POST",
      "/transnextgen/v4/orders/check-time/?lang=ru&user_id=1863",
      {
        body: {
          price_id: first?.price_id,
          pickup_time: "2026-11-24 18:40",
          start_place_id: first?.start_place.place_id,
        },
      },
    );
    expect([check.error === null, check.result.allow_booking]).toEqual([true, true]);
    const order = await placed("/transnextgen/v4/orders/?lang=ru&user_id=1863", body(null));
    expect(order).toMatchObject({
      user_id: 1863,
      additional_change_itinerary: 1,
      additional_wait: 1,
      fare_on_toll_road: 1,
    });
    expect(await storedTrip(order)).toMatchObject({ internal_number: "NX-000123", sign: "Petrov" });
  });

  it("names services as bare ids in its old release and as objects in its new one, for the same price", async () => {
    const seat = price.additional_services.find((service) => service.slug === "booster");
    const asIds = await placed("/v4/orders", body([seat?.id]));
    test.clock.now += 61_000;
    const asObjects = await placed("/v4/orders", body([{ id: seat?.id }]));
    expect(asIds.price).toBe(price.price + Number(seat?.price));
    expect(asObjects.price).toBe(asIds.price);
    expect(asObjects.order_id).not.toBe(asIds.order_id);
  });

  it("its rent, without a finish, is refused with an explanation and not as malformed", async () => {
    const rent = body(null);
    const trips = rent.trips.map((trip) => ({ ...trip, finish_location: null, is_rent: true, duration: 10_800 }));
    const { status, result, error } = await post("/v4/orders", { ...rent, trips });
    expect([status, result, error?.message]).toEqual([200, null, expect.stringMatching(/[А-Яа-я]/)]);
  });
});

describe("the Java client", () => {
  beforeEach(async () => {
    price = await anyPrice(test.app, { query: "&user_id=8587" });
  });

  it("orders on v3 without counts, with numbers as text and a phone number in brackets", async () => {
    const order = await placed("/transnextgen/v3/orders", {
      user_id: "8587",
      lang: "en",
      currency: "RUB",
      trips: [
        {
          price_id: String(price.price_id),
          user_id: "8587",
          start_location: {
            address: "Sheremetyevo",
            location: "55.972599,37.4146",
            time: "2026-11-24 18:40",
            flight_number: "SU2455",
          },
          finish_location: { address: "Moscow", location: "55.75222,37.61556", time: null },
          passengers: [
            { name: "Ivan Petrov", phone: "+7(926)1234567", email: "ivan@example.com" },
            { name: "Olga Petrova", phone: "", email: null },
          ],
          additional_services: null,
        },
      ],
    });
    expect(order).toMatchObject({ user_id: 8587, customer: { phone: "79261234567" } });
    expect(await storedTrip(order)).toMatchObject({ adults: 2, children: 0, passengers_number: 2 });
  });
});

describe("the PHP module", () => {
  const body = (priceId: number, start: Record<string, unknown>, finish: Record<string, unknown>) => ({
    trips: [
      {
        price_id: String(priceId),
        start_location: { time: "2026-11-24 18:40", ...start },
        finish_location: { time: "2026-11-24 20:00", ...finish },
        additional_location: [{ address: "Khimki", location: "55.9,37.45" }],
        passengers: [{ name: "Ivan Petrov", phone: "+7 926 123-45-67", email: "ivan@example.com" }],
        passengers_number: "2",
        adults_amount: "2",
        children_amount: "0",
        text_tablet: "Petrov",
        comment: "",
        additional_change_Itinerary: 3,
        additional_wait: 3,
        fare_on_toll_road: 3,
      },
    ],
  });
  const airport = { address: "Sheremetyevo", location: "55.972599,37.4146", flight_number: "SU2455" };
  const town = { address: "Moscow", location: "55.75222,37.61556" };

  it("orders without any user number, with a finish time and one extra stop under the short name", async () => {
    const order = await placed("/v1/orders", body(price.price_id, airport, town));
    expect(order).toMatchObject({
      user_id: 0,
      additional_change_itinerary: 3,
      additional_wait: 3,
      fare_on_toll_road: 3,
    });
    expect(order.price).toBe(price.price + price.price_subaddress);
    expect(await storedTrip(order)).toMatchObject({ stops: [{ address: "Khimki" }], departure_local: null });
  });

  it("takes the user from the price when the price was made for one", async () => {
    const own = await anyPrice(test.app, { query: "&user_id=143708" });
    const order = await placed("/v1/orders", body(own.price_id, airport, town));
    expect(order.user_id).toBe(143_708);
  });

  it("orders the way back with the price that came as reverse_price", async () => {
    const reverse = price.reverse_price;
    if (reverse === null) throw new Error("no way back");
    const back = body(reverse.price_id, town, airport);
    const order = await placed("/v1/orders", {
      trips: back.trips.map((trip) => ({ ...trip, additional_location: [] })),
    });
    expect(order.price).toBe(reverse.price);
  });
});

describe("words and numbers that mean the same", () => {
  const order = (changes: Record<string, unknown>) =>
    placed("/v4/orders?lang=ru", {
      trips: [
        {
          price_id: price.price_id,
          start_location: {
            address: "SVO",
            location: POINTS.sheremetyevo,
            time: "2026-11-24 18:40",
            flight_number: "SU 1",
          },
          finish_location: { address: "Moscow", location: POINTS.moscow },
          passengers: [{ name: "Ivan Petrov", phone: "79261234567", email: "ivan@example.com" }],
          ...changes,
        },
      ],
    });

  it.each([
    [true, 1],
    [false, 0],
    ["3", 3],
    [0, 0],
    [null, 0],
  ])("ruling 10: additional_wait %j is returned as %d", async (sent, answered) => {
    expect((await order({ additional_wait: sent, comment: `wait ${String(sent)}` })).additional_wait).toBe(answered);
  });

  it.each([7, "site", "7", 3])("ruling 11: platform %j is kept as sent", async (platform) => {
    const { order_id: orderId } = await order({ platform, comment: `platform ${typeof platform} ${platform}` });
    const { rows } = await test.database.pool.query(
      "select client ->> 'platform' as platform from orders where order_id = $1",
      [orderId],
    );
    expect(rows).toEqual([{ platform: String(platform) }]);
  });

  it.each([
    ["a number", () => price.start_place.place_id],
    ["a number as text", () => String(price.start_place.place_id)],
    ["an opaque id of somebody else", () => "ChIJ-demo-svo"],
    ["nothing", () => ""],
  ])("ruling 13: a place named by %s can be ordered", async (what, id) => {
    const start = {
      address: "SVO",
      location: POINTS.sheremetyevo,
      time: "2026-11-24 18:40",
      flight_number: "SU 1",
      place_id: id(),
    };
    expect((await order({ start_location: start, comment: what })).order_id).toBeGreaterThan(0);
  });
});

it("these tests finish before a quote expires by their clock", () => {
  expect(test.clock.now - TEST_NOW).toBeLessThan(2 * 3_600_000);
});

it.each([
  ["221B Baker Street, London NW1 6XE, UK", "221B Baker Street, NW1 6XE", "London"],
  ["Tverskaya 1, Moscow, Russia", "Tverskaya 1", "Moscow"],
  ["10 Rue de Rivoli, 75004 Paris, France", "10 Rue de Rivoli", "Paris"],
])("PT sends a whole address, and without a geocoder it is found in its town: %s", async (term, address, town) => {
  const answer = await test.app.inject({ url: `/v1/places/find?lang=en&term=${encodeURIComponent(term)}` });
  const { result } = answer.json<{ result: { structured_formatting: Record<string, string> }[] }>();
  const { main_text: what, secondary_text: where } = result[0]?.structured_formatting ?? {};
  expect([what, where?.split(",")[0]]).toEqual([address, town]);
});

describe("calls as one published endpoint list names them (W6)", () => {
  const ask = (path: string) => call<PriceItem[]>(test.app, "GET", path);

  it("prices are found by airport codes at either end, as by their points", async () => {
    const common = `currency=RUB&lang=en&finish_place_point=${POINTS.moscow}`;
    const byCode = await ask(`/v3/prices/iata?${common}&start_place_iata=svo`);
    const byPoint = await ask(`/v3/prices?${common}&start_place_point=${POINTS.sheremetyevo}&start_place_id=a26396`);
    const seen = (items: readonly PriceItem[]) => items.map(({ price, start_place: { title } }) => `${title} ${price}`);
    expect(byCode.result.length).toBeGreaterThan(0);
    expect(seen(byCode.result).toSorted()).toEqual(seen(byPoint.result).toSorted());
    const between = await ask("/v1/prices/iata/?start_place_iata=SVO&finish_place_iata=DME&lang=en&currency=RUB");
    expect(between.result[0]?.finish_place.title).toContain("Domodedovo");
  });

  it("an unknown code and a missing end are refused with an explanation", async () => {
    expect(await ask("/v4/prices/iata?start_place_iata=QQQ&finish_place_iata=SVO&lang=en")).toMatchObject({
      status: 404,
      error: { message: "Place not found. Choose one from the list" },
    });
    expect(await ask("/v4/prices/iata?start_place_iata=SVO&lang=en")).toMatchObject({
      status: 400,
      error: { details: { where: "finish_place_iata" } },
    });
  });

  it("documents are read and sent by a transaction in the query or the body, and refused without one", async () => {
    const order = await placedOrder(test.app);
    const headers = { "order-key": order.order_key ?? "" };
    const { transaction } = order;
    const inPath = await call(test.app, "GET", `/v3/documents/${transaction}?lang=en`, { headers });
    const inQuery = await call(test.app, "GET", `/v3/documents?transaction=${transaction}&language=en`, { headers });
    expect(inQuery.error).toBeNull();
    expect(inQuery.result).toEqual(inPath.result);
    const sent = await call(test.app, "POST", "/v3/documents/send", {
      headers,
      body: { transaction: String(transaction) },
    });
    expect(sent).toMatchObject({ status: 200, error: null, result: { sent: true } });
    for (const [method, path] of [
      ["GET", "documents"],
      ["POST", "documents/send"],
    ] as const) {
      expect(await call(test.app, method, `/v3/${path}?lang=en`, { headers })).toMatchObject({
        status: 400,
        result: null,
        error: { message: "Check the payment link", details: { where: "transaction" } },
      });
    }
    const nobodys = await call(test.app, "GET", `/v3/documents?transaction=7`, { headers });
    expect(nobodys).toMatchObject({ status: 404, result: null });
  });

  it("an order whose body says `language` is kept in that language, and refused in it", async () => {
    const trip = { ...tripBody(price.price_id), language: "en" };
    const refused = await post("/v3/orders", { trips: [{ ...trip, passengers: [{ name: "Anna" }] }] });
    expect(refused.error?.message).toBe("Check the phone number");
    const order = await placed("/v3/orders", { language: "en", trips: [trip] });
    const { rows } = await test.database.pool.query("select lang from orders where transaction = $1", [
      order.transaction,
    ]);
    expect(rows).toEqual([{ lang: "en" }]);
  });
});
