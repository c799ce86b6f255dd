import type { Static } from "typebox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { findDrivers } from "#contract/console/drivers/find-drivers.ts";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import type { DeskOrder } from "#contract/console/orders/order-actions.ts";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { createFileMailer } from "#server/adapters/mailer/file-mailer.ts";
import { hurryJobs, jobsDone, openPayment, orderOn, viewOrder } from "../../../../../tests/server/payment-steps.ts";
import { createStubAcquirer } from "../../../../../tests/server/stub-acquirer.ts";
import { attemptKey, call } from "../../../../../tests/support/factories.ts";
import { headersOf, type Person } from "../../../../../tests/support/log-in.ts";
import { putTrips } from "../../../../../tests/support/put-trips.ts";
import { rideBook, rideTariff, useBook } from "../../../../../tests/support/ride-book.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const acquirer = createStubAcquirer();
let test: TestApp;
const headers: Partial<Record<Person, Record<string, string>>> = {};
beforeAll(async () => {
  test = await buildTestApp({ parts: { acquirer }, listen: true, variables: { LETTERS_PER_HOUR: "100" } });
  const book = rideBook({ tariffs: [rideTariff({ id: 101 })] });
  await useBook(test.database.db, {
    ...book,
    providers: book.providers.map((provider) => ({ ...provider, confirmHours: 3 })),
  });
  test.clock.now = Date.now();
  for (const person of ["dispatcher", "support", "accountant"] as const)
    headers[person] = await headersOf(test.app, person);
});
afterAll(() => test.close());

const rows = async (text: string, values: unknown[] = []) =>
  (await test.database.pool.query<Record<string, unknown>>(text, values)).rows;
const act = async (order: PlacedOrder, path: string, body: object, who: Person = "dispatcher", key = attemptKey()) =>
  call<Static<typeof DeskOrder>>(test.app, "POST", `/operator/v1/orders/${order.order_id}${path}?lang=en`, {
    body,
    headers: { ...headers[who], "idempotency-key": key },
  });
const versionOf = async (order: PlacedOrder) =>
  Number((await rows("select version from orders where order_id = $1", [order.order_id]))[0]?.["version"]);
const lettersOf = async ({ order_id: id }: PlacedOrder) =>
  (await rows("select kind from messages where subject_kind = 'order' and subject_id = $1", [id])).map(
    ({ kind }) => kind,
  );
const stateOf = async (order: PlacedOrder) => (await viewOrder(test, order)).state;
const paid = async () => {
  const order = await orderOn(test);
  acquirer.set(await openPayment(test, order), { state: "succeeded" });
  await viewOrder(test, order);
  await jobsDone(test);
  return order;
};
const lateJobs = async () => {
  await hurryJobs(test);
  await jobsDone(test);
};

describe("confirming", () => {
  it("tells the traveller once it can no longer be taken back", async () => {
    const order = await paid();
    const { result } = await act(order, "/confirm", { version: await versionOf(order) });
    expect(result).toMatchObject({ undo_until: test.clock.now + 10_000, trips: [{ state: "confirmed", groups: [] }] });
    expect(result.version).toBe(await versionOf(order));
    await jobsDone(test);
    expect(await lettersOf(order)).not.toContain("order-confirmed");
    test.clock.now += 11_000;
    await lateJobs();
    expect(await lettersOf(order)).toContain("order-confirmed");
    const { error } = await act(order, "/undo", { version: await versionOf(order) });
    expect([error?.code, error?.message]).toEqual([5032, "The message has gone out, so this can no longer be undone"]);
    expect(await stateOf(order)).toBe("confirmed");
    const [move] = await rows("select author from trip_moves where trip_id = $1", [order.order_id]);
    expect(move).toEqual({ author: "operator:91" });
  });

  it("is taken back within ten seconds as if it had not been: no letter goes, and the trip waits again", async () => {
    const order = await paid();
    await act(order, "/confirm", { version: await versionOf(order) });
    test.clock.now += 9000;
    const { result } = await act(order, "/undo", { version: await versionOf(order) });
    expect(result).toMatchObject({ undo_until: null, trips: [{ state: "placed" }] });
    await lateJobs();
    expect(await stateOf(order)).toBe("placed");
    expect(await lettersOf(order)).not.toContain("order-confirmed");
    expect((await act(order, "/confirm", { version: await versionOf(order) })).error).toBeNull();
    expect(await rows("select to_state from trip_moves where trip_id = $1 order by move_id", [order.order_id])).toEqual(
      ["confirmed", "placed", "confirmed"].map((state) => ({ to_state: state })),
    );
  });

  it("of two dispatchers the second is told that the order is another one by now, and nothing is done or written", async () => {
    const order = await paid();
    const version = await versionOf(order);
    const both = await Promise.all([act(order, "/confirm", { version }), act(order, "/confirm", { version })]);
    expect(both.flatMap(({ error }) => error?.code ?? [])).toEqual([5023]);
    expect(both.find(({ error }) => error)?.error?.details).toMatchObject({ version: version + 1 });
    expect(await rows("select * from audit_entries where subject_id = $1", [order.order_id])).toHaveLength(1);
  });

  it("is refused in words for what is not paid, does not wait, or is no trip of it", async () => {
    const unpaid = await orderOn(test);
    const refused = async (order: PlacedOrder, body: object) =>
      (await act(order, "/confirm", { version: await versionOf(order), ...body })).error?.code;
    expect(await refused(unpaid, {})).toBe(5031);
    const order = await paid();
    expect(await refused(order, { trip_ids: [unpaid.order_id] })).toBe(5020);
    await act(order, "/confirm", { version: await versionOf(order) });
    expect(await refused(order, {})).toBe(5030);
    expect((await act({ ...order, order_id: 1 }, "/confirm", { version: 0 })).error?.code).toBe(5020);
  });
});

