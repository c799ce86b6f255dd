import { checkPassenger } from "#domain/booking/check-passenger.ts";
import type { TripRequest } from "#domain/orders/order-request.ts";
import type { PlanContext } from "#server/modules/orders/plan/plan-context.ts";
import { passengerRefusal } from "#server/passengers/passenger-refusal.ts";
import { phoneFault } from "#server/passengers/phone-plans.ts";
import { Refusal } from "#server/refusal.ts";

/** Refuses passengers who cannot be met or written to, and more of them than the car takes. */
export function refusePeople(request: TripRequest, capacity: number, { speaks, passengers, kept }: PlanContext): void {
  const [first, ...others] = request.passengers;
  // A number that was once taken stays good, even where the rule has become stricter since.
  const fault = (phone: string) => (kept?.phones.includes(phone) ? undefined : phoneFault(phone));
  const refusal =
    passengerRefusal(first === undefined ? { name: "required" } : checkPassenger(first, passengers, fault), speaks) ??
    // Other passengers may lack a phone or an address, but not a name.
    passengerRefusal(others.some(({ name }) => name === "") ? { name: "required" } : {}, speaks);
  if (refusal) throw refusal;
  if (request.adults + request.children > capacity) throw new Refusal("party-too-large", { words: { capacity } });
}
