import type { PlacedOrder } from "#contract/orders/orders.ts";
import { anyPrice, attemptKey, call, placeOrder, POINTS, tripBody } from "./factories.ts";
import { headersOf, type Person } from "./log-in.ts";
import { offerMade } from "./offer-made.ts";
import { putTrips } from "./put-trips.ts";
import type { TestApp } from "./test-app.ts";
import { yachtMade } from "./yacht-made.ts";

/** What is asked of a call, after what it needs was put there. */
export interface AskedDeed {
  readonly path: string;
  readonly body: object;
  readonly who?: Person;
}

/** A sample ride of the tester. */
export const SAMPLE_RIDE = {
  name: "A",
  question: { from_point: POINTS.sheremetyevo, to_point: POINTS.moscow },
  class_id: 2,
  currency: "RUB",
  expected: null,
} as const;

/** What a desk works on, made as it is needed: orders, requests and yachts, each with the call that is about it. */
export async function deskWorld(test: TestApp) {
  const headers: Partial<Record<Person, Record<string, string>>> = {};
  for (const person of ["admin", "dispatcher"] as const) headers[person] = await headersOf(test.app, person);
  const { price_id: priceId } = await anyPrice(test.app);
  const rows = async (text: string, values: unknown[] = []) =>
    (await test.database.pool.query<Record<string, unknown>>(text, values)).rows;
  /** A number that the database says. */
  const found = async (text: string, values: unknown[] = []) =>
    Number(Object.values((await rows(text, values))[0] ?? {})[0]);
  const send = async <T = unknown>(path: string, body: object, who: Person = "dispatcher", key = attemptKey()) =>
    call<T>(test.app, "POST", `/operator/v1${path}?lang=en`, {
      body,
      headers: { ...headers[who], "idempotency-key": key },
    });
  const ask = async <T>(path: string) =>
    (await call<T>(test.app, "GET", `/operator/v1${path}`, { headers: headers.dispatcher ?? {} })).result;

  const ordered = async (payBy: "card" | "cash" = "cash"): Promise<PlacedOrder> => {
    const { result, error } = await placeOrder(test.app, [tripBody(priceId)], {
      key: attemptKey(),
      top: { pay_by: payBy },
    });
    const [order] = result ?? [];
    if (order === undefined) throw new Error(JSON.stringify(error));
    return order;
  };
  const versionOf = (id: number) => found("select version from orders where order_id = $1", [id]);
  /** A call about an order of its own, with its trip and its version besides what is said. */
  const about = async (path: string, body: object, order?: PlacedOrder): Promise<AskedDeed> => {
    const { order_id: id } = order ?? (await ordered());
    return { path: `/orders/${id}${path}`, body: { version: await versionOf(id), ...body } };
  };
  const ofTrip = async (path: string, body: object, order?: PlacedOrder): Promise<AskedDeed> => {
    const { order_id: id } = order ?? (order = await ordered());
    return about(path, { trip_id: id, ...body }, order);
  };
  /** An order that waits to be confirmed. */
  const waiting = async (): Promise<PlacedOrder> => {
    const order = await ordered("card");
    await rows("update orders set pay_by = 'cash' where order_id = $1", [order.order_id]);
    return order;
  };
  /** A confirmed order whose car stands there. */
  const atPickup = async (): Promise<PlacedOrder> => {
    const order = await ordered();
    await putTrips(test.database.pool, order.order_id, "confirmed");
    await rows("update trips set pickup_at = $2 where order_id = $1", [
      order.order_id,
      new Date(test.clock.now - 7_200_000),
    ]);
    return order;
  };
  /** Somebody else who may drive an order's trip. */
  const otherProvider = async ({ order_id: id }: PlacedOrder) => {
    type Choices = { providers: { id: number; is_driving: boolean }[] };
    const { providers } = await ask<Choices>(`/orders/${id}/providers?trip_id=${id}`);
    return providers.find(({ is_driving: isDriving }) => !isDriving)?.id;
  };
  /** A call about two orders at once. */
  const ofMany = async (path: string, body: object = {}, member: object = {}): Promise<AskedDeed> => {
    const ids = [(await waiting()).order_id, (await waiting()).order_id];
    const trips = await Promise.all(ids.map(async (id) => ({ trip_id: id, version: await versionOf(id), ...member })));
    return { path: `/bulk${path}`, body: { trips, ...body } };
  };
  const way = async (path: string, body: object): Promise<AskedDeed> => {
    const { id } = await offerMade(test);
    const request = await found("select request_id from offers where offer_id = $1", [id]);
    const version = await found("select version from route_requests where request_id = $1", [request]);
    return { path: `/requests/way/${request}${path}`, body: { version, ...body } };
  };
  /** The newest request for a yacht, which has an offer that nobody has taken. */
  const yacht = async (path: string, body: object): Promise<AskedDeed> => {
    const { offer } = await yachtMade(test);
    const request = await found("select request_id from offers where offer_id = $1", [offer.id]);
    const version = await found("select version from yacht_requests where request_id = $1", [request]);
    return { path: `/requests/yacht/${request}${path}`, body: { version, ...body } };
  };
  const ofYacht = async (path: string, body: object): Promise<AskedDeed> => {
    const { id } = (await yachtMade(test)).order;
    return { path: `/yachts/${id}${path}`, body: { version: await versionOf(id), ...body } };
  };
  const failedLetter = (kind: string, id: number) =>
    found(
      `insert into messages (subject_kind, subject_id, kind, recipient, lang, mail_id, state, created_at, due_at, last_error)
       values ($1, $2, 'order-placed', 'a@b.example', 'en', gen_random_uuid()::text, 'failed', now(), now(), 'E') returning message_id`,
      [kind, id],
    );
  const dayIn = (days: number) => new Date(test.clock.now + days * 86_400_000).toISOString().slice(0, 10);
  const sampleRide = async () => {
    await send("/tester/samples", SAMPLE_RIDE);
    return found("select max(sample_id) from sample_rides");
  };
  const invited = async (email: string) => {
    await send("/staff", { email, name: "Nina", role: "support" }, "admin");
    return found("select user_id from accounts where login = $1", [email]);
  };
  return {
    priceId,
    rows,
    found,
    send,
    ask,
    ordered,
    waiting,
    versionOf,
    about,
    ofTrip,
    atPickup,
    otherProvider,
    ofMany,
    way,
    yacht,
    ofYacht,
    failedLetter,
    dayIn,
    sampleRide,
    invited,
  };
}
