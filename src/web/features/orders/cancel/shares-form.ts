import type { OrderView } from "#contract/orders/order-view.ts";

/** Whether all trips of an order are changed on one form: the way there with the way back; several cars are changed one by one. */
export function sharesForm(trips: OrderView["trips"]): boolean {
  return trips.length === 2 && trips.every(({ change, cars }) => change?.details === true && cars === 1);
}
