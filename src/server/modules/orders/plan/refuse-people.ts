import { checkPassenger, type PassengerErrors } from "#domain/booking/check-passenger.ts";
import type { PhoneFault } from "#domain/booking/phone.ts";
import type { TripRequest } from "#domain/orders/order-request.ts";
import type { PlanContext } from "#server/modules/orders/plan/plan-context.ts";
import { passengerRefusal } from "#server/passengers/passenger-refusal.ts";
import { Refusal } from "#server/refusal.ts";

/** Refuses passengers who cannot be met or written to, and more of them than the car takes. */
export function refusePeople(
  request: TripRequest,
  capacity: number,
  { speaks, passengers, phones, kept }: PlanContext,
): void {
  const [first, ...others] = request.passengers;
  // A number that was once taken stays good, even where the rule has become stricter since.
  const fault = (phone: string) => (kept?.phones.includes(phone) ? undefined : phones.fault(phone));
  const refusal =
    passengerRefusal(first === undefined ? { name: "required" } : checkPassenger(first, passengers, fault), speaks) ??
    // Other passengers may lack a phone or an address, but not a name.
    passengerRefusal(others.some(({ name }) => name === "") ? { name: "required" } : {}, speaks) ??
    // A phone that cannot be rung is refused whoever it belongs to, as the form does.
    passengerRefusal(faultyPhone([...others.map(({ phone }) => phone), ...request.viewers], fault), speaks);
  if (refusal) throw refusal;
  if (request.adults + request.children > capacity) throw new Refusal("party-too-large", { words: { capacity } });
}

function faultyPhone(numbers: readonly string[], faultOf: (phone: string) => PhoneFault | undefined): PassengerErrors {
  const phone = numbers.flatMap((number) => (number === "" ? [] : (faultOf(number) ?? [])))[0];
  return phone === undefined ? {} : { phone };
}