describe("beside an order", () => {
  it("a change that somebody has seen is seen by everybody, and the traveller's list says so too", async () => {
    const order = await paid();
    await rows("update trips set has_unseen_change = true where trip_id = $1", [order.order_id]);
    const version = await versionOf(order);
    const seen = await act(order, "/seen", { version }, "support");
    expect(seen.result.trips[0]?.groups).not.toContain("changed");
    // Whoever looked at it before is told that it is another one by now.
    expect(await versionOf(order)).toBe(version + 1);
    expect((await viewOrder(test, order)).status).toBe(0);
    const [entry] = await rows("select account_id, before from audit_entries where subject_id = $1", [order.order_id]);
    expect(entry).toEqual({ account_id: 92, before: { unseen: [order.order_id] } });
  });

  it("I11: what the staff did is neither changed nor deleted afterwards, not even by a statement of our own", async () => {
    const order = await paid();
    await act(order, "/confirm", { version: await versionOf(order) });
    for (const statement of [
      "update audit_entries set reason = 'another' where subject_id = $1",
      "update audit_entries set account_id = account_id, erased_at = now() where subject_id = $1",
      "delete from audit_entries where subject_id = $1",
    ])
      await expect(rows(statement, [order.order_id])).rejects.toThrow("neither changed nor deleted");
  });

  it("marks of two people come together, and come off one by one", async () => {
    const order = await paid();
    const marks = (add: string[], remove: string[] = []) =>
      act(order, "/marks", { trip_id: order.order_id, add, remove });
    await Promise.all([marks(["vip", "english"]), marks(["vip", "luggage"])]);
    const { result } = await marks([], ["english"]);
    expect(result.trips[0]?.marks.toSorted()).toEqual(["luggage", "vip"]);
    expect((await marks(["urgent"])).error?.status).toBe(400);
  });

  it("a note is the staff's alone: no answer of the public API and no letter has a word of it", async () => {
    const order = await paid();
    expect((await act(order, "/notes", { text: "Quokka, no radio." }, "accountant")).error).toBeNull();
    await lateJobs();
    expect(JSON.stringify(await viewOrder(test, order))).not.toContain("Quokka");
    const kept = await rows("select text, author from order_notes where order_id = $1", [order.order_id]);
    expect(kept).toEqual([{ text: "Quokka, no radio.", author: "operator:93" }]);
    expect((await act(order, "/notes", { text: "" })).error?.status).toBe(400);
    expect((await act(order, "/notes", { text: "x".repeat(2001) })).error?.status).toBe(400);
  });
});

