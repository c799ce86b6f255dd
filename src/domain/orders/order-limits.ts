import { VIEWERS_MOST } from "#domain/booking/company-fields.ts";

/** Limits of one order (T-23); `readTrips` of a longer list are read, to be refused in words. */
export const ORDER_LIMITS = {
  trips: 2,
  readTrips: 20,
  stops: 10,
  passengers: 60,
  services: 30,
  viewers: VIEWERS_MOST,
} as const;
