import { VIEWERS_MOST } from "#domain/booking/company-fields.ts";

/**
 * Limits of one order (T-23); from a longer list the first `readTrips` trips are read, so that it can be refused with a
 * message.
 */
export const ORDER_LIMITS = {
  trips: 2,
  readTrips: 20,
  stops: 10,
  passengers: 60,
  services: 30,
  viewers: VIEWERS_MOST,
  consents: 10,
} as const;
