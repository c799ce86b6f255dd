import { statusOfWire } from "#domain/orders/trip-status.ts";

/** Whether a trip waits for its payment before anything else. */
export function isUnpaid({ status }: { readonly status: number }): boolean {
  return statusOfWire(status) === "unpaid";
}
