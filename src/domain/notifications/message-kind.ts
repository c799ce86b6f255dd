/** Messages a traveller gets; each is sent once per order and recipient, and has texts `notifications.<kind>.*`. */
export const MESSAGE_KINDS = ["order-received", "order-paid"] as const;

/** One kind of message. */
export type MessageKind = (typeof MESSAGE_KINDS)[number];
