import { checkPassenger } from "#domain/booking/passengers.ts";
import type { TripRequest } from "#domain/orders/order-request.ts";
import type { PlanContext } from "#server/modules/orders/plan/plan-context.ts";
import { Refusal } from "#server/refusal.ts";
import { say } from "#server/say.ts";

/** Refuses passengers who cannot be met or written to, and more of them than the car takes. */
export function refusePeople(request: TripRequest, capacity: number, { locale, passengers }: PlanContext): void {
  const [first, ...others] = request.passengers;
  const errors = first === undefined ? { name: "required" as const } : checkPassenger(first, passengers);
  const field = (["name", "phone", "email"] as const).find((name) => errors[name] !== undefined);
  if (field !== undefined) {
    throw new Refusal("passenger-incomplete", { words: say(locale, `errors.passenger.${field}`), details: { field } });
  }
  // Other passengers may lack a phone or an address, but not a name.
  if (others.some((passenger) => passenger.name === "")) {
    throw new Refusal("passenger-incomplete", {
      words: say(locale, "errors.passenger.name"),
      details: { field: "name" },
    });
  }
  if (request.adults + request.children > capacity) throw new Refusal("party-too-large", { words: { capacity } });
}
