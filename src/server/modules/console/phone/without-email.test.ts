import type { Static } from "typebox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { showOrderLink } from "#contract/console/letters/write-letter.ts";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import type { DeskOrder } from "#contract/console/orders/order-actions.ts";
import type { placeOrderFor } from "#contract/console/phone/place-order-for.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { hurryJobs, jobsDone } from "../../../../../tests/server/payment-steps.ts";
import { openStubGateway, type StubGateway } from "../../../../../tests/server/stub-gateway.ts";
import { anyPrice, attemptKey, call, placeOrder, tripBody } from "../../../../../tests/support/factories.ts";
import { headersOf, type Person } from "../../../../../tests/support/log-in.ts";
import { rideBook, rideTariff, useBook } from "../../../../../tests/support/ride-book.ts";
import { buildTestApp } from "../../../../../tests/support/test-app.ts";

type Placed = EndpointResult<typeof placeOrderFor>;

const PHONE = "+79165550118";
const PEOPLE = [{ name: "Olga Krylova", phone: PHONE, email: "" }];

/** A server, and what the staff does there. */
async function deskOf(variables: Record<string, string>) {
  const test = await buildTestApp({
    listen: true,
    variables: { UNPAID_LETTER_MINUTES: "15", VISITORS_PAY_CASH: "yes", ...variables },
  });
  const book = rideBook({ tariffs: [rideTariff({ id: 101 })] });
  await useBook(test.database.db, {
    ...book,
    providers: book.providers.map((provider) => ({ ...provider, confirmHours: 3 })),
  });
  const of = async (who: Person) => headersOf(test.app, who);
  const headers = { dispatcher: await of("dispatcher"), accountant: await of("accountant") };
  const send = async <T>(path: string, body: object, who: keyof typeof headers = "dispatcher") =>
    call<T>(test.app, "POST", `/operator/v1/orders${path}?lang=en`, {
      body,
      headers: { ...headers[who], "idempotency-key": attemptKey() },
    });
  const place = async (payBy: "card" | "cash") => {
    const price = await anyPrice(test.app);
    const { result, error } = await send<Placed>("", {
      trips: [tripBody(price.price_id, { passengers: PEOPLE })],
      letter_lang: "en",
      told: true,
      pay_by: payBy,
    });
    expect(error).toBeNull();
    await jobsDone(test);
    return result;
  };
  const read = async ({ order_id: id }: Placed) =>
    (await call<DeskOrderView>(test.app, "GET", `/operator/v1/orders/${id}?lang=en`, { headers: headers.dispatcher }))
      .result;
  return { test, send, place, read };
}

