import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ERRORS } from "#contract/wire/errors.ts";
import { OpeningRefused } from "#server/modules/payments/acquirer.ts";
import { networkUrls } from "#server/own-addresses.ts";
import {
  countOf,
  orderOn,
  payInFull,
  paymentsOf,
  payUrl,
  press,
  viewOrder,
} from "../../../../tests/server/payment-steps.ts";
import { createStubAcquirer } from "../../../../tests/server/stub-acquirer.ts";
import { attemptKey, anyPrice, call, placeOrder, startIn, tripBody } from "../../../../tests/support/factories.ts";
import { putTrips } from "../../../../tests/support/put-trips.ts";
import { rideBook, rideTariff, useBook } from "../../../../tests/support/ride-book.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../../tests/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({
    variables: { ALLOWED_HOSTS: "partner.example, shop.example:8443", VISITORS_PAY_CASH: "yes" },
  });
});
beforeEach(() => {
  test.clock.now = TEST_NOW;
});
afterAll(() => test.close());

const refOf = (url: string | undefined): string => url?.split("/").at(-1) ?? "";

describe("the address where an order is paid", () => {
  it("T-18: is the same page when asked twice, with one attempt in our books and one at the acquirer", async () => {
    const order = await orderOn(test);
    const first = await payUrl(test, order.transaction);
    const second = await payUrl(test, order.transaction);
    expect(first).toMatchObject({ status: 200, error: null });
    expect(first.result?.url).toMatch(/^http:\/\/localhost:3000\/sandbox\/pay\/[\w-]{22}$/);
    expect(second.result).toEqual(first.result);
    expect(await paymentsOf(test, order)).toMatchObject([
      { attempt_no: 1, state: "pending", amount: order.price * 100, currency: "RUB" },
    ]);
    expect(await countOf(test, "sandbox_payments where ref = $1", [refOf(first.result?.url)])).toBe(1);
  });

  it("T-18: is the same page for twelve simultaneous calls", async () => {
    const order = await orderOn(test);
    const before = await countOf(test, "sandbox_payments");
    const answers = await Promise.all(Array.from({ length: 12 }, () => payUrl(test, order.transaction)));
    expect(answers.map((answer) => answer.error)).toEqual(Array.from({ length: 12 }, () => null));
    expect(new Set(answers.map((answer) => answer.result?.url)).size).toBe(1);
    expect(await paymentsOf(test, order)).toHaveLength(1);
    expect(await countOf(test, "sandbox_payments")).toBe(before + 1);
  });

  it("NET-30: works under every prefix, for a transaction sent as text, and with a trailing slash", async () => {
    const order = await orderOn(test);
    const { result } = await payUrl(test, order.transaction);
    for (const path of ["/v1/orders/pay-url", "/v3/orders/pay-url/", "/transnextgen/v1/orders/pay-url"]) {
      const again = await call(
        test.app,
        "GET",
        `${path}?transaction=${order.transaction}&user_id=1863&trans_host_name=`,
      );
      expect([path, again.result]).toEqual([path, result]);
    }
  });

  it("ruling 7: is the only thing that a transaction yields", async () => {
    const order = await orderOn(test);
    const response = await test.app.inject({ url: `/v4/orders/pay-url?transaction=${order.transaction}` });
    const body = response.json<{ result: object }>();
    expect(Object.keys(body).sort()).toEqual(["error", "result", "x-uuid"]);
    expect(Object.keys(body.result)).toEqual(["url"]);
    expect(response.body).not.toMatch(/Анна|anna@|9161234567|Шереметьево|Метрополь/);
    expect(response.body).not.toContain(order.order_key);
    const { result: view } = await call(test.app, "GET", `/v4/orders/${order.transaction}`, {
      headers: { "order-key": "A".repeat(22) },
    });
    expect(view).toBeNull();
  });

  it("R-16: a page that was closed leaves the order unpaid, and the same page opens again", async () => {
    const order = await orderOn(test);
    const { result } = await payUrl(test, order.transaction);
    expect((await test.app.inject({ url: new URL(result?.url ?? "").pathname })).statusCode).toBe(200);
    test.clock.now += 40 * 60_000;
    expect(await viewOrder(test, order)).toMatchObject({ status: 6, payment: "open", can: { pay: true } });
    expect((await payUrl(test, order.transaction)).result).toEqual(result);
  });
});

