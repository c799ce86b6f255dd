import type { Wallet } from "#contract/order-files.ts";
import type { checkUpdate } from "#contract/orders/cancel-trip.ts";
import type { OrderView } from "#contract/orders/order-view.ts";
import type { OfferPhotos } from "#contract/orders/yacht-orders.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { balanceOf, cashDueBack, dueOf, moneyWays } from "#domain/orders/order-account.ts";
import { isOff } from "#domain/orders/trip-state.ts";
import type { PaymentState } from "#domain/payments/payment-state.ts";
import { freeCancellationMinutes } from "#domain/tariffs/terms.ts";
import { addMinutes } from "#domain/values/local-time.ts";
import type { Locale } from "#domain/values/locale.ts";
import { toMajor, type Money } from "#domain/values/money.ts";
import { nameIn } from "#domain/values/named.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { costLineName } from "#server/modules/orders/read/cost-line-name.ts";
import type { OrderFacts } from "#server/modules/orders/read/order-facts.ts";
import { presentGiven } from "#server/modules/orders/read/present-given.ts";
import {
  presentChanges,
  presentEntries,
  presentMoves,
  type OrderHistory,
} from "#server/modules/orders/read/present-history.ts";
import { bookerNumber, presentConsent } from "#server/modules/orders/read/present-order.ts";
import type { EndFacts, PlacedMoment, TripFacts } from "#server/modules/orders/read/trip-facts.ts";
import { statusesOf } from "#server/modules/orders/read/trip-status.ts";
import { presentYacht } from "#server/modules/orders/yachts/present-yacht.ts";
import { presentPriceLines, presentTerms } from "#server/modules/prices/index.ts";

/** The state of an order's money, provided by station 5. */
export interface PaymentSummary {
  /** `processing` means that the acquirer has the payment and has not decided yet, or cannot be reached. */
  readonly state: PaymentState | "processing" | "none";
  /** What is to go back and has not gone yet, in minor units. */
  readonly returning: number;
  /** What has gone back, in minor units. */
  readonly returned: number;
}

/** While money may be on its way, the page does not ask to pay. */
const UNDECIDED: ReadonlySet<PaymentSummary["state"]> = new Set(["quarantined", "processing"]);

const PAYMENT_WORD: Readonly<Record<PaymentSummary["state"], string>> = {
  processing: "checking",
  none: "none",
  new: "open",
  pending: "open",
  succeeded: "paid",
  declined: "declined",
  expired: "expired",
  quarantined: "checking",
  "paid-late": "late",
};

/** How the view of an order is presented. */
export interface OrderLook {
  readonly gazetteer: Gazetteer;
  readonly locale: Locale;
  readonly now: number;
  readonly version: number;
  /** The caller's browser keeps the key. */
  readonly isKept: boolean;
  readonly wallets: readonly Wallet[];
  readonly history: OrderHistory;
  /** Of a yacht. */
  readonly photos: OfferPhotos;
  /** What may still be changed in each trip; none for a caller who may only read. */
  readonly changes: readonly EndpointResult<typeof checkUpdate>[];
}

/** Presents an order to its holder: trips in local time, terms, and the state of the payment. */
export function presentOrderView(order: OrderFacts, payment: PaymentSummary, look: OrderLook): OrderView {
  const statuses = statusesOf(order);
  const account = presentAccount(order, payment, look.history);
  return {
    order_id: order.orderId,
    booker_number: bookerNumber(order.orderId, 1),
    transaction: order.transaction,
    state: order.state,
    status: statuses.order,
    pay_by: order.payBy,
    payment: paymentWord(order, payment, account),
    account: { ...account, entries: presentEntries(look.history) },
    total: major(order.cost),
    currency: order.cost.currency,
    placed_at: order.placedAt.toISOString(),
    pay_until: order.payUntil?.local ?? null,
    confirm_by: order.confirmation?.until.local ?? null,
    confirm_late: order.confirmation?.isLate ?? false,
    confirms: order.isByPerson ? "by-person" : "at-once",
    lapsed: order.isLapsed,
    email: order.customer.email,
    new_email: order.newEmail,
    moves: presentMoves(look.history),
    changes: presentChanges(look.history),
    certificates_back: [...order.certificatesBack],
    consents: order.consents?.map(presentConsent) ?? null,
    version: look.version,
    kept_here: look.isKept,
    wallets: [...look.wallets],
    can: { pay: !order.isPaid && order.isDue && !UNDECIDED.has(payment.state) },
    yacht:
      order.yacht === undefined
        ? null
        : { ...presentYacht({ ...order, yacht: order.yacht }, look.now), ...look.photos },
    trips: order.trips.map((trip) => presentTrip(order, trip, statuses.trip(trip), look)),
  };
}

