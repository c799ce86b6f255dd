import type { TripFields } from "#domain/booking/trip-fields.ts";
import type { TripKind } from "#domain/booking/trip-kind.ts";

/** Whether a flight or train that goes on from a finish of this kind is named, so that its time is asked for and can be checked. */
export function namesOnward(
  finish: TripKind["finish"],
  { departureFlight, departureTrain }: Pick<TripFields, "departureFlight" | "departureTrain">,
): boolean {
  return { airport: departureFlight, station: departureTrain, suburb: "", rent: "" }[finish].trim() !== "";
}