describe("the payment page and the order are open at the same address (F1)", () => {
  const opened = async (variables: Record<string, string>, hostName: string) => {
    const other = await buildTestApp({ variables });
    // Production sells from a book of the operator's own.
    await useBook(other.database.db, rideBook({ tariffs: [rideTariff({ id: 101 })] }), "own.yaml");
    const order = await orderOn(other);
    const { result } = await payUrl(other, order.transaction, `&trans_host_name=${hostName}`);
    const { rows } = await other.database.pool.query<{ return_url: string }>("select return_url from sandbox_payments");
    await other.close();
    return [new URL(result?.url ?? "").origin, new URL(rows[0]?.return_url ?? "").origin];
  };
  const [near = ""] = networkUrls("0.0.0.0", 3000);
  const home = "http://localhost:3000";

  it("in development at a local network address of this machine", async () => {
    expect(await opened({ HOST: "0.0.0.0" }, new URL(near).host)).toEqual([near, near]);
  });

  it.each([
    ["a name from outside", { HOST: "0.0.0.0" }, "evil.example:3000"],
    ["an address of the network in production", { HOST: "0.0.0.0", NODE_ENV: "production", ACQUIRER: "sandbox" }, ""],
    ["an address of the network at which nobody listens", {}, ""],
  ])("and nowhere else: %s", async (_, variables, hostName) => {
    expect(await opened({ ...variables }, hostName || new URL(near).host)).toEqual([home, home]);
  });
});

describe("an order that cannot be paid is refused in clear words", () => {
  const refusal = async (transaction: number | string) => {
    const { status, result, error } = await call(
      test.app,
      "GET",
      `/v4/orders/pay-url?transaction=${transaction}&lang=en`,
    );
    expect(result).toBeNull();
    return { status, code: error?.code, message: error?.message };
  };

  it("an unknown transaction, and a missing one", async () => {
    const words = "Booking not found. Open it from the link in your e-mail";
    expect(await refusal(99_999_999)).toEqual({ status: 404, code: ERRORS["order-unknown"].number, message: words });
    expect(await refusal("")).toEqual({ status: 404, code: ERRORS["order-unknown"].number, message: words });
  });

  it("an order number instead of a transaction, except for the caller's own order", async () => {
    const order = await orderOn(test);
    const url = `/v4/orders/pay-url?order_id=${order.order_id}`;
    const { status, error } = await call(test.app, "GET", url);
    expect([status, error?.code]).toEqual([404, ERRORS["order-unknown"].number]);
    expect(await paymentsOf(test, order)).toEqual([]);
    const own = await call<{ url: string }>(test.app, "GET", url, {
      headers: { "order-key": order.order_key ?? "" },
    });
    // The holder of the key goes by a ticket, which leads to the page that everybody gets.
    const { pathname, search } = new URL(own.result.url);
    expect((await test.app.inject(`${pathname}${search}`)).headers.location).toBe(
      (await payUrl(test, order.transaction)).result?.url,
    );
    const other = await orderOn(test);
    const foreign = await call(test.app, "GET", url, { headers: { "order-key": other.order_key ?? "" } });
    expect(foreign.error?.code).toBe(ERRORS["order-unknown"].number);
  });

  it("an order whose pick-up has passed, and its page does not offer to pay either", async () => {
    const order = await orderOn(test);
    test.clock.now += 3 * 86_400_000 + 60_000;
    expect(await refusal(order.transaction)).toEqual({
      status: 200,
      code: ERRORS["ride-over"].number,
      message: "The pick-up time has passed, so this booking can no longer be paid online. Contact us",
    });
    expect((await viewOrder(test, order)).can.pay).toBe(false);
    expect(await paymentsOf(test, order)).toEqual([]);
  });

  it("a paid order, as soon as the bank has said so and before any notice", async () => {
    const order = await orderOn(test);
    const { result } = await payUrl(test, order.transaction);
    expect(await press(test, refOf(result?.url), "pay")).toBe(303);
    expect(await refusal(order.transaction)).toEqual({
      status: 200,
      code: ERRORS["already-paid"].number,
      message: "This booking is already paid",
    });
    expect(await paymentsOf(test, order)).toMatchObject([{ state: "succeeded" }]);
  });

  it("a cancelled order, with or without an open payment", async () => {
    const fresh = await orderOn(test);
    const opened = await orderOn(test);
    await payUrl(test, opened.transaction);
    for (const order of [fresh, opened]) {
      await putTrips(test.database.pool, order.order_id, "cancelled");
      expect(await refusal(order.transaction)).toEqual({
        status: 200,
        code: ERRORS["order-cancelled"].number,
        message: "This booking is cancelled and cannot be paid",
      });
    }
    expect(await paymentsOf(test, fresh)).toEqual([]);
  });

  it("an order to be paid to the driver", async () => {
    const price = await anyPrice(test.app);
    const trip = tripBody(price.price_id, { start_location: startIn(test.clock.now) });
    const { result } = await placeOrder(test.app, [trip], { key: attemptKey(), top: { pay_by: "cash" } });
    expect(await refusal(result[0]?.transaction ?? 0)).toEqual({
      status: 200,
      code: ERRORS["cash-order"].number,
      message: "This booking is paid to the driver",
    });
    await putTrips(test.database.pool, result[0]?.order_id ?? 0, "cancelled");
    expect((await refusal(result[0]?.transaction ?? 0)).code).toBe(ERRORS["order-cancelled"].number);
  });
});

