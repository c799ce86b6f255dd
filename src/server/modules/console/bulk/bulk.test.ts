import { afterAll, beforeAll, expect, it } from "vitest";
import type { BulkOutcomeView } from "#contract/console/bulk/bulk-deeds.ts";
import type { CancellingShownView } from "#contract/console/bulk/cancel-trips.ts";
import type { exportTrips } from "#contract/console/bulk/export-trips.ts";
import type { previewPassTrips } from "#contract/console/bulk/preview-pass-trips.ts";
import type { printTrips } from "#contract/console/bulk/print-trips.ts";
import type { previewWriteTrips } from "#contract/console/bulk/write-trips.ts";
import type { findTripProviders } from "#contract/console/drivers/trip-provider.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { overpayInCash, payInFull } from "../../../../../tests/server/payment-steps.ts";
import { attemptKey, call, placedOrder, placedReturn } from "../../../../../tests/support/factories.ts";
import { headersOf, type Person } from "../../../../../tests/support/log-in.ts";
import { putTrips } from "../../../../../tests/support/put-trips.ts";
import { readPdf } from "../../../../../tests/support/read-pdf.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const sql = async (text: string, values: unknown[] = []) =>
  (await test.database.pool.query<Record<string, unknown>>(text, values)).rows;
const send = async <Result = BulkOutcomeView>(
  path: string,
  body: object,
  who: Person = "dispatcher",
  key = attemptKey(),
) =>
  call<Result>(test.app, "POST", `/operator/v1/bulk/${path}?lang=en`, {
    body,
    headers: { ...(await headersOf(test.app, who)), "idempotency-key": key },
  });
/** Trips as somebody has seen them. */
const seen = async (...ids: number[]) =>
  (
    await sql(
      "select t.trip_id, o.version from trips t join orders o using (order_id) where t.trip_id = any($1) order by t.trip_id",
      [ids],
    )
  ).map((row) => ({ trip_id: Number(row["trip_id"]), version: Number(row["version"]) }));
/** Undoes what was done last to the order of a trip; answers the number of a refusal. */
const undo = async (trip: number) => {
  const [order] = await sql("select order_id, version from orders join trips using (order_id) where trip_id = $1", [
    trip,
  ]);
  const { error } = await call(test.app, "POST", `/operator/v1/orders/${String(order?.["order_id"])}/undo?lang=en`, {
    body: { version: Number(order?.["version"]) },
    headers: { ...(await headersOf(test.app, "dispatcher")), "idempotency-key": attemptKey() },
  });
  return error?.code;
};
const copies = async (count: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let index = 0; index < count; index++) ids.push((await placedOrder(test.app)).order_id);
  await sql("update orders set pay_by = 'cash' where order_id = any($1)", [ids]);
  return ids;
};

it("OPS-27: of ten trips three that were cancelled meanwhile are named with why, seven are done, and nothing else is changed", async () => {
  const ids = await copies(10);
  const trips = await seen(...ids);
  const gone = ids.slice(3, 6);
  for (const id of gone) await putTrips(test.database.pool, id, "cancelled");
  await sql("update orders set version = version + 1 where order_id = any($1)", [gone]);
  const key = attemptKey();
  const { result } = await send("confirm", { trips }, "dispatcher", key);
  expect(result.results.filter(({ refused }) => refused !== null).map(({ trip_id: id }) => id)).toEqual(gone);
  expect(result.results.find(({ trip_id: id }) => id === gone[0])?.refused).toMatchObject({
    code: "order-changed-meanwhile",
    message: expect.stringMatching(/./),
  });
  expect(result.trips.map(({ state }) => state).toSorted()).toEqual([
    ...gone.map(() => "cancelled"),
    ...Array.from({ length: 7 }, () => "confirmed"),
  ]);
  const states = async () =>
    sql("select t.trip_id, t.state, o.version from trips t join orders o using (order_id) order by 1");
  const before = await states();
  // The answer was lost: the same attempt finds what it has done.
  expect((await send("confirm", { trips }, "dispatcher", key)).result.results).toEqual(result.results);
  expect(await states()).toEqual(before);
  // The same key for fewer trips is another attempt, and is refused instead of answered as done.
  expect((await send("confirm", { trips: trips.slice(1) }, "dispatcher", key)).error?.code).toBe(5010);
  expect(await states()).toEqual(before);
  const entries = await sql("select subject_id from audit_entries where call = 'confirmTrips' order by 1");
  expect(entries.map((entry) => Number(entry["subject_id"]))).toEqual(ids.filter((id) => !gone.includes(id)));
});

