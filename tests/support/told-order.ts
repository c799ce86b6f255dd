import type { Money } from "#domain/values/money.ts";
import type { ToldOrder } from "#server/modules/notifications/message/told-order.ts";
import type { OrderFacts, TripFacts } from "#server/modules/orders/index.ts";

/** 21 November 2026, 09:00 in Moscow. */
const NOW = Date.UTC(2026, 10, 21, 6, 0);

/** A sum in whole roubles. */
export const roubles = (amount: number): Money => ({ amount: amount * 100, currency: "RUB" });
/** Three days later at Moscow's clock. */
export const PICKUP = { at: Date.UTC(2026, 10, 24, 15, 40), zone: "Europe/Moscow", local: "2026-11-24 18:40" };
/** Where its traveller lands. */
export const AIRPORT: TripFacts["start"] = {
  name: { ru: "Шереметьево", en: "Sheremetyevo" },
  address: "Шереметьево",
  kind: "airport",
};
/** Where they live. */
export const TOWN: TripFacts["finish"] = {
  name: { ru: "Москва", en: "Moscow" },
  address: "Театральный проезд, 2",
  kind: "suburb",
};
const COMFORT = { ru: "Комфорт", en: "Comfort" };

/** A trip from the airport to town. */
export function tripOf(over: Partial<TripFacts> = {}): TripFacts {
  return {
    tripId: 1_000_042,
    position: 1,
    state: "placed",
    cancelCause: null,
    car: { way: "only", car: 1, cars: 1 },
    cost: roubles(2450),
    costLines: [{ kind: "ride", name: COMFORT, cost: roubles(2450) }],
    cancelFee: null,
    cancelRefund: null,
    hasUnseenChange: false,
    quote: undefined,
    isFlexible: false,
    carClass: { name: COMFORT, models: ["Kia K5"], body: "sedan", grade: "economy", capacity: 3 },
    driver: undefined,
    provider: { ru: "Перевозчик Север", en: "North Rides" },
    start: AIRPORT,
    finish: TOWN,
    stops: [],
    stopPoints: [],
    pickup: PICKUP,
    arrival: { at: Date.UTC(2026, 10, 24, 16, 55), zone: "Europe/Moscow", local: "2026-11-24 19:55" },
    seconds: 4500,
    rentSeconds: undefined,
    departure: null,
    flightNumber: "SU 2455",
    terminal: "C",
    trainNumber: "",
    carriageNumber: "",
    departureFlight: "",
    departureTrain: "",
    departureTerminal: "",
    flightLater: false,
    sign: "Анна Иванова",
    people: 3,
    children: 1,
    luggage: 2,
    terms: {
      freeWaiting: { airport: 60, station: 30, suburb: 15 },
      cancellation: [
        { minutesBefore: 360, feePercent: 0 },
        { minutesBefore: 60, feePercent: 50 },
      ],
      delayToleranceMinutes: 240,
      included: ["meeting", "parking"],
    },
    passengers: [{ name: "Анна Иванова", phone: "+79161234567", email: "anna@example.org" }],
    comment: "",
    coordinator: { name: "", phone: "", number: "" },
    viewers: [],
    internalNumber: "",
    bonusNumber: "",
    certificate: "",
    cancelReason: "",
    ...over,
  };
}

/** An order that waits for its payment. */
export function orderOf(over: Partial<OrderFacts> = {}): OrderFacts {
  return {
    orderId: 1_000_042,
    transaction: 123_456_789,
    state: "placed",
    payBy: "card",
    isPaid: false,
    isDue: true,
    payUntil: null,
    confirmation: null,
    isByPerson: false,
    isLapsed: false,
    cost: roubles(2450),
    received: roubles(0),
    placedAt: new Date(NOW),
    customer: { name: "Анна Иванова", phone: "+79161234567", email: "anna@example.org", lang: "ru" },
    newEmail: "",
    costCenter: "",
    internalNumber: "",
    certificatesBack: [],
    consents: null,
    isByPhone: false,
    trips: [tripOf()],
    ...over,
  };
}

/** The order as its messages are told of it; a paid one has paid what it costs unless `paid` says otherwise. */
export function toldOf(order: OrderFacts, paid: Money = order.cost): ToldOrder {
  const seller = { ru: { isDemo: true }, en: { isDemo: true, phone: "+44 20 0000 0000" } };
  const page = "http://localhost:3000/booking/order/1000042";
  return {
    order,
    paid: order.isPaid ? paid : null,
    returned: null,
    cashBack: { due: 0, given: 0 },
    evidenceDue: null,
    page,
    key: "k".repeat(22),
    now: NOW,
    seller,
  };
}