describe("where the payer comes back to", () => {
  const returnUrlFor = async (host: string) => {
    const order = await orderOn(test);
    const { result } = await payUrl(test, order.transaction, `&trans_host_name=${encodeURIComponent(host)}`);
    const { rows } = await test.database.pool.query<{ return_url: string }>(
      "select return_url from sandbox_payments where ref = $1",
      [refOf(result?.url)],
    );
    return (rows[0]?.return_url ?? "").replace(String(order.order_id), "ID");
  };

  it("the language of the page that pays, and of the order where no page of ours asks", async () => {
    const langFor = async (headers: Record<string, string>) => {
      const { transaction } = await orderOn(test);
      const asked = await call<{ url: string }>(
        test.app,
        "GET",
        `/v4/orders/pay-url?transaction=${transaction}&lang=en`,
        { headers },
      );
      const { rows } = await test.database.pool.query<{ return_url: string; lang: string }>(
        "select return_url, lang from sandbox_payments where ref = $1",
        [refOf(asked.result?.url)],
      );
      return [new URL(rows[0]?.return_url ?? "").searchParams.get("lang"), rows[0]?.lang];
    };
    expect(await langFor({ "sec-fetch-site": "same-origin" })).toEqual(["en", "en"]);
    expect(await langFor({})).toEqual(["ru", "ru"]);
  });

  it("T-26: a registered host, in any case and with its port", async () => {
    expect(await returnUrlFor("partner.example")).toBe("https://partner.example/booking/order/ID?lang=ru&currency=RUB");
    expect(await returnUrlFor("Partner.EXAMPLE")).toBe("https://partner.example/booking/order/ID?lang=ru&currency=RUB");
    expect(await returnUrlFor("shop.example:8443")).toBe(
      "https://shop.example:8443/booking/order/ID?lang=ru&currency=RUB",
    );
  });

  it.each([
    "evil.example",
    "partner.example.evil.example",
    "partner.example:444",
    "evil.example/partner.example",
    "partner.example@evil.example",
    "partner.example#",
    "localhost:3000",
    "",
  ])("T-26: our own host for %j", async (host) => {
    expect(await returnUrlFor(host)).toBe("http://localhost:3000/booking/order/ID?lang=ru&currency=RUB");
  });
});

