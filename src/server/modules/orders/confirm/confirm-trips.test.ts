import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { USUAL_STAFF_LIMITS } from "#domain/accounts/staff-limits.ts";
import { canMoveTrip, orderStateOf, TRIP_CORRECTIONS, TRIP_MOVES, type TripState } from "#domain/orders/trip-state.ts";
import { createFileMailer } from "#server/adapters/mailer/file-mailer.ts";
import { confirmTrips, refuseTrips } from "#server/modules/orders/confirm/confirm-by-command.ts";
import { findOrderOfTrip } from "#server/modules/orders/store/orders.repository.ts";
import { findWaitingTrips, moveTrips } from "#server/modules/orders/store/trip-moves.repository.ts";
import { holdWaived } from "#server/modules/payments/index.ts";
import {
  countOf,
  hurryJobs,
  jobsDone,
  openPayment,
  orderOn,
  viewOrder,
} from "../../../../../tests/server/payment-steps.ts";
import { createStubAcquirer } from "../../../../../tests/server/stub-acquirer.ts";
import { call } from "../../../../../tests/support/factories.ts";
import { rideBook, rideTariff, useBook } from "../../../../../tests/support/ride-book.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const OPERATOR = "desk@rides.example";
const acquirer = createStubAcquirer();
let test: TestApp;
let start: number;

beforeAll(async () => {
  test = await buildTestApp({
    parts: { acquirer },
    listen: true,
    variables: { OPERATOR_MAIL: OPERATOR, UNPAID_LETTER_MINUTES: "15", VISITORS_PAY_CASH: "yes" },
  });
  const book = rideBook({
    tariffs: [rideTariff({ id: 101 })],
    certificates: [
      { code: "once", effect: { amount: 100_00, currency: "RUB" }, valid: { from: null, to: null }, line: 1 },
    ],
  });
  const providers = book.providers.map((one) => ({ ...one, confirmHours: 3 }));
  await useBook(test.database.db, { ...book, providers });
  start = Date.now();
});
beforeEach(async () => {
  test.clock.now = start;
  await test.database.pool.query("delete from graphile_worker._private_jobs where locked_at is null");
});
afterAll(() => test.close());

const desk = () => ({
  db: test.database.db,
  clock: () => test.clock.now,
  production: false,
  limits: USUAL_STAFF_LIMITS,
  unpaid: { lapsesHours: 24, letterMinutes: 15 },
  holdWaived,
});
const VERA = { by: "dispatcher@demo.test", note: "the driver said yes" };
const rows = async (text: string, values: unknown[] = []) =>
  (await test.database.pool.query<Record<string, unknown>>(text, values)).rows;
const movesOf = ({ order_id: id }: PlacedOrder) =>
  rows("select from_state, to_state, author, reason from trip_moves where trip_id = $1 order by move_id", [id]);
const lettersOf = async ({ order_id: id }: PlacedOrder) =>
  (
    await rows("select kind from messages where subject_kind = 'order' and subject_id = $1 order by message_id", [id])
  ).map(({ kind }) => kind);
const mailsTo = async (recipient: string, order: PlacedOrder) =>
  (await createFileMailer({ dir: test.mailDir }).list()).filter(
    ({ to, subject }) => to === recipient && subject.includes(String(order.order_id)),
  );
const post = (order: PlacedOrder, path: string, body: object) =>
  call(test.app, "POST", `/v4${path}?lang=en`, { body, headers: { "order-key": order.order_key ?? "" } });
const paid = async (more: Record<string, unknown> = {}) => {
  const order = await orderOn(test, more);
  acquirer.set(await openPayment(test, order), { state: "succeeded" });
  await viewOrder(test, order);
  await jobsDone(test);
  return order;
};
/** Lets the time pass, and everything happen that is planned. */
const after = async (milliseconds: number) => {
  test.clock.now = start + milliseconds;
  await hurryJobs(test);
  await jobsDone(test);
};

