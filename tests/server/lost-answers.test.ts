import { afterAll, beforeAll, expect, it } from "vitest";
import { OPERATOR_ENDPOINTS } from "#contract/operator-calls.ts";
import { leavesEntry } from "#contract/wire/endpoint.ts";
import { USUAL_SETTINGS } from "#domain/accounts/own-settings.ts";
import { recordRefund } from "#server/modules/payments/index.ts";
import { deskWorld, SAMPLE_RIDE, type AskedDeed } from "../support/desk-world.ts";
import { SMALL_PHOTO } from "../support/example-offer.ts";
import { attemptKey, POINTS, tripBody } from "../support/factories.ts";
import { buildTestApp, type TestApp } from "../support/test-app.ts";
import { overpayInCash, payInFull } from "./payment-steps.ts";

let test: TestApp;
let desk: Awaited<ReturnType<typeof deskWorld>>;
beforeAll(async () => {
  test = await buildTestApp({ variables: { LETTERS_PER_HOUR: "1000", VISITORS_PAY_CASH: "yes" } });
  desk = await deskWorld(test);
});
afterAll(() => test.close());

const columns = [{ column: "pickup", width: "usual" }];
const driver = { name: "Ivan Petrov", phone: "+79161234567", car: "Mercedes", plate: "A 001 AA" };
const words = { subject: "Your ride", text: "We are there." };

/** A call about a refund of 500 that a dispatcher has asked for. */
async function refundOf(call: "release" | "decline"): Promise<AskedDeed> {
  const { order_id: id } = await desk.ordered("card");
  await payInFull(test.database.pool, id);
  const money = { amount: 500_00, currency: "RUB" } as const;
  const [refund] = await recordRefund(
    { db: test.database.db, clock: () => test.clock.now, production: false },
    id,
    money,
    {
      by: "dispatcher@demo.test",
      note: "As agreed",
    },
  );
  const body = call === "release" ? { amount: 500, way: "cash", reference: "Receipt 1" } : { reason: "Not agreed" };
  return { path: `/refunds/${refund}/${call}`, body: { expected: 500, ...body } };
}

/** The address of a receipt that somebody has to see to. */
async function missingReceipt(): Promise<string> {
  const order = await desk.ordered("card");
  await payInFull(test.database.pool, order.order_id);
  const [row] = await desk.rows(
    `insert into receipts (order_id, payment_id, kind, amount, state, made_at, told_at)
     select order_id, payment_id, 'payment', amount, 'canceled', now(), now() from payments where order_id = $1
     returning receipt_id`,
    [order.order_id],
  );
  return `/receipts/${String(row?.["receipt_id"])}`;
}

