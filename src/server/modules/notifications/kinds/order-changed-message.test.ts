import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import { createFileMailer } from "#server/adapters/mailer/file-mailer.ts";
import { jobsDone } from "../../../../../tests/server/payment-steps.ts";
import { call, eventually, placedOrder, placedReturn } from "../../../../../tests/support/factories.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../../../tests/support/test-app.ts";

const PICKUP = Date.UTC(2026, 10, 24, 15, 40);
const OPERATOR = "operator@example.org";

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ listen: true, variables: { OPERATOR_MAIL: OPERATOR } });
});
afterAll(() => test.close());

const sql = async (text: string, values: unknown[]) =>
  (await test.database.pool.query<Record<string, unknown>>(text, values)).rows;
const keyOf = (order: PlacedOrder) => ({ "order-key": order.order_key ?? "" });
const post = <T = unknown>(path: string, order: PlacedOrder, body: object = {}) =>
  call<T>(test.app, "POST", `/v4${path}?lang=en`, { body, headers: keyOf(order) });
const sentMessages = (order: PlacedOrder, kinds: string) =>
  sql(
    `select kind, recipient from messages where subject_kind = 'order' and subject_id = $1 and kind like $2 and state = 'sent' order by message_id`,
    [order.order_id, kinds],
  );
const pay = async (order: PlacedOrder) => {
  const { result } = await call<{ url: string }>(
    test.app,
    "GET",
    `/v4/orders/pay-url?transaction=${order.transaction}`,
  );
  const ref = result.url.split("/").at(-1) ?? "";
  await sql("update sandbox_payments set state = 'succeeded' where ref = $1", [ref]);
  // The page that the payer returns to asks for the payment's state.
  await call(test.app, "GET", `/v4/orders/${order.order_id}`, { headers: keyOf(order) });
  await eventually(async () => {
    const [row] = await sql("select paid_at from orders where order_id = $1", [order.order_id]);
    expect(row?.["paid_at"]).not.toBeNull();
  });
};
const refunds = (order: PlacedOrder) =>
  sql("select amount, currency from refunds where order_id = $1", [order.order_id]);

describe("a changed order is written about once per change", () => {
  it("to the traveller and to the operator: two changes, then the cancellation", async () => {
    const order = await placedOrder(test.app);
    await post("/orders/trips", order, { order_id: order.order_id, comment: "one" });
    await eventually(async () => expect(await sentMessages(order, "order-changed%")).toHaveLength(2));
    await post("/orders/trips", order, { order_id: order.order_id, comment: "two" });
    await eventually(async () => expect(await sentMessages(order, "order-changed%")).toHaveLength(4));
    await post("/orders/trips/cancel", order, { order_id: order.order_id });
    await post("/orders/trips/cancel", order, { order_id: order.order_id });
    await eventually(async () =>
      expect(await sentMessages(order, "order-cancelled%")).toEqual([
        { kind: "order-cancelled", recipient: "anna@example.com" },
        { kind: "order-cancelled-operator", recipient: OPERATOR },
      ]),
    );
  });
});

