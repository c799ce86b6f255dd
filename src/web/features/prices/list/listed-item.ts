import type { PriceItem } from "#contract/prices/prices.ts";
import { EMPTY_DRAFT } from "#domain/booking/trip-draft.ts";
import type { FilteredCar } from "#domain/prices/car-filters.ts";
import type { ListedCar } from "#domain/prices/car-list.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { orderPrice } from "#web/trip/trip-price.ts";

/** A price as the rules of the list see it. */
export type ListedItem = ListedCar & FilteredCar & { readonly item: PriceItem };

/** Reads what the rules of the list look at from a price; it is compared by the price of both ways and of all stops. */
export function listedItem(item: PriceItem, way: Omit<PickedOffer, "price">): ListedItem {
  const { car_class: car, service_provider: provider, terms } = item;
  const free = terms.cancellation.filter(({ fee_percent }) => fee_percent === 0).map((step) => step.minutes_before);
  return {
    item,
    classId: car.car_class_id,
    seats: car.capacity,
    bags: car.luggage_capacity,
    stops: item.allowable_subaddress,
    price: orderPrice({ ...way, price: item }, EMPTY_DRAFT).total,
    rating: provider.rating,
    providerId: provider.id,
    isFlexible: item.flexible_tariff,
    freeCancellation: free.length > 0 ? Math.min(...free) : null,
  };
}
