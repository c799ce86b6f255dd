import { randomBytes } from "node:crypto";
import { isOff, orderStateOf } from "#domain/orders/trip-state.ts";
import { cancellationFee } from "#domain/tariffs/terms.ts";
import { MINUTE_MS } from "#domain/values/durations.ts";
import { wordsOfTrip } from "#server/modules/console/index.ts";
import type { DemoOrder, DemoTrip } from "./demo-facts.ts";
import type { OrderNumbers, OrderRows, Row } from "./rows.ts";
import { addAround, tripRow } from "./trip-rows.ts";

/** Writes the rows of one order beside those of others; accounts add up, and states follow from moves. */
export function addOrderRows(rows: OrderRows, order: DemoOrder, numbers: OrderNumbers, now: number): void {
  const { person, placedAt, endedAt, pay } = order;
  const { orderId, staff } = numbers;
  const moment = (at: number) => new Date(at).toISOString();
  const [first] = order.trips;
  if (first === undefined) throw new Error("An order has a trip.");
  const { currency } = first.plan.columns;
  const sold = order.trips.reduce((sum, { plan }) => sum + plan.columns.amount, 0);
  const extra = pay === "part" && endedAt === null ? Math.floor(first.plan.columns.amount / 600) * 100 : 0;
  const isOver = order.trips.every(({ state }) => state === "completed");
  const paid = pay === "cash" ? (isOver ? sold : 0) : pay === "waiting" ? 0 : sold - extra;
  const author = "traveller";
  const entry = (kind: string, amount: number, at: number, more: Row): void => {
    if (amount === 0) return;
    const usual = { author, reason: "", trip_id: null, payment_id: null, refund_id: null };
    rows.entries.push({ order_id: orderId, kind, amount, currency, at: moment(at), ...usual, ...more });
  };

  let cost = 0;
  for (const [index, trip] of order.trips.entries()) {
    const tripId = index === 0 ? orderId : (numbers.more[index - 1] ?? 0);
    const { amount } = trip.plan.columns;
    const late = index === 0 ? extra : 0;
    entry("ride", amount - late, placedAt, { trip_id: tripId });
    entry("change", late, placedAt + (now - placedAt) / 2, { trip_id: tripId });
    const fee = endedAt === null || !isOff(trip.state) ? null : feeOf(trip, endedAt, paid > 0);
    if (fee !== null && endedAt !== null) {
      entry("cancelled", -amount, endedAt, { trip_id: tripId });
      entry("fee", fee, endedAt, { trip_id: tripId });
    }
    cost += fee ?? amount;
    const { row, words } = tripRow(trip, order, { tripId, orderId, position: index + 1, fee, isPaid: paid > 0 });
    rows.trips.push(row);
    addAround(rows, trip, order, { tripId, orderId, staff });
    rows.words.push(
      ...wordsOfTrip(orderOfWords(order, numbers), {
        ...words,
        trip_id: tripId,
        driver: trip.driver === null ? null : { ...trip.driver, isTold: true },
      }).map(({ word, field }) => ({
        trip: tripId,
        word,
        field,
      })),
    );
  }

  const isChanged = order.trips.some((trip) => trip.isChanged);
  const back = Math.max(0, paid - cost);
  const isReturned = back > 0 && endedAt !== null && endedAt < now - 2 * 86_400_000;
  rows.orders.push({
    order_id: orderId,
    transaction: numbers.transaction,
    attempt_key: null,
    fingerprint: `\\x${randomBytes(32).toString("hex")}`,
    key_salt: `\\x${randomBytes(16).toString("hex")}`,
    user_hint: null,
    lang: person.lang,
    state: orderStateOf(order.trips.map(({ state }) => state)),
    pay_by: pay === "cash" ? "cash" : "card",
    amount: cost,
    currency,
    paid_at: paid > 0 && extra === 0 ? moment(placedAt + MINUTE_MS) : null,
    placed_at: moment(placedAt),
    customer_name: person.name,
    customer_phone: person.phone,
    customer_email: person.email,
    client: { source: "demo" },
    cost_center: "",
    internal_number: "",
    version: isChanged ? 2 : 1,
    received: paid - (isReturned ? back : 0),
    ...numbers.owner,
  });
  if (paid > 0 && pay === "cash") {
    entry("cash", paid, now, { author: `operator:${staff}` });
  } else if (paid > 0) {
    const ref = `demo-${orderId}`;
    const settled = moment(placedAt + MINUTE_MS);
    const usual = { attempt_no: 1, acquirer: "sandbox", account: "sandbox", pay_url: null, note: null, checks: 0 };
    rows.payments.push({
      order_id: orderId,
      acquirer_ref: ref,
      amount: paid,
      currency,
      state: "succeeded",
      ...usual,
      created_at: moment(placedAt),
      settled_at: settled,
    });
    entry("card", paid, placedAt + MINUTE_MS, { author: "sandbox", payment_id: 0 });
  }
  if (back > 0 && endedAt !== null) {
    const ended = moment(endedAt);
    const released = { released_by: `operator:${staff}`, released_at: ended, returned_at: ended, state: "returned" };
    const open = { released_by: null, released_at: null, returned_at: null, state: "recorded" };
    const usual = { reason: "terms", note: "", recorded_by: author, acquirer_ref: null, tries: 0, problem: null };
    const refund = { order_id: orderId, amount: back, currency, recorded_at: ended, ...usual };
    rows.refunds.push({ ...refund, ...(isReturned ? released : open) });
    if (isReturned) entry("refund", -back, endedAt, { author: `operator:${staff}`, refund_id: 0 });
  }
  if (order.note !== null)
    rows.notes.push({
      order_id: orderId,
      text: order.note,
      at: moment(placedAt + 30 * MINUTE_MS),
      author: `operator:${staff}`,
    });
  rows.messages.push(letterRow(order, orderId, moment(placedAt)));
}

function feeOf({ plan, pickupAt, state }: DemoTrip, endedAt: number, isPaid: boolean): number {
  const { amount, terms } = plan.columns;
  if (!isPaid) return 0;
  return state === "no-show" ? amount : cancellationFee(JSON.parse(terms), amount, (pickupAt - endedAt) / MINUTE_MS);
}

function orderOfWords({ person }: DemoOrder, { orderId, transaction }: OrderNumbers) {
  const { name, phone, email } = person;
  return {
    order_id: orderId,
    transaction,
    customer_name: name,
    customer_phone: phone,
    customer_email: email,
    internal_number: "",
    cost_center: "",
  };
}

function letterRow({ person, hasFailedLetter }: DemoOrder, orderId: number, at: string): Row {
  return {
    subject_kind: "order",
    subject_id: orderId,
    kind: "order-received",
    recipient: person.email,
    lang: person.lang,
    mail_id: `demo-${orderId}`,
    state: hasFailedLetter ? "failed" : "sent",
    tries: hasFailedLetter ? 5 : 1,
    created_at: at,
    due_at: at,
    sent_at: hasFailedLetter ? null : at,
    last_error: hasFailedLetter ? "550 5.1.1 No such user" : null,
    occasion: 0,
    is_capped: false,
  };
}