describe("an acquirer that refuses to open a page", () => {
  const acquirer = createStubAcquirer();
  const open = acquirer.open.bind(acquirer);
  let stubbed: TestApp;
  beforeAll(async () => {
    stubbed = await buildTestApp({ parts: { acquirer } });
  });
  afterAll(() => stubbed.close());

  it("R-17: gets a new attempt, because it may know the old key by other words", async () => {
    const order = await orderOn(stubbed);
    let calls = 0;
    acquirer.open = async (opening) => {
      calls += 1;
      if (calls === 1) throw new OpeningRefused("idempotency_error");
      return open(opening);
    };
    const { result } = await payUrl(stubbed, order.transaction);
    const [refused, opened] = await paymentsOf(stubbed, order);
    expect(refused).toMatchObject({ state: "expired", acquirer_ref: null, note: "the acquirer opened no page" });
    expect(opened).toMatchObject({ attempt_no: 2, state: "pending" });
    expect(result?.url).toMatch(new RegExp(`payment-[0-9a-f]{16}-${opened?.payment_id}$`));
  });

  it("M2, S10, Y18: a sum that it does not take is refused before it is asked, with the limit", async () => {
    const order = await orderOn(stubbed);
    const limits = acquirer.limits.bind(acquirer);
    const { length } = acquirer.openings;
    acquirer.limits = () => ({ least: 1, most: 1_000_00 });
    const large = await payUrl(stubbed, order.transaction);
    expect([large.error?.code, large.error?.message]).toEqual([
      ERRORS["sum-not-payable"].number,
      expect.stringContaining("at most 1000 RUB"),
    ]);
    acquirer.limits = () => ({ least: 90_000_00, most: 90_000_00 });
    expect((await payUrl(stubbed, order.transaction)).error?.message).toContain("at least 90000 RUB");
    acquirer.limits = limits;
    expect(acquirer.openings).toHaveLength(length);
    expect((await payUrl(stubbed, order.transaction)).error).toBeNull();
  });

  it("R-17: is asked twice and no more, and the order stays payable", async () => {
    const order = await orderOn(stubbed);
    acquirer.open = async () => {
      throw new OpeningRefused("currency");
    };
    const { error } = await payUrl(stubbed, order.transaction);
    expect(error?.code).toBe(ERRORS["payment-refused"].number);
    expect(error?.message).toContain("another way");
    expect(await paymentsOf(stubbed, order)).toHaveLength(2);
    acquirer.open = open;
    expect((await payUrl(stubbed, order.transaction)).error).toBeNull();
  });
});

describe("an acquirer that is no longer there", () => {
  it("ruling 15: its page is given up and the payer is sent to the new one", async () => {
    const old = await buildTestApp({ parts: { acquirer: createStubAcquirer() } });
    const acquirer = { ...createStubAcquirer(), name: "other" };
    const renewed = await buildTestApp({ parts: { acquirer, database: old.database } });
    try {
      const order = await orderOn(old);
      await payUrl(old, order.transaction);
      const { result } = await payUrl(renewed, order.transaction);
      const [given, taken] = await paymentsOf(old, order);
      expect(given).toMatchObject({ state: "expired", note: "its acquirer can no longer be asked" });
      expect(taken).toMatchObject({ state: "pending", acquirer: "other" });
      expect(result?.url).toMatch(new RegExp(`payment-[0-9a-f]{16}-${taken?.payment_id}$`));
    } finally {
      await renewed.close();
      await old.close();
    }
  });
});

describe("what the acquirer is told of an order", () => {
  const acquirer = createStubAcquirer();
  let stubbed: TestApp;
  beforeAll(async () => {
    stubbed = await buildTestApp({ parts: { acquirer } });
  });
  afterAll(() => stubbed.close());

  it("issue 16: the page names trip and date, the receipt adds up to the sum, and a retry repeats every word", async () => {
    const order = await orderOn(stubbed, { hash: "WELCOME10" });
    acquirer.losesAnswers = true;
    await payUrl(stubbed, order.transaction);
    acquirer.losesAnswers = false;
    stubbed.clock.now += 4 * 60_000;
    await payUrl(stubbed, order.transaction);
    const [opening, again] = acquirer.openings;
    expect(again).toEqual(opening);
    expect(opening?.description.replaceAll("\u00a0", " ")).toBe(
      `Заказ ${order.order_id}: Шереметьево — Москва, 24 ноября, 09:00`,
    );
    expect(opening).toMatchObject({ madeAt: TEST_NOW, endsAt: TEST_NOW + 24 * 3_600_000 });
    const { email, lines = [] } = opening?.receipt ?? {};
    expect(email).toBe("anna@example.com");
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.price * 100);
    expect(lines[0]).toMatchObject({ quantity: 1, name: { en: expect.stringMatching(/^Ride, /) } });
  });
});

