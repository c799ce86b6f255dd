import { createHash, randomBytes } from "node:crypto";

/** Bytes of a ticket: 128 bits. */
const TICKET_BYTES = 16;

/** How long a ticket can be used after it was issued (ms). */
export const TICKET_MS = 3_600_000;

/** A new ticket: it is handed out once, to the caller that showed the order's key. */
export function newTicket(): string {
  return randomBytes(TICKET_BYTES).toString("base64url");
}

/** What is stored of a ticket. */
export function ticketHash(ticket: string): Buffer {
  return createHash("sha256").update(ticket).digest();
}
