import { SERVICE_CATEGORY } from "#domain/booking/extra-services.ts";
import { CHILD_SEATS, type ChildSeat } from "#domain/booking/passengers.ts";

/** One kind of child seat on offer; the price is for one seat and one trip, in wire units. */
export type ChildSeatOffer = { readonly kind: ChildSeat; readonly serviceId: number; readonly price: number };

/** A service as it stands in a price; its own price is a text of wire units. */
export type PricedService = {
  readonly id: number;
  readonly category: string;
  readonly type: string;
  readonly slug: string;
  readonly name: string;
  readonly price: string;
  readonly includedInPrice: boolean;
  readonly default_include: boolean;
  readonly most: number | null;
};

/** What of a price says which services are sold with its car. */
export type WithServices = { readonly additional_services: readonly PricedService[] };

/** Child seats that can be ordered with a car; empty when it has none. */
export function childSeatOffers(item: WithServices): readonly ChildSeatOffer[] {
  return CHILD_SEATS.flatMap((kind) => {
    const service = item.additional_services.find(
      ({ category, type, slug }) => category === SERVICE_CATEGORY.childSeat && (type === kind || slug === kind),
    );
    return service ? [{ kind, serviceId: service.id, price: service.includedInPrice ? 0 : Number(service.price) }] : [];
  });
}