/** An order of which a part is paid says so, unless more money is on its way. */
function paymentWord(order: OrderFacts, { state }: PaymentSummary, account: ReturnType<typeof presentAccount>): string {
  // Of a yacht the deposit may have come alone.
  const hasCome = order.yacht !== undefined && account.paid + account.returning + account.returned > 0;
  if ((order.isPaid || hasCome) && isOff(order.state)) return keptWord(account);
  if (order.isPaid) return "paid";
  const isPart = order.received.amount > 0 && !isOff(order.state) && !UNDECIDED.has(state);
  // Nobody has opened its page yet: it is open to be paid all the same.
  return isPart ? "part-paid" : state === "none" && order.isDue ? "open" : PAYMENT_WORD[state];
}

/** What is said of the money of an order that was paid and then cancelled. */
function keptWord({ paid, returning, returned, by_hand: byHand }: ReturnType<typeof presentAccount>): string {
  if (returning > 0 || byHand > 0) return "returning";
  return paid === 0 && returned > 0 ? "refunded" : "paid";
}

/** While a payment of a paid order is disputed, nothing is due. */
function presentAccount(
  { cost, received, isPaid }: OrderFacts,
  { returning, returned }: PaymentSummary,
  { entries }: OrderHistory,
) {
  const { currency } = cost;
  const account = { cost: cost.amount, received: received.amount, returning };
  const ways = moneyWays(entries, returning);
  const due = dueOf(account);
  return {
    balance: isPaid && due > 0 ? "settled" : balanceOf(account),
    paid: toMajor(received.amount, currency),
    due: toMajor(isPaid ? 0 : due, currency),
    returning: toMajor(returning, currency),
    returned: toMajor(returned + ways.cashBack, currency),
    by_hand: toMajor(cashDueBack(account, ways), currency),
    cash: toMajor(ways.inCash, currency),
  };
}

function presentTrip(
  order: OrderFacts,
  trip: TripFacts,
  status: number,
  { gazetteer, locale, changes }: OrderLook,
): OrderView["trips"][number] {
  const { carClass, pickup } = trip;
  const free = freeCancellationMinutes(trip.terms);
  return {
    order_id: trip.tripId,
    booker_number: bookerNumber(order.orderId, trip.position),
    ...trip.car,
    price: major(trip.cost),
    state: trip.state,
    status,
    cancel_fee: trip.cancelFee === null ? null : major(trip.cancelFee),
    cancel_cause: trip.cancelCause,
    lines: trip.costLines.map((line) => ({
      name: costLineName(line, locale),
      kind: line.kind === "service" ? line.category : line.kind,
      price: major(line.cost),
      included: line.kind === "service" && line.isIncluded,
    })),
    price_lines: priceLines(trip, gazetteer, locale),
    flexible_tariff_agreement: trip.isFlexible,
    car_class: {
      title: nameIn(carClass.name, locale),
      models: [...carClass.models],
      body: carClass.body,
      grade: carClass.grade,
      capacity: carClass.capacity,
    },
    start: presentEnd(trip.start, pickup, locale),
    finish: presentEnd(trip.finish, trip.arrival, locale),
    stops: [...trip.stops],
    map_points: mapPoints(trip),
    pickup_time: pickup.local,
    departure_time: trip.departure,
    arrival_time: trip.arrival.local,
    travel_time: trip.seconds,
    duration: trip.rentSeconds ?? 0,
    flight_number: trip.flightNumber,
    flight_later: trip.flightLater,
    train_number: trip.trainNumber,
    terminal_number: trip.terminal,
    departure_flight: trip.departureFlight,
    departure_train: trip.departureTrain,
    departure_terminal: trip.departureTerminal,
    sign: trip.sign,
    passengers_number: trip.people,
    given: presentGiven(order, trip),
    provider: trip.provider?.[locale] ?? "",
    change: presentChange(changes.find((change) => change.order_id === trip.tripId)),
    terms: presentTerms(trip.terms, trip.start.kind, order.cost.currency),
    free_cancellation_until: free === null ? null : addMinutes(pickup.local, -free),
  };
}

function presentChange(change: OrderLook["changes"][number] | undefined): OrderView["trips"][number]["change"] {
  if (change === undefined) return null;
  const { can, notice, ride_until, details_until } = change;
  return { ride: can.time, details: can.details, notice, ride_until, details_until };
}

/** The trip on a map; a rent goes anywhere, and of a stop that was only typed nobody knows where it is. */
function mapPoints({ start, finish, stopPoints, rentSeconds }: TripFacts): string[] {
  if (rentSeconds !== undefined || start.mapPoint === undefined || finish.mapPoint === undefined) return [];
  return [start.mapPoint, ...stopPoints.filter((point) => point !== ""), finish.mapPoint];
}

function presentEnd({ name, address, kind }: EndFacts, { zone }: PlacedMoment, locale: Locale) {
  return { title: name?.[locale] ?? address, address, kind, timezone: zone };
}

/** The arithmetic of the ride as sold, without the book of that day. */
function priceLines(
  { quote }: TripFacts,
  gazetteer: Gazetteer,
  locale: Locale,
): OrderView["trips"][number]["price_lines"] {
  if (quote === undefined) return null;
  const { lines, total, currency } = presentPriceLines(quote, { book: undefined, gazetteer, locale });
  return { lines, total, currency };
}

function major({ amount, currency }: Money): number {
  return toMajor(amount, currency);
}
