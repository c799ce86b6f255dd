import { demandedTripFields, type DemandedField } from "#domain/booking/required-trip-fields.ts";
import type { TripRequest } from "#domain/orders/order-request.ts";
import type { Locale } from "#domain/values/locale.ts";
import { tripKindOf } from "#server/modules/booking/index.ts";
import type { UsableQuote } from "#server/modules/prices/index.ts";
import { Refusal } from "#server/refusal.ts";
import { say } from "#server/say.ts";

/** Refuses a trip that lacks what every order must have, old clients' included; a flight may be said to come later. */
export function refuseMissingFields(request: TripRequest, usable: UsableQuote, locale: Locale): void {
  const filled: Readonly<Record<DemandedField, string>> = {
    dateArrival: request.pickup,
    arrivalNumber: request.start.flightNumber,
  };
  const missing = demandedTripFields(tripKindOf(usable), request.flightLater).find((field) => filled[field] === "");
  if (missing === "dateArrival") throw new Refusal("time-malformed");
  if (missing === "arrivalNumber") {
    throw new Refusal("trip-incomplete", {
      words: { field: say(locale, "errors.field.flight") },
      details: { field: "flight_number" },
    });
  }
}
