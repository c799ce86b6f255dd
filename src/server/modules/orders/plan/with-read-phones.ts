import { phoneDigits } from "#domain/booking/phone-digits.ts";
import type { TripRequest } from "#domain/orders/order-request.ts";
import type { PlanContext } from "#server/modules/orders/plan/plan-context.ts";

/** A trip with its phones as they are kept; one that the trip already has stays as it is, however it is written now. */
export function withReadPhones(
  request: TripRequest,
  { phones, kept }: Pick<PlanContext, "phones" | "kept">,
): TripRequest {
  const read = (typed: string): string => {
    const digits = phoneDigits(typed);
    if (digits === "") return "";
    return kept?.phones.find((phone) => phoneDigits(phone) === digits) ?? phones.kept(typed);
  };
  return {
    ...request,
    passengers: request.passengers.map((passenger) => ({ ...passenger, phone: read(passenger.phone) })),
    viewers: [...new Set(request.viewers.map(read).filter((phone) => phone !== ""))],
  };
}