describe("a letter about a change", () => {
  const lettersTo = async (recipient: string, order: PlacedOrder) =>
    (await createFileMailer({ dir: test.mailDir }).list())
      .filter(({ to, subject }) => to === recipient && subject.includes(String(order.order_id)))
      .map(({ subject, text }) => `${subject}\n${text}`.replace(/[\u00A0\u202F]/g, " "));

  it("says before and after to both readers, each change once, and a new address counts once the former one has agreed", async () => {
    const order = await placedOrder(test.app, { lang: "ru" });
    const change = async (body: object) => {
      const { error } = await post("/orders/trips", order, { order_id: order.order_id, ...body });
      expect(error).toBeNull();
      await jobsDone(test);
    };
    await change({ start_location: { time: "2026-11-25 12:00" }, comment: "Two pairs of skis" });
    const anna = { name: "Анна Иванова", phone: "+7 916 123-45-67" };
    await change({ passengers: [{ ...anna, email: "new@example.org" }] });
    // Whoever has the order's link alone moves no letters: the address it has is asked.
    expect(await lettersTo("new@example.org", order)).toEqual([]);
    const asking = (await lettersTo("anna@example.com", order)).find((text) => text.includes("подтвердите"));
    expect(asking).toContain("присылать письма на n***@example.org");
    const token = /&email=([\w-]+)/.exec(asking ?? "")?.[1] ?? "";
    const { error } = await post("/orders/trips", order, { order_id: order.order_id, email_token: `x${token}` });
    expect(error?.code).toBe(ERRORS["order-changed-meanwhile"].number);
    await change({ email_token: token });
    const [second, first] = await lettersTo(OPERATOR, order);
    expect(first).toContain("Раньше: 24 ноября, вторник, 18:40");
    expect(first).toMatch(/Пожелания: Two pairs of skis\n {2}Раньше: не указано/);
    expect(second).toMatch(/Почта: new@example.org\n {2}Раньше: anna@example.com/);
    expect(second).not.toContain("Раньше: 24 ноября");
    const now = (await lettersTo("new@example.org", order)).find(
      (text) => text.startsWith("Заказ") && text.includes("изменён"),
    );
    expect(now).toMatch(/Что изменилось:\nПочта: new@example.org/);
    expect(now).toContain("#key=");
    const former = (await lettersTo("anna@example.com", order)).find((text) => text.includes("другой адрес"));
    expect(former).toContain("теперь приходят на n***@example.org");
    expect(former).not.toMatch(/#key=|new@|Шереметьево|SU 2455/);
  });

  it("tells what two changes have replaced together, where both came before it was written", async () => {
    const order = await placedOrder(test.app, { lang: "ru" });
    for (const time of ["2026-11-25 12:00", "2026-11-25 13:00"]) {
      await post("/orders/trips", order, { order_id: order.order_id, start_location: { time } });
      await jobsDone(test);
    }
    const ofOrder = "kind = 'order-changed-operator' and subject_id = $1";
    await sql(`delete from messages where ${ofOrder} and occasion < (select version from orders where order_id = $1)`, [
      order.order_id,
    ]);
    await sql(`update messages set state = 'waiting' where ${ofOrder}`, [order.order_id]);
    await sql(
      `select graphile_worker.add_job('send_message', json_build_object('messageId', message_id)) from messages where ${ofOrder}`,
      [order.order_id],
    );
    await jobsDone(test);
    const [told] = await lettersTo(OPERATOR, order);
    expect(told).toMatch(/Подача: 25 ноября, среда, 13:00\n {2}Раньше: 24 ноября, вторник, 18:40/);
  });
});

it("letters of a paid order bring a calendar that a change moves and a cancellation clears", async () => {
  test.clock.now = TEST_NOW;
  const order = await placedOrder(test.app);
  await pay(order);
  await jobsDone(test);
  const calendars = async () =>
    (await createFileMailer({ dir: test.mailDir }).list())
      .filter(({ subject, files }) => subject.includes(String(order.order_id)) && files !== undefined)
      .map(({ files }) => files?.[0])
      .map((file) => [
        file?.type,
        /SEQUENCE:(\d+)/.exec(file?.text ?? "")?.[1],
        /DTSTART;TZID.*/.exec(file?.text ?? "")?.[0],
      ]);
  const seen = new Set((await calendars()).map(String));
  const added = async () => {
    await jobsDone(test);
    const fresh = (await calendars()).filter((line) => !seen.has(String(line)));
    for (const line of fresh) seen.add(String(line));
    return fresh;
  };
  expect(seen.size).toBe(1);
  await post("/orders/trips", order, { order_id: order.order_id, start_location: { time: "2026-11-25 12:00" } });
  expect(await added()).toEqual([
    [expect.stringContaining("method=PUBLISH"), "2", expect.stringContaining("20261125T1200")],
  ]);
  await post("/orders/trips/cancel", order, { order_id: order.order_id });
  // The refund may be back before the e-mail is written, and raises the number once more.
  expect(await added()).toEqual([
    [expect.stringContaining("method=CANCEL"), expect.stringMatching(/^[34]$/), expect.anything()],
  ]);
});

it("59: a cancelled trip of two comes as a file that cancels it alone, beside the one of the trip that goes ahead", async () => {
  test.clock.now = TEST_NOW;
  const { there, home } = await placedReturn(test.app);
  await pay(there);
  const id = there.order_id;
  const trips = await sql("select trip_id from trips where order_id = $1 order by trip_id", [id]);
  const [first, second] = trips.map(({ trip_id: trip }) => `trip-${String(trip)}`);
  const sentFiles = async () => {
    await jobsDone(test);
    return (await createFileMailer({ dir: test.mailDir }).list())
      .filter(({ subject, files }) => subject.includes(String(id)) && files !== undefined)
      .map(({ files = [] }) =>
        files.map(({ type, text }) => [
          /method=(\w+)/.exec(type)?.[1],
          ...[...(text ?? "").matchAll(/UID:([^@]+)/g)].map(([, uid]) => uid),
        ]),
      );
  };
  await post("/orders/trips/cancel", home, { order_id: home.order_id });
  expect(await sentFiles()).toContainEqual([
    ["PUBLISH", first],
    ["CANCEL", second],
  ]);
  await post("/orders/trips/cancel", there, { order_id: id });
  expect(await sentFiles()).toContainEqual([
    ["CANCEL", first],
    ["CANCEL", second],
  ]);
});

describe("found A2: a message about a paid order", () => {
  const changedMessage = (order: PlacedOrder, version: number) =>
    eventually(async () => {
      const rows = await sql(
        `select mail_id from messages where subject_kind = 'order' and subject_id = $1 and kind = 'order-changed'
           and occasion = $2 and state = 'sent'`,
        [order.order_id, version],
      );
      expect(rows).toHaveLength(1);
      const mails = await createFileMailer({ dir: test.mailDir }).list();
      const text = mails.find(({ messageId }) => messageId === rows[0]?.["mail_id"])?.text ?? "";
      return text.split("\n").find((line) => /^(Оплачено|Стоимость заказа|К оплате)/.test(line));
    });
  const change = async (order: PlacedOrder, body: object) => {
    const { result, error } = await post<{ version: number }[]>("/orders/trips", order, {
      order_id: order.order_id,
      ...body,
    });
    expect(error).toBeNull();
    return changedMessage(order, result[0]?.version ?? Number.NaN);
  };

  it("says that the cost is paid when only a phone has changed, or the time has moved and moved back", async () => {
    test.clock.now = TEST_NOW;
    const order = await placedOrder(test.app);
    await pay(order);
    const phone = { name: "Анна Иванова", phone: "+7 926 000-00-00", email: "anna@example.com" };
    expect(await change(order, { passengers: [phone] })).toMatch(/^Оплачено/);
    for (const time of ["2026-11-25 12:00", "2026-11-24 18:40"]) {
      expect([time, await change(order, { start_location: { time } })]).toEqual([
        time,
        expect.stringMatching(/^Оплачено/),
      ]);
    }
  });

  it("says that the cost is paid when the order was changed before it was paid", async () => {
    const order = await placedOrder(test.app);
    expect(await change(order, { comment: "one" })).toMatch(/^К оплате/);
    await pay(order);
    expect(await change(order, { comment: "two" })).toMatch(/^Оплачено/);
  });

  it("states the current cost once the order has become cheaper, as paid as soon as the rest has gone back", async () => {
    const order = await placedOrder(test.app, {
      additional_locations: [{ address: "Khimki", location: "55.9,37.45" }],
    });
    await pay(order);
    const cheaper = { order_id: order.order_id, additional_locations: [] };
    const { error } = await post("/orders/trips", order, cheaper);
    const cost = Number(error?.details?.["new_price"]);
    const told = String(await change(order, { ...cheaper, expected_total: cost }));
    expect([/^(Стоимость заказа|Оплачено)/.test(told), told.replaceAll(/\D/g, "")]).toEqual([true, String(cost)]);
    await eventually(async () => {
      const [row] = await sql("select received from orders where order_id = $1", [order.order_id]);
      expect(row?.["received"]).toBe(cost * 100);
    });
    expect(await change(order, { comment: "and a remark" })).toMatch(/^Оплачено/);
  });
});

describe("refunds", () => {
  it("are recorded once: the payment minus the fee", async () => {
    const order = await placedOrder(test.app);
    await pay(order);
    test.clock.now = PICKUP - 2 * 3_600_000;
    const { result } = await post<{ refund: number; fee: number }>("/orders/trips/cancel", order, {
      order_id: order.order_id,
    });
    expect(result).toMatchObject({ fee: order.price / 2, refund: order.price / 2 });
    await eventually(async () => expect(await refunds(order)).toEqual([{ amount: order.price * 50, currency: "RUB" }]));
  });

  it("T-18: a page open for the old sum is given up, a new one asks for the new sum, and money for the old pays the order and the rest goes back", async () => {
    test.clock.now = Date.UTC(2026, 10, 21, 6, 0);
    const order = await placedOrder(test.app, {
      additional_locations: [{ address: "Khimki", location: "55.9,37.45" }],
    });
    const url = () => call<{ url: string }>(test.app, "GET", `/v4/orders/pay-url?transaction=${order.transaction}`);
    const old = (await url()).result.url;
    const refused = await post("/orders/trips", order, { order_id: order.order_id, additional_locations: [] });
    const cheaper = Number(refused.error?.details?.["new_price"]);
    await post("/orders/trips", order, {
      order_id: order.order_id,
      additional_locations: [],
      expected_total: cheaper,
    });
    const fresh = (await url()).result.url;
    expect(fresh).not.toBe(old);
    expect((await url()).result.url).toBe(fresh);
    const states = () =>
      sql("select amount, state from payments where order_id = $1 order by attempt_no", [order.order_id]);
    expect(await states()).toEqual([
      { amount: order.price * 100, state: "expired" },
      { amount: cheaper * 100, state: "pending" },
    ]);
    // The old page was still open in another tab and is paid after all: the order is paid, and its excess goes back.
    await sql("update sandbox_payments set state = 'succeeded' where ref = $1", [old.split("/").at(-1)]);
    const [{ payment_id: first } = {}] = await sql(
      "select payment_id from payments where order_id = $1 and attempt_no = 1",
      [order.order_id],
    );
    await sql("select graphile_worker.add_job('check_payment', json_build_object('paymentId', $1::int))", [first]);
    await eventually(async () => expect((await states())[0]?.["state"]).toBe("succeeded"));
    const back = { amount: (order.price - cheaper) * 100, currency: "RUB" };
    expect(await refunds(order)).toEqual([back]);
    const [row] = await sql("select paid_at from orders where order_id = $1", [order.order_id]);
    expect(row?.["paid_at"]).not.toBeNull();
  });
});

describe("the voucher", () => {
  it("is read by its owner without a key in it, in the requested language, and shows the order as it is now", async () => {
    const order = await placedOrder(test.app);
    const { result } = await call<{ type: string; title: string; html: string; text: string }[]>(
      test.app,
      "GET",
      `/v1/documents/${order.transaction}?lang=en`,
      { headers: keyOf(order) },
    );
    expect(result).toMatchObject([
      { type: "voucher", lang: "en", title: expect.stringContaining(`${order.order_id}`) },
    ]);
    expect(result[0]?.html).toContain("SU 2455");
    expect(result[0]?.text).toContain("Sheremetyevo");
    expect(JSON.stringify(result)).not.toContain(order.order_key ?? "no key");
  });

  it("is sent to the order's own address only, and not twice within a minute", async () => {
    const order = await placedOrder(test.app);
    const send = () =>
      post<{ sent: boolean; email: string }>(`/documents/send/${order.transaction}`, order, {
        email: "eve@example.org",
      });
    expect((await send()).result).toEqual({ sent: true, email: "a***@example.com" });
    const again = await send();
    expect([again.status, again.error?.code]).toEqual([429, ERRORS["too-many-calls"].number]);
    expect(Number(again.headers["retry-after"])).toBeGreaterThan(0);
    await eventually(async () =>
      expect(await sentMessages(order, "voucher")).toEqual([{ kind: "voucher", recipient: "anna@example.com" }]),
    );
    test.clock.now += 61_000;
    expect((await send()).result.sent).toBe(true);
  });
});