describe("the driver of a trip", () => {
  const SERGEY = { name: "Sergey Volkov", phone: "+7 903 555-01-42", car: "Camry, black", plate: "O 418 HY 77" };
  const name = async (order: PlacedOrder, driver: typeof SERGEY | null, tell = true) =>
    act(order, "/driver", { version: await versionOf(order), trip_id: order.order_id, driver, tell });
  const lettersTo = async (order: PlacedOrder) =>
    (await createFileMailer({ dir: test.mailDir }).list()).filter(
      ({ to, subject }) =>
        to === "anna@example.com" && subject.includes("Водитель по заказу") && subject.includes(String(order.order_id)),
    );

  it("stands in a letter to the traveller, again after each change, and not where it is to stay unsaid", async () => {
    const order = await paid();
    expect((await name(order, SERGEY)).result.trips[0]?.driver).toEqual({ ...SERGEY, is_told: true });
    await lateJobs();
    expect((await lettersTo(order)).at(-1)?.text).toMatch(
      /Вас повезёт Sergey Volkov[^]*\+7 903 555-01-42[^]*Camry, black, O 418 HY 77/,
    );
    await name(order, { ...SERGEY, plate: "A 001 AA 77" });
    await lateJobs();
    expect(await lettersTo(order)).toHaveLength(2);
    await name(order, { ...SERGEY, name: "Oleg Petrov" }, false);
    await lateJobs();
    expect(await lettersTo(order)).toHaveLength(2);
    expect((await name(order, null)).result.trips[0]?.driver).toBeNull();
    await lateJobs();
    const last = (await lettersTo(order)).find(({ text }) => /не сможет вас везти/.test(text));
    expect(last?.text).not.toMatch(/Oleg|Sergey/);
  });

  it("found 45: is undone within ten seconds: no message goes out, and whoever drove before drives again", async () => {
    const order = await paid();
    await name(order, SERGEY, false);
    const { result } = await name(order, { ...SERGEY, name: "Sergey", phone: "", car: "", plate: "" });
    expect(result.undo_until).toBe(test.clock.now + 10_000);
    test.clock.now += 9000;
    const undone = await act(order, "/undo", { version: await versionOf(order) });
    expect(undone.result).toMatchObject({ undo_until: null, trips: [{ driver: { ...SERGEY, is_told: false } }] });
    await lateJobs();
    expect(await lettersTo(order)).toEqual([]);
    expect((await act(order, "/undo", { version: await versionOf(order) })).error?.code).toBe(5032);
    await name(order, SERGEY);
    test.clock.now += 11_000;
    expect((await act(order, "/undo", { version: await versionOf(order) })).error?.code).toBe(5032);
    await lateJobs();
    expect(await lettersTo(order)).toHaveLength(1);
  });

  it("found 45: of two actions the later is undone first, and nothing is told of the earlier until neither can be undone", async () => {
    const order = await paid();
    await act(order, "/confirm", { version: await versionOf(order) });
    test.clock.now += 4000;
    await name(order, SERGEY);
    test.clock.now += 4000;
    await act(order, "/undo", { version: await versionOf(order) });
    const { result } = await act(order, "/undo", { version: await versionOf(order) });
    expect(result).toMatchObject({ undo_until: null, trips: [{ state: "placed", driver: null }] });
    await lateJobs();
    const told = await lettersOf(order);
    expect(told).toContain("order-paid");
    expect(told.filter((kind) => kind === "order-confirmed" || kind === "driver-named")).toEqual([]);
  });

  it("found 45: a driver named and a ride cancelled at once: only the cancellation is told", async () => {
    const order = await paid();
    await name(order, SERGEY);
    const { error } = await act(order, "/cancel", {
      version: await versionOf(order),
      reason: "no-car",
      expected_fee: 0,
      expected_refund: order.price,
    });
    expect(error).toBeNull();
    await lateJobs();
    expect(await lettersTo(order)).toEqual([]);
  });

  it("found 45: drivers of the place come first, free before busy; those of far cities come last and are marked", async () => {
    const [near, busy, far, other] = [await paid(), await paid(), await paid(), await paid()];
    await name(far, { ...SERGEY, name: "Far Faisal", phone: "+971 50 123 45 67" }, false);
    await rows(
      "update trips set start_point = '25.2528,55.3644', finish_point = '25.1972,55.2744' where trip_id = $1",
      [far.order_id],
    );
    await name(busy, { ...SERGEY, name: "Busy Boris", phone: "+7 903 555-01-77" }, false);
    await name(near, { ...SERGEY, name: "Near Nikita", phone: "+7 903 555-01-88" }, false);
    await rows("update trips set pickup_at = pickup_at - interval '3 days' where trip_id = $1", [near.order_id]);
    const { result } = await call<EndpointResult<typeof findDrivers>>(
      test.app,
      "GET",
      `/operator/v1/drivers?trip_id=${other.order_id}`,
      { headers: headers.dispatcher ?? {} },
    );
    const found = result.drivers.filter(({ name: one }) => /^(Near|Busy|Far) /.test(one));
    expect(found.map(({ name: one, far_from: place }) => [one, place === null])).toEqual([
      ["Near Nikita", true],
      ["Busy Boris", true],
      ["Far Faisal", false],
    ]);
  });

  it("is suggested with what they drive at the same time, and found by a part of the name, the plate or the phone", async () => {
    const [one, other] = [await paid(), await paid()];
    await name(one, SERGEY, false);
    const suggested = async (q: string) =>
      (
        await call<EndpointResult<typeof findDrivers>>(
          test.app,
          "GET",
          `/operator/v1/drivers?trip_id=${other.order_id}&q=${encodeURIComponent(q)}`,
          { headers: headers.dispatcher ?? {} },
        )
      ).result.drivers;
    for (const q of ["", "VOLK", "418", "903 555"]) {
      expect((await suggested(q)).find((driver) => driver.name === SERGEY.name)).toMatchObject({
        ...SERGEY,
        busy_with: expect.arrayContaining([expect.objectContaining({ trip_id: one.order_id })]),
      });
    }
    expect(await suggested("Nobody")).toEqual([]);
    test.clock.now += 100 * 86_400_000;
    headers.dispatcher = await headersOf(test.app, "dispatcher");
    expect((await suggested("Volkov")).length).toBe(0);
    test.clock.now -= 100 * 86_400_000;
  });

  it("is refused for a trip that is over, and for one of another order", async () => {
    const order = await paid();
    await putTrips(test.database.pool, order.order_id, "completed");
    expect((await name(order, SERGEY)).error?.code).toBe(5033);
    const other = await paid();
    const body = { version: await versionOf(other), trip_id: order.order_id, driver: SERGEY, tell: true };
    expect((await act(other, "/driver", body)).error?.code).toBe(5020);
    expect((await act(other, "/driver", { ...body, driver: { ...SERGEY, name: "" } })).error?.status).toBe(400);
  });
});

