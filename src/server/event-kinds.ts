import type { PayBy } from "#domain/orders/pay-by.ts";
import type { KeptDriver } from "#domain/orders/trip-driver.ts";

/** Every event, and the kind of subject it happens to. A new event is a line here, with its listeners in jobs.ts. */
export const EVENT_KINDS = {
  "order.placed": "order",
  "order.changed": "order",
  "order.email-asked": "order",
  "order.cancelled": "order",
  "order.unpaid": "order",
  "order.lapsing": "order",
  "order.lapsed": "order",
  "order.to-confirm": "order",
  "order.confirm-late": "order",
  "order.unanswered": "order",
  "order.cash-agreed": "order",
  "order.confirmed": "order",
  "order.refused": "order",
  "order.no-show": "order",
  "order.put-right": "order",
  "order.driver-named": "order",
  "payment.settled": "order",
  "payment.failed": "order",
  "payment.late": "order",
  "refund.returned": "order",
  "refund.failed": "order",
  "dispute.opened": "order",
  "dispute.decided": "order",
  "receipt.missing": "order",
  "money.set-aside": "set-aside",
  "route.requested": "route-request",
  "yacht.requested": "yacht-request",
  "route.declined": "route-request",
  "yacht.declined": "yacht-request",
  "offer.made": "offer",
  "yacht.offered": "yacht-offer",
  "yacht.accepted": "order",
  "yacht.paid": "order",
  "yacht.confirmed": "order",
  "yacht.rest-due": "order",
  "yacht.rest-late": "order",
  "yacht.lapsed": "order",
  "yacht.cancelled": "order",
  "account.recovery-asked": "recovery",
  "account.invited": "recovery",
  "account.email-asked": "email-change",
  "account.email-changed": "email-change",
} as const;

/** Name of an event. */
export type EventName = keyof typeof EVENT_KINDS;

/** What somebody who has paid waits to hear of: these events, and what they say to the traveller, go before every other job. */
export const FIRST_EVENTS: readonly EventName[] = [
  "payment.settled",
  "order.confirmed",
  "yacht.paid",
  "yacht.confirmed",
];

/** What an event can be about; all subjects of one kind share one range of numbers. */
export type EventSubjectKind = (typeof EVENT_KINDS)[EventName];

/** What a message can be about; the number of the server is a day. */
export type SubjectKind = EventSubjectKind | "server";

/** The subject of one event or message. */
export interface Subject<Kind extends SubjectKind = SubjectKind> {
  readonly kind: Kind;
  readonly id: number;
}

/** What some events say besides their subject; the others say nothing more. */
export interface EventBodies {
  readonly "order.placed": PlacedOrder;
  readonly "order.changed": OrderChange & DoneBy;
  readonly "order.cancelled": DoneBy;
  readonly "order.refused": DoneBy;
  readonly "order.no-show": DoneBy;
  readonly "order.driver-named": DriverNamed;
  readonly "order.put-right": DoneBy;
  readonly "yacht.cancelled": DoneBy;
}

/** The trip whose driver was named, and who drove it before: an undo puts that back. */
export interface DriverNamed {
  readonly tripId: number;
  readonly before: KeptDriver | null;
}

/** How an order was to be paid when it was placed; absent in events of an older version. */
export interface PlacedOrder {
  readonly payBy?: PayBy;
}

/** Who of the staff did it, where somebody did: what goes back then waits until somebody releases it. */
export interface DoneBy {
  readonly by?: string;
}

/** Which trip of an order has changed, and in what way. */
export interface OrderChange {
  readonly tripId: number;
  readonly changed: {
    /** Pick-up or departure. */
    readonly time: boolean;
    /** When, where, in which car and for how much; the time is part of it. */
    readonly ride: boolean;
    /** Who rides, their numbers and wishes, and who pays. */
    readonly details: boolean;
  };
}

/** What an offer for a request of a kind is as the subject of its letters. */
export const OFFER_SUBJECTS = { way: "offer", yacht: "yacht-offer" } as const;
