import { afterAll, beforeAll, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { call, placedOrder, POINTS } from "../../../../../tests/support/factories.ts";
import { headersOf } from "../../../../../tests/support/log-in.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

/** Whatever a visitor types about people and where exactly they are. */
const TYPED = {
  text_tablet: "CANARY PARTY SIGN",
  comment: "canary comment for the driver",
  internal_number: "CANARY-4711",
  passengers: [
    { name: "Zinaida Kanareikina", phone: "79035551234", email: "zina.canary@example.org" },
    { name: "Prokhor Kanarskiy", phone: "79037778899", email: "prokhor.canary@example.org" },
  ],
  start_location: {
    address: "Шереметьево, canary parking",
    location: POINTS.sheremetyevo,
    time: "2026-11-24 12:00",
    flight_number: "SU 4711",
  },
  finish_location: { address: "Kanareyechnaya 77 flat 13", location: POINTS.moscow },
  additional_locations: [{ address: "Canary wharf pier 5", location: "55.912345,37.456789" }],
};
const PEOPLE = /canar|kanar|4711|5551234|7778899|912345|456789/i;
/** A partner, and a visitor of its page. */
const PARTNER = 1863;

let test: TestApp;
let order: PlacedOrder;
let partner: Record<string, string>;
beforeAll(async () => {
  test = await buildTestApp();
  partner = await headersOf(test.app, "partnerP");
  order = await placedOrder(test.app, TYPED, { top: { user_id: PARTNER } });
});
afterAll(() => test.close());

const addresses = (): string[] => {
  const { order_id: id, transaction } = order;
  return [
    "/v4/orders/trips?limit=100",
    "/v4/orders/trips?items_on_page=100&names=&order_status=0",
    `/v4/orders/trips?order_id=${id}`,
    `/v1/orders/trips?order_id=${id}`,
    `/v4/orders/${id}`,
    `/v4/orders/of-transaction/${transaction}`,
    `/v4/orders/${id}/check-cancel`,
    `/v4/orders/${id}/check-update`,
    `/v4/orders/pay-url?order_id=${id}`,
    "/v4/partners/statement?from=2026-11-01&to=2026-12-01",
    `/v4/documents/${transaction}`,
    `/v4/documents?transaction=${transaction}`,
    `/orders/${id}/voucher.pdf`,
    `/orders/${id}/calendar.ics`,
    `/orders/${id}/sign.pdf`,
  ];
};

it("T-01: a partner sees its visitor's order over every call, and no name, phone, address or note of its people", async () => {
  const told = await Promise.all(
    addresses().map(async (url) => {
      const { body, statusCode } = await test.app.inject({
        url: `${url}${url.includes("?") ? "&" : "?"}lang=en`,
        headers: partner,
      });
      return { url, statusCode, people: PEOPLE.exec(body)?.[0] };
    }),
  );
  expect(told.filter(({ people }) => people !== undefined)).toEqual([]);
  expect(told.slice(0, 6).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
  for (const { url, statusCode } of told.filter(({ url: one }) => /documents|\.pdf|\.ics|check-/.test(one)))
    expect([url, statusCode >= 400 && statusCode < 500]).toEqual([url, true]);
});

it("T-01: what a partner needs of it is there: when, which class, for how much, and how it stands", async () => {
  const { result } = await call<{ orders: Record<string, unknown>[] }>(
    test.app,
    "GET",
    `/v4/orders/trips?order_id=${order.order_id}&lang=en`,
    { headers: partner },
  );
  expect(result.orders).toMatchObject([
    { order_id: order.order_id, date_arrival: "2026-11-24 12:00:00", price: { price: order.price }, passengers: [] },
  ]);
});

it("T-01: a partner cannot ask whether somebody has booked, and the traveller still reads everything", async () => {
  const count = async (query: string) =>
    (
      await call<{ page_data: { total_items: number } }>(test.app, "GET", `/v4/orders/trips?${query}`, {
        headers: partner,
      })
    ).result.page_data.total_items;
  expect(await count("limit=10")).toBe(1);
  expect([await count("email=zina.canary@example.org"), await count("names=Zinaida")]).toEqual([0, 0]);
  const own = await test.app.inject({
    url: `/v4/orders/${order.order_id}`,
    headers: { "order-key": order.order_key ?? "" },
  });
  for (const word of ["Zinaida", "Kanareyechnaya 77", "4711"]) expect(own.body).toContain(word);
});

it("T-01: a partner whose contract allows it reads about the people of its own visitors, and changes nothing", async () => {
  const { database } = test;
  const contracted = await buildTestApp({ variables: { PARTNERS_READING_PEOPLE: "1863" }, parts: { database } });
  const { order_id: id } = order;
  const ask = async (url: string, headers: Record<string, string>) => contracted.app.inject({ url, headers });
  const other = await headersOf(contracted.app, "partnerQ");
  for (const url of [`/v4/orders/${id}`, "/v4/orders/trips?names=Zinaida"])
    expect([url, (await ask(url, partner)).body]).toEqual([url, expect.stringContaining("Zinaida Kanareikina")]);
  expect((await ask(`/orders/${id}/voucher.pdf`, partner)).statusCode).toBe(200);
  const payload = { order_id: id };
  const cancel = await contracted.app.inject({
    method: "POST",
    url: "/v4/orders/trips/cancel",
    headers: partner,
    payload,
  });
  expect(cancel.statusCode).toBe(403);
  for (const url of [...addresses(), "/v4/orders/trips?names=Zinaida"])
    expect([url, PEOPLE.exec((await ask(url, other)).body)]).toEqual([url, null]);
  await contracted.close();
});