describe("T-18: the acquirer's page, which does not outlive the order,", () => {
  const acquirer = createStubAcquirer();
  let stubbed: TestApp;
  beforeAll(async () => {
    stubbed = await buildTestApp({ parts: { acquirer }, variables: { UNPAID_LAPSES_HOURS: "6" } });
  });
  afterAll(() => stubbed.close());

  it("ends when an unpaid order lapses, and at the pick-up for the rest of one that is paid in part", async () => {
    const order = await orderOn(stubbed);
    await payUrl(stubbed, order.transaction);
    expect(acquirer.openings.at(-1)?.endsAt).toBe(TEST_NOW + 6 * 3_600_000);
    await stubbed.database.pool.query("update payments set state = 'expired' where order_id = $1", [order.order_id]);
    await payInFull(stubbed.database.pool, order.order_id);
    await stubbed.database.pool.query(
      `with dearer as (
         insert into entries (order_id, kind, amount, currency, at, author)
         select order_id, 'change', 5000, currency, now(), 'system' from orders where order_id = $1 returning order_id
       ), sooner as (update trips set pickup_at = $2 where order_id = $1)
       update orders set amount = amount + 5000, paid_at = null where order_id in (select order_id from dearer)`,
      [order.order_id, new Date(TEST_NOW + 10 * 3_600_000)],
    );
    await payUrl(stubbed, order.transaction);
    expect(acquirer.openings.at(-1)).toMatchObject({ amount: 5000, endsAt: TEST_NOW + 10 * 3_600_000 });
  });
});

describe("an acquirer that does not answer", () => {
  const acquirer = createStubAcquirer();
  let stubbed: TestApp;
  beforeAll(async () => {
    stubbed = await buildTestApp({ parts: { acquirer } });
  });
  afterAll(() => stubbed.close());

  it("R-17: gets clear words, the order is kept, and the next call finishes with the same key", async () => {
    const order = await orderOn(stubbed);
    acquirer.down = true;
    for (const _attempt of [1, 2]) {
      const { status, error } = await payUrl(stubbed, order.transaction);
      expect([status, error?.code, error?.status]).toEqual([200, ERRORS["acquirer-unavailable"].number, 503]);
      expect(error?.message).toBe(
        "The payment page is not responding. Your booking is saved: try again in a few minutes",
      );
      expect(error?.message).not.toContain("ETIMEDOUT");
    }
    expect(await paymentsOf(stubbed, order)).toMatchObject([{ attempt_no: 1, state: "new", acquirer_ref: null }]);
    expect(await viewOrder(stubbed, order)).toMatchObject({ state: "placed", status: 6, can: { pay: true } });
    acquirer.down = false;
    const { result } = await payUrl(stubbed, order.transaction);
    const payments = await paymentsOf(stubbed, order);
    expect(payments).toMatchObject([{ attempt_no: 1, state: "pending" }]);
    expect(result?.url).toMatch(new RegExp(`payment-[0-9a-f]{16}-${payments[0]?.payment_id}$`));
  });

  it("issue 37: after five minutes another attempt with a key of its own takes its place", async () => {
    const order = await orderOn(stubbed);
    acquirer.down = true;
    await payUrl(stubbed, order.transaction);
    acquirer.down = false;
    const [first] = await paymentsOf(stubbed, order);
    stubbed.clock.now += 6 * 60_000;
    await payUrl(stubbed, order.transaction);
    expect(await paymentsOf(stubbed, order)).toMatchObject([
      { state: "expired", acquirer_ref: null },
      { attempt_no: 2, state: "pending" },
    ]);
    expect(acquirer.openings.at(-1)?.idempotencyKey).not.toContain(`-${first?.payment_id}`);
    stubbed.clock.now -= 6 * 60_000;
  });

  it("R-17: a lost answer is requested again with the same key, so that the acquirer has one payment", async () => {
    const order = await orderOn(stubbed);
    const before = acquirer.openings.length;
    acquirer.losesAnswers = true;
    await payUrl(stubbed, order.transaction);
    await payUrl(stubbed, order.transaction);
    acquirer.losesAnswers = false;
    const { result } = await payUrl(stubbed, order.transaction);
    expect(result?.url).toMatch(/^https:\/\/acquirer\.example\/pay\//);
    const openings = acquirer.openings.slice(before);
    expect(openings).toHaveLength(3);
    expect(new Set(openings.map((opening) => opening.idempotencyKey)).size).toBe(1);
    expect(new Set(openings.map((opening) => `${opening.amount} ${opening.currency}`))).toEqual(
      new Set([`${order.price * 100} RUB`]),
    );
  });

  it("R-16: does not end an open payment and does not hide the order", async () => {
    const order = await orderOn(stubbed);
    const { result } = await payUrl(stubbed, order.transaction);
    acquirer.down = true;
    expect(await viewOrder(stubbed, order)).toMatchObject({ payment: "checking", can: { pay: false } });
    expect((await payUrl(stubbed, order.transaction)).result).toEqual(result);
    acquirer.down = false;
  });
});
