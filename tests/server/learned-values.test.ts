import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ORDER_FILE_NAMES } from "#contract/order-files.ts";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { PUBLIC_ENDPOINTS } from "#contract/public-calls.ts";
import type { Endpoint } from "#contract/wire/endpoint.ts";
import { anyPrice, attemptKey, call, logInAs, placeOrder, startIn, tripBody } from "../support/factories.ts";
import { offerMade } from "../support/offer-made.ts";
import { buildTestApp, type TestApp } from "../support/test-app.ts";
import { yachtMade } from "../support/yacht-made.ts";
import { press } from "./payment-steps.ts";

const PARTNER = 1863;
/** What only the traveller and who serves them may read. */
const PERSONAL = /Zinaida|Kanareikina|5551234|zina\.canary|Kanareyechnaya|CANARY/i;
const TYPED = {
  passengers: [{ name: "Zinaida Kanareikina", phone: "79035551234", email: "zina.canary@example.org" }],
  comment: "CANARY comment",
  text_tablet: "CANARY SIGN",
  finish_location: { address: "Kanareyechnaya 77", location: "55.75222,37.61556" },
};
const LEARNERS = ["visitor", "partner", "other traveller", "staff"] as const;
type Learner = (typeof LEARNERS)[number];

let test: TestApp;
const headers = new Map<Learner, Record<string, string>>();
beforeAll(async () => {
  test = await buildTestApp();
  headers.set("visitor", {});
  for (const [learner, login] of [
    ["partner", "partner"],
    ["other traveller", "customer2"],
    ["staff", "admin"],
  ] as const)
    headers.set(learner, { authorization: `Bearer ${await logInAs(test.app, login)}` });
});
afterAll(() => test.close());

/** Places a visitor's order on the partner's page, as our own page does. */
async function ordered(): Promise<{
  order: PlacedOrder;
  attempt: string;
  secret: string;
  priceId: number;
  priceUid: string;
}> {
  const price = await anyPrice(test.app, { query: `&user_id=${PARTNER}` });
  const [attempt, secret] = [attemptKey(), attemptKey()];
  const trip = tripBody(price.price_id, { ...TYPED, start_location: startIn(test.clock.now) });
  const { result, error } = await placeOrder(test.app, [trip], { key: attempt, secret, top: { user_id: PARTNER } });
  const [order] = result ?? [];
  if (order === undefined) throw new Error(`No order to try: ${JSON.stringify(error)}`);
  return { order, attempt, secret, priceId: price.price_id, priceUid: price.price_uid };
}

const keyOf = ({ order_key: key }: PlacedOrder) => ({ "order-key": key ?? "" });
const rowOf = async (sql: string, values: readonly unknown[]) =>
  ((await test.database.pool.query<Record<string, unknown>>(sql, [...values])).rows[0] ?? {}) as Record<
    string,
    unknown
  >;
const payUrl = async ({ transaction }: PlacedOrder, of: Record<string, string> = {}) =>
  (
    await call<{ url: string } | null>(test.app, "GET", `/v4/orders/pay-url?transaction=${transaction}&lang=en`, {
      headers: of,
    })
  ).result?.url ?? "";
const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]+/, "");

/** Everything that others can learn of an order (docs/security.md), by its name. */
async function learned(of: Awaited<ReturnType<typeof ordered>>): Promise<Readonly<Record<string, string>>> {
  const { order, attempt, priceId, priceUid } = of;
  const ticketUrl = await payUrl(order, keyOf(order));
  const { headers: used } = await test.app.inject(pathOf(ticketUrl));
  const page = String(used.location);
  const payment = await rowOf("select payment_id, pay_url from payments where order_id = $1", [order.order_id]);
  const { return_url: returnUrl } = await rowOf("select return_url from sandbox_payments where ref = $1", [
    page.split("/").at(-1),
  ]);
  const place = await rowOf("select start_place_id from trips where order_id = $1", [order.order_id]);
  const { headers: said } = await test.app.inject(`/v4/orders/${order.order_id}`);
  const calendar = await test.app.inject({ url: `/orders/${order.order_id}/trips.ics`, headers: keyOf(order) });
  return {
    "order number": String(order.order_id),
    "booker number": order.booker_number,
    transaction: String(order.transaction),
    "payment page": page,
    "payment reference": page.split("/").at(-1) ?? "",
    "number of the payment": String(payment["payment_id"]),
    "return address": String(returnUrl),
    "used ticket": new URL(ticketUrl).searchParams.get("ticket") ?? "",
    "address of a used ticket": ticketUrl,
    "attempt key": attempt,
    "calendar UID": /^UID:(.+)$/m.exec(calendar.body.replaceAll("\r", ""))?.[1] ?? "",
    "wallet serial": `trip-${order.order_id}`,
    "QR of the voucher": `http://localhost:3000/booking/order/${order.order_id}`,
    "price number": String(priceId),
    "price uid": priceUid,
    "place id": String(place["start_place_id"]),
    "tracing id": String(said["x-uuid"] ?? attemptKey()),
    "partner number": String(PARTNER),
  };
}