describe("a provider whose orders a person confirms", () => {
  it("R-14: a paid order waits until somebody confirms it, and nothing says that it is confirmed before", async () => {
    const unpaid = await orderOn(test);
    expect(await viewOrder(test, unpaid)).toMatchObject({ status: 6, confirm_by: null, confirms: "by-person" });
    const order = await paid();
    const waiting = await viewOrder(test, order);
    expect(waiting).toMatchObject({ state: "placed", status: 0, payment: "paid", confirm_late: false });
    expect(waiting.confirm_by).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    // Both go at once.
    expect(new Set(await lettersOf(order))).toEqual(new Set(["order-paid", "order-to-confirm"]));
    const [toDesk] = await mailsTo(OPERATOR, order);
    expect(toDesk?.text).toContain(`npm run confirm -- confirm ${order.order_id} --by LOG-IN`);
    expect(toDesk?.html).toContain('<span style="white-space:nowrap">--by</span> LOG-IN');
    const [toTraveller] = await mailsTo("anna@example.com", order);
    expect(toTraveller?.text).toMatch(/Оплачено\. Подтвердим машину до/);
    expect(toTraveller?.text).not.toMatch(/закреплена|подтвержден/);
    // Nobody is said to stand there yet, and what the sign will say is told all the same.
    expect(toTraveller?.text).not.toContain("будет стоять");
    expect(toTraveller?.text).toMatch(/Табличка: /);
    expect(await findWaitingTrips(test.database.db)).toMatchObject([
      { orderId: order.order_id, tripId: order.order_id },
    ]);

    expect(await confirmTrips(desk(), { orderId: order.order_id }, VERA)).toEqual([order.order_id]);
    await jobsDone(test);
    expect(await viewOrder(test, order)).toMatchObject({ state: "confirmed", status: 2, confirm_by: null });
    expect(await movesOf(order)).toEqual([
      { from_state: "placed", to_state: "confirmed", author: "operator:91", reason: VERA.note },
    ]);
    expect((await lettersOf(order)).at(-1)).toBe("order-confirmed");
    const confirmed = (await mailsTo("anna@example.com", order)).find(({ subject }) =>
      subject.includes("подтверждена"),
    );
    expect(confirmed?.text).toContain("Машина закреплена за вами.");
    expect(confirmed?.text).toContain("будет стоять с вашей табличкой");
    await expect(confirmTrips(desk(), { orderId: order.order_id }, VERA)).rejects.toThrow(/is confirmed/);
    // Found 3: a second way to confirm leaves the same entry, and takes nobody's word for a name.
    expect(
      await rows("select call, account_id, after, reason from audit_entries where subject_id = $1", [order.order_id]),
    ).toEqual([{ call: "confirmOrder", account_id: 91, after: { confirmed: [order.order_id] }, reason: VERA.note }]);
    for (const by of ["Vera", "support@demo.test", "customer@demo.test"])
      await expect(confirmTrips(desk(), { orderId: order.order_id }, { ...VERA, by })).rejects.toThrow(by);
    await after(4 * HOUR);
    expect(await lettersOf(order)).not.toContain("confirm-reminder");
  });

  it("R-14: not in time, the operator is reminded once, and the traveller may leave for nothing and gets all back", async () => {
    const order = await paid();
    await after(3 * HOUR + MINUTE);
    await after(3 * HOUR + 2 * MINUTE);
    expect((await lettersOf(order)).filter((kind) => kind === "confirm-reminder")).toHaveLength(1);
    expect(await viewOrder(test, order)).toMatchObject({ state: "placed", confirm_late: true });
    // So near to the pick-up the terms would ask for all of it.
    await rows("update trips set pickup_at = $2 where trip_id = $1", [order.order_id, new Date(test.clock.now + HOUR)]);
    const { error } = await post(order, "/orders/trips/cancel", { order_id: order.order_id, expected_fee: 0 });
    expect(error).toBeNull();
    await jobsDone(test);
    expect(await viewOrder(test, order)).toMatchObject({
      status: 4,
      account: { paid: 0, returning: 0 },
      trips: [{ cancel_cause: "unconfirmed", cancel_fee: 0 }],
    });
  });

  it("R-14: unanswered at its pick-up, the operator is told once, and a day later it is cancelled and all goes back", async () => {
    const order = await paid();
    const pickup = 72 * HOUR;
    await rows("update trips set pickup_at = $2 where trip_id = $1", [order.order_id, new Date(start + pickup)]);
    await after(4 * HOUR);
    await after(pickup);
    await after(pickup + HOUR);
    const toDesk = (await lettersOf(order)).filter((kind) => kind === "order-unanswered");
    expect(toDesk).toHaveLength(1);
    const [letter] = (await mailsTo(OPERATOR, order)).filter(({ text }) => text.includes("через сутки после подачи"));
    expect(letter?.text).toContain(`npm run confirm -- refuse ${order.order_id} --by LOG-IN`);
    expect(await viewOrder(test, order)).toMatchObject({ state: "placed", confirm_late: true });
    await after(pickup + 24 * HOUR);
    await after(pickup + 25 * HOUR);
    expect(await viewOrder(test, order)).toMatchObject({
      status: 4,
      payment: "refunded",
      account: { paid: 0, returned: order.price },
      trips: [{ cancel_cause: "unconfirmed", cancel_fee: 0 }],
    });
    expect(await movesOf(order)).toMatchObject([{ to_state: "cancelled", author: "system", reason: "unconfirmed" }]);
    const told = (await mailsTo("anna@example.com", order)).filter(({ text }) => text.includes("никто не подтвердил"));
    expect(told).toHaveLength(1);
  });

  it("R-14: confirmed only after its pick-up, because it was driven, it stays as it is", async () => {
    const order = await paid();
    await after(73 * HOUR);
    await confirmTrips(desk(), { orderId: order.order_id }, VERA);
    await after(200 * HOUR);
    expect(await viewOrder(test, order)).toMatchObject({ state: "confirmed", account: { paid: order.price } });
  });

  it("R-14: refused, it is cancelled without a fee, its certificate is free again, and all of the money goes back", async () => {
    const order = await paid({ hash: "once" });
    expect(await countOf(test, "certificate_uses where code = 'ONCE' and given_back_at is null")).toBe(1);
    await refuseTrips(
      desk(),
      { orderId: order.order_id },
      { by: "dispatcher@demo.test", note: "no car of that class" },
    );
    await jobsDone(test);
    const view = await viewOrder(test, order);
    // Found 3: what goes back waits for its release, as after the console's own cancelling.
    expect(view).toMatchObject({
      state: "cancelled",
      status: 4,
      account: { paid: order.price, returning: order.price, returned: 0 },
      trips: [{ cancel_cause: "refused" }],
    });
    expect(await rows("select distinct state, recorded_by from refunds where order_id = $1", [order.order_id])).toEqual(
      [{ state: "recorded", recorded_by: "operator:91" }],
    );
    expect(
      await rows("select call, account_id, reason, network from audit_entries where subject_id = $1", [order.order_id]),
    ).toEqual([{ call: "cancelOrder", account_id: 91, reason: "no car of that class", network: "shell" }]);
    expect(await countOf(test, "certificate_uses where code = 'ONCE' and given_back_at is null")).toBe(0);
    expect(await lettersOf(order)).toContain("order-refused");
    expect(
      (await mailsTo("anna@example.com", order)).some(({ subject }) => subject.includes("машины не нашлось")),
    ).toBe(true);
    expect(await movesOf(order)).toMatchObject([{ to_state: "cancelled", author: "operator:91" }]);
    expect((await post(order, "/orders/trips/cancel", { order_id: order.order_id })).error).toBeNull();
  });

  it("cash that is agreed asks for confirmation too, and an order that is not paid cannot be confirmed", async () => {
    const order = await orderOn(test);
    await expect(confirmTrips(desk(), { orderId: order.order_id }, VERA)).rejects.toThrow(/not paid/);
    const { error } = await post(order, `/orders/approve/${order.transaction}`, {});
    expect(error).toBeNull();
    const view = await viewOrder(test, order);
    expect(view).toMatchObject({ state: "placed", status: 0, pay_by: "cash", confirm_by: expect.any(String) });
  });
});

