/** Everything that can happen, and the kind of thing that it happens to. A new event is a line here, and its listeners in jobs.ts. */
export const EVENT_KINDS = {
  "order.placed": "order",
  "order.changed": "order",
  "order.cancelled": "order",
  "payment.settled": "order",
  "payment.failed": "order",
  "payment.set-aside": "order",
  "route.requested": "route-request",
  "yacht.requested": "yacht-request",
} as const;

/** Name of an event. */
export type EventName = keyof typeof EVENT_KINDS;

/** What an event or a message can be about; things of one kind share one range of numbers. */
export type SubjectKind = (typeof EVENT_KINDS)[EventName];

/** What one event or message is about. */
export interface Subject<Kind extends SubjectKind = SubjectKind> {
  readonly kind: Kind;
  readonly id: number;
}

/** What some events tell beside their subject; of the others there is nothing to tell. */
export interface EventBodies {
  readonly "order.changed": OrderChange;
}

/** Which trip of an order has changed, and what of it. */
export interface OrderChange {
  readonly tripId: number;
  readonly changed: {
    /** Pick-up or departure. */
    readonly time: boolean;
    /** When, where, in what and for how much: the time is a part of it. */
    readonly ride: boolean;
    /** Who rides, with what numbers and wishes, and who pays. */
    readonly details: boolean;
  };
}