describe("found 46: an order by telephone without an e-mail, with a gateway for text messages", () => {
  let gateway: StubGateway;
  let desk: Awaited<ReturnType<typeof deskOf>>;
  beforeAll(async () => {
    gateway = await openStubGateway();
    desk = await deskOf({ SMS_URL: gateway.url, SMS_TOKEN: "word" });
  });
  afterAll(async () => {
    await desk?.test.close();
    await gateway?.close();
  });
  const taken = () => gateway.taken.splice(0).map(({ body: { to, text } }) => `${to} ${text}`);

  it("is placed, and its caller gets the link by text message, which opens and pays it", async () => {
    const order = await desk.place("card");
    expect(order).toMatchObject({ email: "", phone: PHONE, reach: "text", pay_by: "card" });
    const [text = "", ...others] = taken();
    expect(others).toEqual([]);
    expect(text).toMatch(new RegExp(`^\\${PHONE} Booking ${order.order_id} received: .*Details and payment:.* http`));
    const [, key = ""] = /#key=([\w-]+)$/.exec(text) ?? [];
    const view = await call<{ order_id: number; email: string }>(
      desk.test.app,
      "GET",
      `/v4/orders/${order.order_id}?lang=en`,
      { headers: { "order-key": key } },
    );
    expect(view.result).toMatchObject({ order_id: order.order_id, email: "" });
    // What the staff reads of it has no key.
    const [kept] = (
      await desk.test.database.pool.query<{ sent_as: { text: string } }>(
        "select sent_as from messages where subject_id = $1 and kind = 'text-received'",
        [order.order_id],
      )
    ).rows;
    expect(kept?.sent_as.text).toContain(`/order/${order.order_id}`);
    expect(kept?.sent_as.text).not.toContain(key);
  });

  it("is confirmed, given a driver, changed and cancelled, each told by one text message", async () => {
    const order = await desk.place("cash");
    expect(taken()).toHaveLength(1);
    const version = async () => (await desk.read(order)).version;
    const later = async () => {
      await hurryJobs(desk.test);
      await jobsDone(desk.test);
    };
    const about = async (path: string, body: object) => {
      desk.test.clock.now += 60_000;
      const { error } = await desk.send<Static<typeof DeskOrder>>(`/${order.order_id}${path}`, {
        version: await version(),
        ...body,
      });
      expect(error).toBeNull();
      await later();
      return taken();
    };
    expect(await about("/confirm", {})).toEqual([
      expect.stringMatching(new RegExp(`Ride confirmed: .* Booking ${order.order_id}\\..*#key=`)),
    ]);
    const driver = { name: "Sergey Volkov", phone: "+7 903 555-01-42", car: "Camry", plate: "O 418" };
    expect(await about("/driver", { trip_id: order.order_id, driver, tell: true })).toEqual([
      expect.stringContaining("Your driver: Sergey Volkov, +7 903 555-01-42, Camry, O 418."),
    ]);
    const comment = { change: { comment: "Two dogs" }, expected_total: order.amount, expected_fee: 0 };
    expect(await about("/change", { trip_id: order.order_id, ...comment })).toEqual([]);
    expect(await about("/letters/link", { version: undefined })).toEqual([
      expect.stringMatching(new RegExp(`Booking ${order.order_id}: .*#key=`)),
    ]);
    expect(await about("/cancel", { reason: "no-car", expected_fee: 0, expected_refund: 0 })).toEqual([
      expect.stringMatching(/Ride cancelled: /),
    ]);
  });

  it("has a link that is shown to the staff, which is written down; one of a booking made online has none", async () => {
    const order = await desk.place("card");
    type Shown = EndpointResult<typeof showOrderLink>;
    const { result } = await desk.send<Shown>(`/${order.order_id}/link`, {});
    expect(result.link).toMatch(new RegExp(`/order/${order.order_id}\\?lang=en#key=`));
    expect(result.code.every((row) => row.length === result.code.length && /^[01]+$/.test(row))).toBe(true);
    const deeds = (await desk.read(order)).history.filter(({ call: name }) => name === "showOrderLink");
    expect(deeds).toHaveLength(1);
    expect((await desk.send<Shown>(`/${order.order_id}/link`, {}, "accountant")).error?.code).toBe(1006);
    const price = await anyPrice(desk.test.app);
    const online = await placeOrder(desk.test.app, [tripBody(price.price_id)], { key: attemptKey() });
    const { error } = await desk.send<Shown>(`/${online.result[0]?.order_id}/link`, {});
    expect(error?.code).toBe(5020);
  });
});

describe("found 46: the same without a gateway", () => {
  let desk: Awaited<ReturnType<typeof deskOf>>;
  beforeAll(async () => {
    desk = await deskOf({ SMTP_URL: "smtp://localhost:1", MAIL_FROM: "rides@rides.example" });
  });
  afterAll(() => desk?.test.close());

  it("is placed all the same, nothing is queued for its caller, and the staff sees that they can only be called", async () => {
    const order = await desk.place("cash");
    expect(order).toMatchObject({ email: "", reach: "call" });
    expect((await desk.read(order)).trips[0]?.reach).toBe("call");
    const { rows } = await desk.test.database.pool.query(
      "select kind from messages where subject_id = $1 and (recipient = '' or recipient = $2)",
      [order.order_id, PHONE],
    );
    expect(rows).toEqual([]);
    const { error } = await desk.send(`/${order.order_id}/letters/link`, {});
    expect(error?.code).toBeDefined();
  });
});
