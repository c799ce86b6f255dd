import type { OrderView } from "#contract/orders/order-view.ts";
import { messagesFor, type MessageKey } from "#i18n/messages.ts";
import { translate, type MessageValues } from "#i18n/translate.ts";

type Trip = OrderView["trips"][number];

/** The words of an English page that shows sums in pounds. */
export const englishPage = {
  locale: "en" as const,
  t: (key: MessageKey, values: MessageValues = {}) => translate(messagesFor("en")[key] ?? key, values, "en"),
  money: (amount: number) => `£${amount}`,
};

/** A confirmed trip from Heathrow in London's winter, with what a test is about. */
export function shownTrip(changes: Partial<Trip> = {}): Trip {
  const end = { title: "Heathrow", address: "Heathrow, terminal 3", kind: "airport", timezone: "Europe/London" };
  return {
    order_id: 1,
    way: "only",
    car: 1,
    cars: 1,
    price: 52,
    state: "confirmed",
    cancel_fee: null,
    start: end,
    finish: { ...end, title: "London", address: "221b Baker Street", kind: "suburb" },
    pickup_time: "2026-12-16 07:40",
    travel_time: 3000,
    duration: 0,
    flight_number: "EK 4",
    flight_later: false,
    train_number: "",
    terms: {
      free_waiting: 60,
      delay_tolerance: 240,
      cancellation: [
        { minutes_before: 1440, fee_percent: 0 },
        { minutes_before: 360, fee_percent: 50 },
      ],
      included: ["meeting"],
    },
    ...changes,
  } as Trip;
}

/** A paid and confirmed order of these trips, with what a test is about. */
export function shownOrder(trips: readonly Trip[], changes: Partial<OrderView> = {}): OrderView {
  return {
    order_id: 1,
    state: "confirmed",
    pay_by: "card",
    payment: "paid",
    currency: "GBP",
    placed_at: "2026-12-02T10:00:00.000Z",
    pay_until: null,
    confirm_by: null,
    confirm_late: false,
    can: { pay: false },
    account: {
      balance: "settled",
      paid: 52,
      due: 0,
      returning: 0,
      returned: 0,
      by_hand: 0,
      cash: 0,
      entries: [
        { at: "2026-12-02T10:00:00.000Z", kind: "ride", amount: 52, order_id: 1, by: "traveller", reason: "" },
        { at: "2026-12-02T10:05:00.000Z", kind: "card", amount: 52, order_id: null, by: "acquirer", reason: "" },
      ],
    },
    moves: trips.map(({ order_id: id }) => ({
      at: "2026-12-02T10:05:00.000Z",
      order_id: id,
      state: "confirmed",
      by: "system",
    })),
    trips: [...trips],
    changes: [],
    certificates_back: [],
    new_email: "",
    ...changes,
  } as OrderView;
}