it("OPS-27: two trips of one order are done by the version that both were seen by", async () => {
  const { there, home } = await placedReturn(test.app);
  const trips = await seen(there.order_id, home.order_id);
  const driver = { name: "Sergey", phone: "", car: "Camry", plate: "O 418" };
  const { result } = await send("driver", { trips, driver, tell: false });
  expect(result.results.map(({ refused }) => refused)).toEqual([null, null]);
  expect(result.trips.map((trip) => trip.driver?.name)).toEqual(["Sergey", "Sergey"]);
  const marked = await send("marks", { trips, add: ["vip"] }, "support");
  expect(marked.result.trips.map((trip) => trip.marks)).toEqual([["vip"], ["vip"]]);
  expect((await send("driver", { trips, driver, tell: false }, "support")).status).toBe(403);
});

it("OPS-27: cancelling shows counts, fees and refunds by currency first, does what was shown, and names those that changed", async () => {
  const { there, home } = await placedReturn(test.app);
  const ids = [...(await copies(2)), there.order_id, home.order_id];
  const [first = 0, second = 0] = ids;
  await payInFull(test.database.pool, second);
  await overpayInCash(test.database.pool, there.order_id, 0);
  await sql("update trips set pickup_at = pickup_at - interval '40 days' where trip_id = $1", [first]);
  const { result } = await send<CancellingShownView>(
    "cancel/preview",
    { trip_ids: ids, reason: "traveller" },
    "support",
  );
  // A card takes back what it brought, and what came in cash is told apart (OPS-24).
  const cash = there.price + home.price;
  const refund = cash + (result.trips.find(({ trip_id: id }) => id === second)?.refund ?? 0);
  expect(refund).toBeGreaterThan(cash);
  expect(result.sums).toEqual([{ currency: "RUB", trips: 3, fee: 0, refund, held: 0, by_hand: cash }]);
  expect(result.trips.filter(({ refused }) => refused !== null).map(({ trip_id: id }) => id)).toEqual([first]);
  const trips = result.trips
    .filter(({ refused }) => refused === null)
    .map(({ trip_id, version, fee, refund }) => ({ trip_id, version, fee, refund }));
  await sql("update orders set version = version + 1 where order_id = $1", [second]);
  const asked = { trips, reason: "other" };
  expect((await send("cancel", asked, "support")).error?.code).toBe(1000);
  const done = await send("cancel", { ...asked, text: "The airport is closed" }, "support");
  expect(done.result.results.filter(({ refused }) => refused !== null)).toMatchObject([
    { trip_id: second, refused: { code: "order-changed-meanwhile" } },
  ]);
  expect(done.result.trips.flatMap(({ state, order_id: id }) => (state === "cancelled" ? [id] : []))).toEqual([
    there.order_id,
    there.order_id,
  ]);
  expect(await sql("select subject_id from audit_entries where call = 'cancelTrips'")).toHaveLength(2);
  expect((await send("cancel", asked, "accountant")).status).toBe(403);
});

it("OPS-27: of 500 trips 30 that were changed meanwhile are refused and the others are done", async () => {
  const [first = 0] = await copies(1);
  const columns = async (table: string, but: string[]) =>
    (
      await sql(
        "select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'",
        [table],
      )
    )
      .map(({ name }) => String(name))
      .filter((name) => !but.includes(name))
      .join(", ");
  const ofOrders = await columns("orders", ["order_id", "transaction", "attempt_key"]);
  const ofTrips = await columns("trips", ["trip_id", "order_id"]);
  const ofEntries = await columns("entries", ["entry_id", "order_id", "trip_id"]);
  await sql(
    `with copies as (select 5000000 + n as id from generate_series(1, 500) n), placed as (
      insert into orders (order_id, transaction, attempt_key, ${ofOrders})
      select id, id, null, ${ofOrders} from orders, copies where order_id = $1
    ), rides as (
      insert into trips (trip_id, order_id, ${ofTrips}) select id, id, ${ofTrips} from trips, copies where trip_id = $1
    )
    insert into entries (order_id, trip_id, ${ofEntries}) select id, id, ${ofEntries} from entries, copies where order_id = $1`,
    [first],
  );
  const trips = await seen(...Array.from({ length: 500 }, (_, index) => 5_000_001 + index));
  const changed = trips.filter((_, index) => index % 16 === 3).slice(0, 30);
  await sql("update orders set version = version + 1 where order_id = any($1)", [changed.map(({ trip_id: id }) => id)]);
  const refused: number[] = [];
  for (let at = 0; at < trips.length; at += 50) {
    const { result } = await send("seen", { trips: trips.slice(at, at + 50) });
    refused.push(...result.results.flatMap((one) => (one.refused === null ? [] : [one.trip_id])));
  }
  expect(refused).toEqual(changed.map(({ trip_id: id }) => id));
  const [{ count } = {}] = await sql("select count(*)::int as count from audit_entries where call = 'seeTrips'");
  expect(count).toBe(470);
  expect((await send("seen", { trips })).error?.status).toBe(400);
});