/** What is stored of an order, but for what asking where to pay leaves. */
const stored = async (orderId: number): Promise<string> =>
  JSON.stringify(
    await rowOf(
      `select (select to_jsonb(o) from orders o where order_id = $1) as "order",
              (select jsonb_agg(to_jsonb(t)) from trips t where order_id = $1) as trips`,
      [orderId],
    ),
  );

interface Try {
  readonly method?: "GET" | "POST" | "PUT";
  readonly url: string;
  readonly body?: object;
  readonly headers?: Record<string, string>;
}

/** A value in every place of a call where something opens. */
function everywhere(value: string, { order_id: id, transaction }: PlacedOrder): Try[] {
  const said = encodeURIComponent(value);
  const [order, number] = [`/v4/orders/${id}`, /^\d{1,10}$/.test(value) ? Number(value) : id];
  const shown: Record<string, string>[] = [
    { "order-key": value },
    { authorization: `Bearer ${value}` },
    { cookie: `nameboard-order-${id}=${said}; nameboard-session=${said}; nameboard-device=${said}` },
    { "idempotency-key": value },
    { "idempotency-secret": value, "idempotency-key": value },
    { "x-uuid": value, "x-request-id": value, referer: value },
  ];
  const keyed: Try[] = [
    { url: order },
    { url: `${order}/check-cancel` },
    { url: `/v4/orders/of-transaction/${transaction}` },
    { url: `/v4/documents/${transaction}` },
    { url: "/v4/orders/attempt" },
    { url: `/orders/${id}/${ORDER_FILE_NAMES[0]}` },
    { url: `/v4/offers/${number}` },
    { url: `/v4/yacht-offers/${number}` },
    { method: "POST", url: "/v4/orders/kept", body: { order_id: id } },
    { method: "POST", url: "/v4/orders/trips/cancel", body: { order_id: id, transaction } },
    { method: "POST", url: "/v4/orders/trips", body: { order_id: id, transaction, comment: "a stranger was here" } },
  ];
  const named: Try[] = [
    { url: `/v4/orders/${said}` },
    { url: `/v4/orders/of-transaction/${said}` },
    { url: `/v4/orders/attempt/${said}` },
    { url: `/v4/documents/${said}` },
    { url: `/v4/prices/${said}/lines` },
    { url: `/v4/places/${said}` },
    { url: `/v4/orders/trips?order_id=${said}` },
    { url: `/orders/${said}/${ORDER_FILE_NAMES[0]}` },
    { url: `/orders/return?order=${id}&code=${said}&ticket=${said}` },
    { url: `/orders/pay?order=${id}&ticket=${said}` },
    { url: `/booking/order/${said}?key=${said}&order_key=${said}&token=${said}` },
    { method: "POST", url: `/v4/orders/approve/${said}`, body: {} },
    { method: "POST", url: `/v4/documents/send/${said}`, body: {} },
    { method: "POST", url: `/v4/yacht-orders/${said}/cancel`, body: { fee: 0, refund: 0 } },
    { method: "POST", url: "/v4/orders/trips", body: { order_id: number, email_token: value, comment: "x" } },
    { method: "POST", url: "/v4/orders/trips/cancel", body: { trip_id: number, with_trips: [id] } },
    ...(value.startsWith("http") ? [{ url: pathOf(value) }] : []),
  ];
  return [...named, ...shown.flatMap((headers) => keyed.map((one) => ({ ...one, headers })))];
}

/** A call by a learner, who keeps no cookies: an answer that hands one out is what is looked for. */
async function tryIt(learner: Learner, { method = "GET", url, body, headers: more }: Try) {
  return test.app.inject({
    method,
    url: `${url}${url.includes("?") ? "&" : "?"}lang=en`,
    headers: { ...headers.get(learner), ...more },
    ...(body !== undefined && { payload: body }),
  });
}

