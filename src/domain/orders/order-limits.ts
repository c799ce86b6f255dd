import { VIEWERS_MOST } from "#domain/booking/company-fields.ts";
import { SERVICES_MOST } from "#domain/booking/extra-services.ts";
import { CARS_MOST } from "#domain/booking/further-cars.ts";

/**
 * Limits of one order. Of a longer list the first `readTrips` trips and up to `readServices` services are read, so that it can
 * be refused with a message.
 */
export const ORDER_LIMITS = {
  trips: 6,
  /** There and back, or two ways that have nothing to do with each other. */
  directions: 2,
  /** In one direction. */
  cars: CARS_MOST,
  readTrips: 20,
  readServices: 200,
  stops: 10,
  passengers: 60,
  services: SERVICES_MOST,
  viewers: VIEWERS_MOST,
  consents: 10,
} as const;