it("OPS-27: names and phones leave for a table only where the right goes so far, and it is written down which", async () => {
  const ids = await copies(2);
  const { result } = await send<EndpointResult<typeof exportTrips>>("export", { trip_ids: ids }, "support");
  expect(result.trips.map(({ phone }) => phone)).toEqual(["+79161234567", "+79161234567"]);
  expect((await send("export", { trip_ids: ids }, "accountant")).status).toBe(403);
  // Whoever showed the password longer ago than a quarter of an hour shows it again (OPR-10).
  const before = await headersOf(test.app, "support");
  test.clock.now += 15 * 60_000 + 1;
  const late = await call(test.app, "POST", "/operator/v1/bulk/export?lang=en", {
    body: { trip_ids: ids },
    headers: { ...before, "idempotency-key": attemptKey() },
  });
  expect(late.error?.code).toBe(1110);
  const [entry] = await sql("select after from audit_entries where call = 'exportTrips'");
  expect(entry).toEqual({ after: { trips: ids } });
});

it("OPS-31: signs and day sheet are printed of what still goes, each sign with its own words, and it is written down who has printed them", async () => {
  const ids = await copies(3);
  const [own = 0, plain = 0, gone = 0] = ids;
  await sql("update trips set sign = 'Γιώργος Παπαδόπουλος' where trip_id = $1", [own]);
  await putTrips(test.database.pool, gone, "cancelled");
  const printed = async (print: string) => {
    const { result } = await send<EndpointResult<typeof printTrips>>("print", { trip_ids: ids, print });
    return { name: result.name, ...(await readPdf(Buffer.from(result.pdf, "base64"))) };
  };
  const [trip] = (await send<EndpointResult<typeof exportTrips>>("export", { trip_ids: [plain] })).result.trips;
  const signs = await printed("signs");
  expect(signs.sheets.map((text) => text.trim()).toSorted()).toEqual(
    [trip?.name ?? "", "Γιώργος Παπαδόπουλος"].toSorted(),
  );
  const day = await printed("sheet");
  expect(day.sheets).toHaveLength(1);
  expect(day.sheets[0]?.split(trip?.name ?? "").length).toBe(3);
  expect(day.name).toBe(`sheet-${trip?.pickup.local.slice(0, 10)}.pdf`);
  const entries = await sql("select after from audit_entries where call = 'printTrips' order by entry_id");
  expect(entries.map(({ after }) => after)).toEqual([
    { trips: ids, print: "signs" },
    { trips: ids, print: "sheet" },
  ]);
  expect((await send("print", { trip_ids: ids, print: "signs" }, "accountant")).error?.code).toBe(1006);
});

it("OPS-27: another provider drives several trips for what each was sold for, and whoever was changed meanwhile is named", async () => {
  const ids = await copies(3);
  const [first = 0, second = 0] = ids;
  const trips = await seen(...ids);
  await sql("update orders set version = version + 1 where order_id = $1", [second]);
  const sold = async () =>
    sql("select trip_id, quote::text, amount, terms::text from trips where trip_id = any($1) order by 1", [ids]);
  const before = await sold();
  const { result: offered } = await call<EndpointResult<typeof findTripProviders>>(
    test.app,
    "GET",
    `/operator/v1/orders/${first}/providers?trip_id=${first}&lang=en`,
    { headers: await headersOf(test.app, "dispatcher") },
  );
  const other = offered.providers.find(({ is_driving: isDriving }) => !isDriving)?.id ?? 0;
  // Beside each provider stands what their own tariffs ask for all of these trips.
  const { result: shown } = await send<EndpointResult<typeof previewPassTrips>>("provider/preview", { trip_ids: ids });
  expect(shown.providers).toEqual(
    offered.providers.map(({ id, name, price, is_driving: isDriving }) => ({
      id,
      name,
      drives: isDriving ? 3 : 0,
      served: price === null ? [] : [{ currency: "RUB", trips: 3, sold: offered.sold * 3, own: price * 3 }],
      unserved: price === null ? 3 : 0,
      lacking: 0,
    })),
  );
  const { result } = await send("provider", { trips, provider_id: other });
  expect(result.results.map(({ refused }) => refused?.code ?? null)).toEqual([null, "order-changed-meanwhile", null]);
  expect(result.trips.filter(({ provider }) => provider.id === other)).toHaveLength(2);
  expect(await sold()).toEqual(before);
});