describe("T-01, T-36, found 2, found 5: what others learn of an order opens nothing", () => {
  it.each(LEARNERS)(
    "%s shows every value in every place, and reads nobody, gets no key and changes nothing",
    async (learner) => {
      const of = await ordered();
      const { order } = of;
      const values = Object.entries(await learned(of));
      const before = await stored(order.order_id);
      const wrong: string[] = [];
      for (const [name, value] of values) {
        expect([name, value]).not.toEqual([name, ""]);
        for (const one of everywhere(value, order)) {
          const answer = await tryIt(learner, one);
          const all = `${JSON.stringify(answer.headers)} ${answer.body}`;
          const told =
            PERSONAL.exec(all)?.[0] ?? (all.includes(order.order_key ?? "none") ? "the order's key" : undefined);
          if (told !== undefined) wrong.push(`${name}: "${told}" by ${one.method ?? "GET"} ${one.url}`);
          if (/nameboard-order-\d+=[\w-]{22}/.test(all)) wrong.push(`${name}: a cookie by ${one.url}`);
          if (answer.statusCode >= 500) wrong.push(`${name}: ${answer.statusCode} by ${one.url}`);
        }
      }
      expect(wrong).toEqual([]);
      expect(await stored(order.order_id)).toBe(before);
    },
  );

  it.each(LEARNERS)(
    "%s asks, presses and follows links in every order beside the holder, and never gets in",
    async (learner) => {
      const mine = headers.get(learner) ?? {};
      const turns: readonly (readonly ("ask" | "holder" | "press" | "follow")[])[] = permutations([
        "ask",
        "holder",
        "press",
        "follow",
      ]);
      for (const steps of turns) {
        const { order } = await ordered();
        const page = pathOf(await payUrl(order));
        const ref = page.split("/").at(-1) ?? "";
        const seen: string[] = [];
        for (const step of steps) {
          if (step === "ask") seen.push(await payUrl(order, mine));
          if (step === "holder") await payUrl(order, keyOf(order));
          if (step === "press") await press(test, ref, "decline");
          if (step === "follow") {
            const { return_url: back } = await rowOf("select return_url from sandbox_payments where ref = $1", [ref]);
            const { headers: led } = await test.app.inject({ url: pathOf(String(back)), headers: mine });
            seen.push(String(back), JSON.stringify(led));
          }
        }
        const shown = await test.app.inject({ url: page, headers: mine });
        expect([steps, PERSONAL.test(shown.body)]).toEqual([steps, false]);
        for (const text of seen) {
          expect([steps, text.includes(order.order_key ?? "none"), /key=|code=|ticket=/.test(text)]).toEqual([
            steps,
            false,
            false,
          ]);
        }
        const read = await test.app.inject({ url: `/v4/orders/${order.order_id}`, headers: mine });
        expect([steps, PERSONAL.test(read.body)]).toEqual([steps, false]);
      }
    },
  );

  it("numbers of offers, yachts, requests and photos open nothing without the key of an offer", async () => {
    const [way, yacht] = [await offerMade(test), await yachtMade(test)];
    const tries: Try[] = [
      { url: `/v4/offers/${way.id}` },
      { url: `/v4/yacht-offers/${yacht.offer.id}` },
      { url: `/v4/yacht-offers/${yacht.offer.id}/photos/${yacht.offer.photo}` },
      { url: `/v4/orders/${yacht.order.id}` },
      { method: "POST", url: `/v4/yacht-orders/${yacht.order.id}/cancel`, body: { fee: 0, refund: 0 } },
      { method: "POST", url: "/v4/orders/kept", body: { order_id: yacht.order.id } },
      { url: `/v4/yacht-offers/${yacht.offer.id}`, headers: { "order-key": way.key } },
      { url: `/v4/offers/${way.id}`, headers: { "order-key": yacht.offer.key } },
      { url: `/v4/orders/${yacht.order.id}`, headers: { "order-key": yacht.offer.key } },
    ];
    for (const learner of ["visitor", "partner", "other traveller"] as const) {
      for (const one of tries) {
        const { statusCode, body } = await tryIt(learner, one);
        expect([learner, one.url, [401, 403, 404].includes(statusCode)]).toEqual([learner, one.url, true]);
        expect(body).not.toMatch(/Anna|Vera|example\.(?:com|org)/);
      }
    }
  });

  it("every answer of the API that has an order's key is known, so that another one is looked at", () => {
    const hasKey = (endpoint: Endpoint): boolean => JSON.stringify(endpoint.result).includes('"order_key"');
    const names = PUBLIC_ENDPOINTS.filter(hasKey).map(({ name }) => name);
    expect(names.toSorted()).toEqual([
      "acceptOffer",
      "acceptYachtOffer",
      "changeTrip",
      "findAttempt",
      "getAttempt",
      "getOffer",
      "getYachtOffer",
      "placeOrder",
      "putTrip",
    ]);
  });
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}