describe("the page of an order", () => {
  const page = async (id: number, who: Person = "dispatcher") =>
    call<DeskOrderView>(test.app, "GET", `/operator/v1/orders/${id}?lang=en`, { headers: headers[who] ?? {} });

  it("tells all that has happened, each with who did it, the newest first", async () => {
    const order = await paid();
    test.clock.now += 1000;
    await act(order, "/confirm", { version: await versionOf(order) });
    test.clock.now += 1000;
    const changed = await call(test.app, "POST", "/v4/orders/trips?lang=en", {
      body: { order_id: order.order_id, text_tablet: "BORIS", comment: "Gate B" },
      headers: { "order-key": order.order_key ?? "" },
    });
    expect(changed.error).toBeNull();
    test.clock.now += 1000;
    await act(order, "/seen", { version: await versionOf(order) }, "support");
    await act(order, "/notes", { text: "Rings twice." }, "accountant");
    const { result } = await page(order.order_id);
    expect(
      result.history.map(({ what, by, ...rest }) => [
        what,
        by.kind,
        by.name,
        rest.state ?? rest.call ?? rest.entry?.kind,
      ]),
    ).toEqual([
      ["deed", "operator", "Irina Demo", "seeChanges"],
      ["change", "traveller", "", undefined],
      ["state", "operator", "Ilya Demo", "confirmed"],
      ["money", "acquirer", expect.any(String), "card"],
      ["placed", "traveller", "", undefined],
    ]);
    expect(result.history[1]?.fields).toEqual(
      expect.arrayContaining([
        { field: "sign", was: "Анна Иванова", is: "BORIS" },
        { field: "comment", was: "", is: "Gate B" },
      ]),
    );
    expect(result.notes).toMatchObject([{ text: "Rings twice.", by: { kind: "operator", name: "Lev Demo" } }]);
    expect(result).toMatchObject({
      customer: { phone: "+79161234567", email: "anna@example.com", lang: "ru" },
      view: { payment: "paid", order_id: order.order_id },
      undo_until: expect.any(Number),
      version: await versionOf(order),
    });
    // The same customer has other rides ahead, and the number of any trip opens the order.
    expect(result.others.length).toBeGreaterThan(0);
    expect(result.others.every((trip) => trip.order_id !== order.order_id)).toBe(true);
  });

  it("keeps people back from the accountant, whatever happened", async () => {
    const order = await paid();
    await act(order, "/driver", {
      version: await versionOf(order),
      trip_id: order.order_id,
      driver: { name: "Sergey", phone: "+7 903 555-01-42", car: "Camry", plate: "O 418" },
      tell: false,
    });
    const { result } = await page(order.order_id, "accountant");
    expect(result.customer).toMatchObject({ phone: null, email: null });
    expect(JSON.stringify(result)).not.toMatch(/7916|903 555|@/);
    expect((await page(1)).error?.code).toBe(5020);
  });
});
