/**
 * Messages about an order, to the traveller and, of what changes it, to the operator; each is sent once per order, recipient
 * and occasion.
 */
export const ORDER_MESSAGE_KINDS = [
  "order-received",
  "order-paid",
  "order-changed",
  "order-cancelled",
  "order-changed-operator",
  "order-cancelled-operator",
  "voucher",
] as const;

/** Messages about a request for a way without cars: to the operator, and to the traveller; each is sent once per request. */
export const REQUEST_MESSAGE_KINDS = ["route-request", "route-request-received"] as const;

/** Messages about a request for a yacht, to the operator and to whoever asks; each is sent once per request. */
export const YACHT_MESSAGE_KINDS = ["yacht-request", "yacht-request-received"] as const;

/** All messages; each has texts `notifications.<kind>.*`. */
export const MESSAGE_KINDS = [...ORDER_MESSAGE_KINDS, ...REQUEST_MESSAGE_KINDS, ...YACHT_MESSAGE_KINDS] as const;

/** One kind of message about an order. */
export type OrderMessageKind = (typeof ORDER_MESSAGE_KINDS)[number];

/** One kind of message about a request. */
export type RequestMessageKind = (typeof REQUEST_MESSAGE_KINDS)[number];

/** One kind of message about a request for a yacht. */
export type YachtMessageKind = (typeof YACHT_MESSAGE_KINDS)[number];

/** One kind of message. */
export type MessageKind = (typeof MESSAGE_KINDS)[number];
