import type { PriceItem } from "#contract/prices/prices.ts";
import { SERVICE_CATEGORY } from "#domain/booking/extra-services.ts";
import { CHILD_SEATS, type ChildSeat } from "#domain/booking/passengers.ts";

/** One kind of child seat on offer; the price is for one seat and one trip, in wire units. */
export type ChildSeatOffer = { readonly kind: ChildSeat; readonly serviceId: number; readonly price: number };

/** Child seats that can be ordered with a car; empty when it has none (OPN-132). */
export function childSeatOffers(item: PriceItem): readonly ChildSeatOffer[] {
  return CHILD_SEATS.flatMap((kind) => {
    const service = item.additional_services.find(
      ({ category, type, slug }) => category === SERVICE_CATEGORY.childSeat && (type === kind || slug === kind),
    );
    return service ? [{ kind, serviceId: service.id, price: service.includedInPrice ? 0 : Number(service.price) }] : [];
  });
}
