import type { OrderView } from "#contract/orders/orders.ts";
import { wireOrderStatus } from "#domain/orders/order-state.ts";
import type { PaymentState } from "#domain/payments/payment-state.ts";
import { endKind } from "#domain/places/place-kind.ts";
import { placeName, type Locale } from "#domain/places/place.ts";
import { carGrade } from "#domain/tariffs/car-class.ts";
import { freeCancellationMinutes } from "#domain/tariffs/terms.ts";
import { fromWallMs, wallMs } from "#domain/values/local-time.ts";
import { toMajor } from "#domain/values/money.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import type { OrderSources } from "#server/modules/orders/orders.ts";
import { isFlexibleAgreed } from "#server/modules/orders/plan/flexible-agreement.ts";
import { bookerNumber } from "#server/modules/orders/read/present-order.ts";
import { isRideOver } from "#server/modules/orders/read/ride-over.ts";
import { tripStatus } from "#server/modules/orders/read/trip-status.ts";
import type { StoredOrder, StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import { storedQuote } from "#server/modules/orders/store/stored-quote.ts";
import { presentPriceLines, presentTerms } from "#server/modules/prices/index.ts";
import { say } from "#server/words.ts";

/** What is known of the money of an order, told by station 5. */
export interface PaymentSummary {
  /** `processing` means that the acquirer has been asked to pay and has not decided, or cannot be reached. */
  readonly state: PaymentState | "processing" | "none";
}

/** While money may be on its way nobody is asked to pay. */
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

/** An order as its holder reads it: its trips in local times, its terms, and where its payment stands. */
export async function presentOrderView(
  order: StoredOrder,
  payment: PaymentSummary,
  { prices, gazetteer, clock }: OrderSources,
  locale: Locale,
): Promise<OrderView> {
  // The money is there a moment before the event has carried the news to the order.
  const paid = order.paid_at !== null || payment.state === "succeeded";
  const withFee = order.trips.some(({ cancel_fee: fee }) => (fee ?? 0) > 0);
  const providers = await Promise.all(order.trips.map((trip) => prices.providerOf(trip.provider_id)));
  return {
    order_id: order.order_id,
    booker_number: bookerNumber(order.order_id, 1),
    transaction: order.transaction,
    state: order.state,
    status: wireOrderStatus(order.state, order.pay_by, paid, withFee),
    pay_by: order.pay_by,
    payment: paid ? "paid" : PAYMENT_WORD[payment.state],
    total: toMajor(order.amount, order.currency),
    currency: order.currency,
    placed_at: order.placed_at.toISOString(),
    email: order.customer_email,
    can: { pay: !paid && isPayable(order, clock()) && !UNDECIDED.has(payment.state) },
    trips: order.trips.map((trip, index) => {
      const provider = providers[index];
      const title = locale === "ru" ? provider?.titleRu : provider?.titleEn;
      return presentTrip(order, trip, gazetteer, { locale, provider: title ?? "", paid });
    }),
  };
}

function isPayable(order: StoredOrder, now: number): boolean {
  return order.pay_by === "card" && order.state === "placed" && !isRideOver(order, now);
}

function presentTrip(
  order: StoredOrder,
  trip: StoredTrip,
  gazetteer: Gazetteer,
  words: { readonly locale: Locale; readonly provider: string; readonly paid: boolean },
): OrderView["trips"][number] {
  const { locale, paid } = words;
  const start = gazetteer.byNumber(trip.start_place);
  const finish = gazetteer.byNumber(trip.finish_place);
  const startKind = endKind(start?.kind ?? "other");
  const pickup = trip.pickup_local.slice(0, 16);
  const free = freeCancellationMinutes(trip.terms);
  const major = (amount: number): number => toMajor(amount, order.currency);
  const title = locale === "ru" ? trip.car_class.titleRu : trip.car_class.titleEn;
  return {
    order_id: trip.trip_id,
    booker_number: bookerNumber(order.order_id, trip.position),
    price: major(trip.amount),
    status: tripStatus(paid ? { ...order, paid_at: order.paid_at ?? order.placed_at } : order, trip),
    cancel_fee: trip.cancel_fee === null ? null : major(trip.cancel_fee),
    lines: [
      { name: title, kind: "ride", price: major(trip.ride_amount) },
      ...(trip.stops_amount > 0
        ? [
            {
              name: say(locale, "wire.stops", { count: trip.stops.length }),
              kind: "stops",
              price: major(trip.stops_amount),
            },
          ]
        : []),
      ...trip.services.map((service) => ({
        name: locale === "ru" ? service.nameRu : service.nameEn,
        kind: service.category,
        price: major(service.amount),
      })),
      ...(trip.discount_amount > 0
        ? [{ name: say(locale, "wire.certificate"), kind: "certificate", price: -major(trip.discount_amount) }]
        : []),
    ],
    price_lines: priceLines(trip, gazetteer, locale),
    flexible_tariff_agreement: isFlexibleAgreed(trip),
    car_class: {
      title,
      models: [...trip.car_class.models],
      body: trip.car_class.body,
      grade: carGrade(trip.car_class),
    },
    start: {
      title: start ? placeName(start, locale) : trip.start_address,
      address: trip.start_address,
      kind: startKind,
      timezone: trip.pickup_zone,
    },
    finish: {
      title: finish ? placeName(finish, locale) : trip.finish_address,
      address: trip.finish_address,
      kind: endKind(finish?.kind ?? "other"),
      timezone: trip.finish_zone,
    },
    pickup_time: pickup,
    departure_time: trip.departure_local?.slice(0, 16) ?? null,
    arrival_time: toLocalTime(trip.pickup_at.getTime() + trip.seconds * 1000, trip.finish_zone),
    flight_number: trip.flight_number,
    train_number: trip.train_number,
    sign: trip.sign,
    passengers_number: trip.passengers_number,
    provider: words.provider,
    terms: presentTerms(trip.terms, startKind),
    free_cancellation_until: free === null ? null : fromWallMs(wallMs(pickup) - free * 60_000),
  };
}

/** The arithmetic of the ride as it was sold, told without the book of that day. */
function priceLines(trip: StoredTrip, gazetteer: Gazetteer, locale: Locale): OrderView["trips"][number]["price_lines"] {
  const quote = storedQuote(trip);
  if (quote === undefined) return null;
  const { lines, total, currency } = presentPriceLines(quote, { book: undefined, gazetteer, locale });
  return { lines, total, currency };
}
