import type { PriceItem } from "#contract/prices/prices.ts";

type Car = Pick<PriceItem, "car_class" | "service_provider" | "currency">;

/** Whether two prices are for the same car class of the same provider, in the same currency. */
export function isSameCar(one: Car, other: Car): boolean {
  return (
    one.car_class.car_class_id === other.car_class.car_class_id &&
    one.service_provider.id === other.service_provider.id &&
    one.currency === other.currency
  );
}
