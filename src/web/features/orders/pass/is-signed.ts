import type { OrderView } from "#contract/orders/order-view.ts";
import { isMet } from "#domain/booking/is-met.ts";
import { hasCar } from "#domain/orders/trip-state.ts";

type Trip = Pick<OrderView["trips"][number], "state" | "start" | "terms">;

/** Whether a driver is sure to stand somewhere with the traveller's sign: the car is confirmed, and somebody is met. */
export function isSigned({ state, start, terms }: Trip): boolean {
  return hasCar(state) && isMet(start.kind, terms.included);
}