/** How each call of the console that leaves an entry is asked, once. */
const CASES: Readonly<Record<string, () => Promise<AskedDeed>>> = {
  addNote: () => desk.about("/notes", { version: undefined, text: "Called." }),
  showContacts: () => desk.about("/contacts", { version: undefined, reason: "They lost their bag" }),
  confirmOrder: async () => desk.about("/confirm", {}, await desk.waiting()),
  undoAction: async () => {
    const order = await desk.waiting();
    await desk.send(`/orders/${order.order_id}/confirm`, { version: await desk.versionOf(order.order_id) });
    return desk.about("/undo", {}, order);
  },
  seeChanges: async () => {
    const order = await desk.ordered();
    await desk.rows("update trips set has_unseen_change = true where order_id = $1", [order.order_id]);
    return desk.about("/seen", {}, order);
  },
  cancelOrder: () => desk.about("/cancel", { reason: "no-car", expected_fee: 0, expected_refund: 0 }),
  takeCash: async () => {
    const order = await desk.ordered("card");
    return desk.about("/cash", { expected_due: order.price }, order);
  },
  giveCashBack: async () => {
    const order = await desk.ordered();
    await overpayInCash(test.database.pool, order.order_id, 10_000);
    return desk.about("/cash/back", { amount: 60 }, order);
  },
  releaseRefund: async () => ({ ...(await refundOf("release")), who: "admin" }),
  declineRefund: async () => ({ ...(await refundOf("decline")), who: "admin" }),
  askRefundAgain: async () => {
    const { path, body } = await refundOf("decline");
    await desk.send(path, body, "admin");
    return { path: path.replace("decline", "again"), body: { expected: 500 } };
  },
  recordDispute: async () => {
    const order = await desk.ordered("card");
    await payInFull(test.database.pool, order.order_id);
    const dispute = { amount: 100, fee: 5, note: "Notice of the bank" };
    return { ...(await desk.about("/disputes", dispute, order)), who: "admin" };
  },
  decideDispute: async () => {
    const order = await desk.ordered("card");
    await payInFull(test.database.pool, order.order_id);
    const dispute = { amount: 100, fee: 0, note: "Notice of the bank" };
    const { path, body } = await desk.about("/disputes", dispute, order);
    await desk.send(path, body, "admin");
    const [row] = await desk.rows("select dispute_id from disputes where order_id = $1", [order.order_id]);
    return { path: `/disputes/${String(row?.["dispute_id"])}/decide`, body: { state: "won" }, who: "admin" };
  },
  issueReceipt: async () => ({ path: `${await missingReceipt()}/issued`, body: { reference: "No. 17" }, who: "admin" }),
  repeatReceipt: async () => ({ path: `${await missingReceipt()}/again`, body: {}, who: "admin" }),
  sendLinkAgain: () => desk.about("/letters/link", { version: undefined }),
  showOrderLink: async () => {
    const order = await desk.ordered();
    await desk.rows("update orders set placed_by = 91 where order_id = $1", [order.order_id]);
    return desk.about("/link", { version: undefined }, order);
  },
  sendOwnLetter: () => desk.about("/letters/own", { version: undefined, ...words }),
  sendLetterAgain: async () => {
    const order = await desk.ordered();
    return desk.about(
      "/letters/again",
      { version: undefined, message_id: await desk.failedLetter("order", order.order_id) },
      order,
    );
  },
  markTrip: () => desk.ofTrip("/marks", { version: undefined, add: ["vip"] }),
  nameDriver: () => desk.ofTrip("/driver", { driver, tell: true }),
  setTripProvider: async () => {
    const order = await desk.ordered();
    return desk.ofTrip("/provider", { provider_id: await desk.otherProvider(order) }, order);
  },
  changeOrder: async () => {
    const order = await desk.ordered();
    return desk.ofTrip(
      "/change",
      { change: { comment: "Two dogs" }, expected_total: order.price, expected_fee: 0 },
      order,
    );
  },
  agreePrice: async () => {
    const order = await desk.ordered();
    const price = order.price - 100;
    return {
      ...(await desk.ofTrip("/agreed-price", { price, expected_total: price, reason: "As said" }, order)),
      who: "admin",
    };
  },
  clearDuplicate: async () => {
    const [one, other] = [await desk.ordered(), await desk.ordered()];
    await desk.rows("insert into duplicates (trip_id, other_id, reason) values ($1, $2, 'phone')", [
      one.order_id,
      other.order_id,
    ]);
    return desk.ofTrip("/duplicates/clear", { version: undefined, other_id: other.order_id }, one);
  },
  setTripState: async () => desk.ofTrip("/state", { state: "under-way" }, await desk.atPickup()),
  correctTripState: async () => {
    const order = await desk.atPickup();
    const { path, body } = await desk.ofTrip("/state", { state: "under-way" }, order);
    await desk.send(path, body);
    return desk.ofTrip("/state/correct", { reason: "Another car" }, order);
  },
  sayNoShow: async () => {
    const order = await desk.atPickup();
    return desk.ofTrip("/no-show", { waited: 110, note: "Nobody came", expected_fee: order.price }, order);
  },
  addTripPhoto: async () => {
    const order = await desk.atPickup();
    const { path, body } = await desk.ofTrip(
      "/no-show",
      { waited: 110, note: "Nobody came", expected_fee: order.price },
      order,
    );
    await desk.send(path, body);
    return desk.ofTrip("/photos", { version: undefined, photo: SMALL_PHOTO }, order);
  },
  confirmTrips: () => desk.ofMany("/confirm"),
  seeTrips: async () => {
    const asked = await desk.ofMany("/seen");
    await desk.rows("update trips set has_unseen_change = true");
    return asked;
  },
  markTrips: () => desk.ofMany("/marks", { add: ["vip"] }),
  driveTrips: () => desk.ofMany("/driver", { driver, tell: true }),
  passTrips: async () => desk.ofMany("/provider", { provider_id: await desk.otherProvider(await desk.ordered()) }),
  cancelTrips: () => desk.ofMany("/cancel", { reason: "no-car" }, { fee: 0, refund: 0 }),
  writeTrips: () => desk.ofMany("/letter", words),
  exportTrips: async () => ({ path: "/bulk/export", body: { trip_ids: [(await desk.ordered()).order_id] } }),
  printTrips: async () => ({
    path: "/bulk/print",
    body: { trip_ids: [(await desk.ordered()).order_id], print: "sheet" },
  }),
  placeOrderFor: async () => ({
    path: "/orders",
    body: { trips: [tripBody(desk.priceId)], letter_lang: "ru", told: true },
  }),
  requestRouteFor: async () => ({
    path: "/route-requests",
    body: {
      start: { title: "Palma", location: "39.55,2.73" },
      finish: { title: "Moscow", location: POINTS.moscow },
      contact: { name: "Anna", phone: "+7 916 123-45-67", email: "anna@example.com" },
      letter_lang: "en",
    },
  }),
  declineRequest: () => desk.way("/decline", { reason: "nothing-free", words: "", other_way: "" }),
  closeRequest: () => desk.way("/close", { note: "By telephone" }),
  withdrawOffer: async () => {
    const { path, body } = await desk.way("/offers/withdraw", {});
    return { path, body: { ...body, offer_id: await desk.found("select max(offer_id) from offers") } };
  },
  makeOffer: async () => {
    const { path } = await desk.way("", {});
    type Choices = { providers: { id: number; classes: { id: number }[] }[]; terms: { key: string }[] };
    const { providers, terms } = await desk.ask<Choices>(`${path}/choices`);
    const of = { provider_id: providers[0]?.id, car_class_id: providers[0]?.classes[0]?.id, terms: terms[0]?.key };
    const { body } = await desk.way("", {
      ...of,
      price: 4500,
      currency: "RUB",
      words: "",
      valid_until: test.clock.now + 3_600_000,
    });
    return { path: `${path}/offers`, body };
  },
  sendRequestLetterAgain: async () => {
    const { path } = await desk.way("", {});
    const id = await desk.failedLetter("offer", await desk.found("select max(offer_id) from offers"));
    return { path: `${path}/letters/again`, body: { message_id: id } };
  },
  addYachtPhoto: () => desk.yacht("/photos", { photo: SMALL_PHOTO }),
  makeYachtOffer: () =>
    desk.yacht("/yacht-offers", {
      vessel: "Pearl",
      place: "Dubai",
      zone: "Asia/Dubai",
      starts: `${desk.dayIn(40)} 10:00`,
      hours: 4,
      guests: 6,
      price: 900,
      currency: "EUR",
      deposit_percent: 30,
      rest_day: desk.dayIn(30),
      steps: [{ days: 7, fee_percent: 0 }],
      weather: "Another day",
      words: "",
      valid_until: test.clock.now + 86_400_000,
    }),
  moveYacht: () => desk.ofYacht("/state", { state: "confirmed" }),
  correctYacht: async () => {
    const { path, body } = await desk.ofYacht("", {});
    await desk.send(`${path}/state`, { ...body, state: "confirmed" });
    const version = await desk.versionOf(Number(path.split("/")[2]));
    return { path: `${path}/state/correct`, body: { version, reason: "No such transfer" } };
  },
  cancelYacht: () => desk.ofYacht("/cancel", { reason: "weather", fee: 0, refund: 0 }),
  saveBoardColumns: async () => ({ path: "/board/columns", body: { columns } }),
  saveBoardView: async () => ({ path: "/board/views", body: { name: "Mine", query: "", columns, is_shared: false } }),
  removeBoardView: async () => {
    await desk.send("/board/views", { name: "Old", query: "", columns, is_shared: false });
    return { path: "/board/views/remove", body: { view_id: await desk.found("select max(view_id) from board_views") } };
  },
  saveOwnSettings: async () => ({ path: "/own-settings", body: { ...USUAL_SETTINGS, density: "close" } }),
  saveSampleRide: async () => ({ path: "/tester/samples", body: { ...SAMPLE_RIDE, expected: 100 } }),
  changeSampleRide: async () => ({
    path: `/tester/samples/${await desk.sampleRide()}`,
    body: { name: "B", expected: 7 },
  }),
  removeSampleRide: async () => ({ path: `/tester/samples/${await desk.sampleRide()}/remove`, body: {} }),
  exportEntries: async () => ({ path: "/audit/export", body: {}, who: "admin" }),
  inviteStaff: async () => ({
    path: "/staff",
    body: { email: "o@b.example", name: "Olga", role: "support" },
    who: "admin",
  }),
  inviteStaffAgain: async () => ({
    path: `/staff/${await desk.invited("p@b.example")}/invite`,
    body: {},
    who: "admin",
  }),
  setStaffOpen: async () => ({
    path: `/staff/${await desk.invited("q@b.example")}/open`,
    body: { is_open: false },
    who: "admin",
  }),
  setStaffWork: async () => ({
    path: `/staff/${await desk.invited("r@b.example")}/work`,
    body: { role: "accountant" },
    who: "admin",
  }),
};