describe("the database holds the states", () => {
  it("a move that is not listed, a state without a move and an order that differs from its trips are refused", async () => {
    const { order_id: id } = await orderOn(test);
    const move = (from: string, to: string) =>
      rows("insert into trip_moves (trip_id, from_state, to_state, at, author) values ($1, $2, $3, now(), 'x')", [
        id,
        from,
        to,
      ]);
    await expect(move("placed", "completed")).rejects.toThrow("listed_move");
    await expect(move("confirmed", "under-way")).rejects.toThrow("is not confirmed");
    await expect(rows("update trips set state = 'confirmed' where trip_id = $1", [id])).rejects.toThrow(
      "moves make it",
    );
    await expect(rows("update orders set state = 'confirmed' where order_id = $1", [id])).rejects.toThrow(
      "moves make it",
    );
    await expect(rows("update trip_moves set author = 'y'")).rejects.toThrow("never changed");
  });

  it("lists exactly the moves of the table", async () => {
    const [row] = await rows(
      "select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'listed_move'",
    );
    const pairs = [
      ...String(row?.["text"]).matchAll(
        /'([a-z-]+)'::text\) AND \(to_state = '([a-z-]+)'|ROW\('([a-z-]+)'::text, '([a-z-]+)'::text\)/g,
      ),
    ];
    const held = pairs.map(([, a, b, c, d]) => `${a ?? c} > ${b ?? d}`);
    const table = [TRIP_MOVES, TRIP_CORRECTIONS].flatMap((moves) =>
      Object.entries(moves).flatMap(([from, to]) => to.map((one) => `${from} > ${one}`)),
    );
    expect(held.toSorted()).toEqual(table.toSorted());
  });

  it("whatever moves trips make, the order is what its trips make it, in the rows as in the table", async () => {
    const order = await orderOn(test);
    await rows(
      `insert into trips select (jsonb_populate_record(t, jsonb_build_object('trip_id', nextval('order_id_seq'), 'position', 2))).*
       from trips t where trip_id = $1`,
      [order.order_id],
    );
    const LIVE: readonly TripState[] = ["placed", "confirmed", "under-way", "completed"];
    const steps = fc.array(fc.tuple(fc.nat(1), fc.constantFrom(...LIVE)), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(steps, async (moves) => {
        await test.database.db
          .transaction()
          .execute(async (trx) => {
            let stored = await findOrderOfTrip(trx, order.order_id, true);
            for (const [index, to] of moves) {
              const trip = stored?.trips[index];
              if (stored === undefined || trip === undefined) throw new Error("no trips");
              const mover = { author: "test", at: new Date() };
              if (!canMoveTrip(trip.state, to)) {
                await expect(moveTrips(trx, stored, [trip], to, mover)).rejects.toThrow("cannot become");
                continue;
              }
              stored = await moveTrips(trx, stored, [trip], to, mover);
            }
            // The checks of the commit, now.
            await sql`set constraints all immediate`.execute(trx);
            const now = await findOrderOfTrip(trx, order.order_id);
            expect(now?.state).toBe(orderStateOf(now?.trips.map(({ state }) => state) ?? []));
            throw new Error("undone");
          })
          .catch((error: unknown) => expect(error).toMatchObject({ message: "undone" }));
      }),
      { numRuns: 40 },
    );
  });
});