it("OPS-27: a letter goes once to each of several travellers with the fields of their own trips, after it was shown; who has no address is named", async () => {
  const ids = await copies(3);
  const [first = 0, second = 0, nowhere = 0] = ids;
  await sql("update orders set customer_email = '' where order_id = $1", [nowhere]);
  await sql("update orders set customer_name = 'Pavel Orlov' where order_id = $1", [second]);
  const words = { subject: "Your ride {number}", text: "{name}, the airport works again." };
  const preview = await send<EndpointResult<typeof previewWriteTrips>>(
    "letter/preview",
    { ...words, trip_ids: ids },
    "support",
  );
  expect(preview.result.letter?.text).toContain("the airport works again");
  expect(preview.result.trips.map(({ refused }) => refused === null)).toEqual([true, true, false]);
  const key = attemptKey();
  const asked = { ...words, trips: await seen(...ids) };
  const { result } = await send("letter", asked, "support", key);
  expect(result.results.map(({ refused }) => refused?.code ?? null)).toEqual([null, null, "letter-nowhere"]);
  await send("letter", asked, "support", key);
  const letters = await sql(
    "select subject_id, own_words ->> 'subject' as subject from messages where kind = 'free-letter' and subject_id = any($1) order by 1",
    [ids],
  );
  expect(letters.map(({ subject_id: id, subject }) => [Number(id), subject])).toEqual(
    [first, second].map((id) => [id, `Your ride ${id}`]),
  );
});

it("OPS-27: both trips of an order get one letter, about the first that was asked for, and a lost answer brings no other", async () => {
  const { there, home } = await placedReturn(test.app);
  const [other = 0] = await copies(1);
  const words = { subject: "Your ride", text: "Pick-up {pickup}" };
  const ids = [home.order_id, other, there.order_id];
  const { result: shown } = await send<EndpointResult<typeof previewWriteTrips>>(
    "letter/preview",
    { ...words, trip_ids: ids },
    "support",
  );
  expect(shown.trips.map(({ told_with: id }) => id)).toEqual([null, null, home.order_id]);
  const key = attemptKey();
  const all = await seen(...ids);
  const asked = { ...words, trips: ids.flatMap((id) => all.filter(({ trip_id: own }) => own === id)) };
  const { result } = await send("letter", asked, "support", key);
  expect(result.results.map(({ refused }) => refused)).toEqual([null, null, null]);
  expect((await send("letter", asked, "support", key)).result.results).toEqual(result.results);
  const letters = await sql(
    "select own_words ->> 'text' as text from messages where kind = 'free-letter' and subject_id in (select order_id from trips where trip_id = any($1)) order by 1",
    [ids],
  );
  expect(letters).toHaveLength(2);
  expect(letters.filter(({ text }) => shown.letter?.text.includes(String(text)))).toHaveLength(1);
});

it("OPS-27: several confirmed at once can be undone order by order within ten seconds, also two trips of one order, and nobody is told", async () => {
  const { there, home } = await placedReturn(test.app);
  const [other = 0] = await copies(1);
  const ids = [there.order_id, home.order_id, other];
  await sql(
    "update orders set paid_at = now(), pay_by = 'cash' where order_id in (select order_id from trips where trip_id = any($1))",
    [ids],
  );
  const { result } = await send("confirm", { trips: await seen(...ids) });
  expect(result.results.map(({ refused }) => refused)).toEqual([null, null, null]);
  expect([await undo(there.order_id), await undo(home.order_id), await undo(other)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(await sql("select distinct state from trips where trip_id = any($1)", [ids])).toEqual([{ state: "placed" }]);
  expect(await undo(other)).toBe(5032);
});

it("OPS-27, found 45: naming one driver for several trips can be undone order by order within ten seconds, also for two trips of one order", async () => {
  const { there, home } = await placedReturn(test.app);
  const [other = 0] = await copies(1);
  const ids = [there.order_id, home.order_id, other];
  await sql(
    "update orders set pay_by = 'cash' where order_id in (select order_id from trips where trip_id = any($1))",
    [ids],
  );
  const driver = { name: "Sergey", phone: "+79035550142", car: "Camry", plate: "O 418" };
  const { result } = await send("driver", { trips: await seen(...ids), driver, tell: true });
  expect(result.results.map(({ refused }) => refused)).toEqual([null, null, null]);
  expect([await undo(there.order_id), await undo(home.order_id), await undo(other)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(await sql("select distinct driver from trips where trip_id = any($1)", [ids])).toEqual([{ driver: null }]);
  expect(await undo(other)).toBe(5032);
});