/** All that the database holds and calls may change, as one number for each table. */
let holding: string | undefined;
const everything = async () => {
  holding ??= (
    await desk.rows(
      `select string_agg(format('select %L as name, count(*), sum(hashtextextended(t::text, 0)) from %I t', table_name, table_name), ' union all ') as text
       from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1)`,
      [["sessions", "tariff_books"]],
    )
  )[0]?.["text"] as string;
  // The database may count several tables at once, and answers in the order in which it is done.
  return desk.rows(`${holding} order by name`);
};

it("OPR-07: every call of the console that leaves an entry has its case here", () => {
  expect(Object.keys(CASES).toSorted()).toEqual(
    OPERATOR_ENDPOINTS.filter(leavesEntry)
      .map(({ name }) => name)
      .toSorted(),
  );
});

it.each(Object.entries(CASES))(
  "OPR-07: %s whose answer was lost is done once, and answers the same",
  async (name, asked) => {
    const { path, body, who } = await asked();
    const key = attemptKey();
    const lost = await desk.send(path, body, who, key);
    expect(lost.error).toBeNull();
    const [entry] = await desk.rows("select call from audit_entries where attempt_key = $1", [key]);
    expect(entry).toEqual({ call: name });
    const after = await everything();
    const again = await desk.send(path, body, who, key);
    expect([again.status, again.error, again.result]).toEqual([lost.status, null, lost.result]);
    expect(await everything()).toEqual(after);
  },
);
