import type { Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import type { StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import type { planColumns } from "#server/modules/orders/store/plan-columns.ts";
import { insertMove, type Mover } from "#server/modules/orders/store/trip-moves.repository.ts";

/**
 * Who confirms a changed trip. It stays as it was sold, unless another provider drives: then its own way holds, and a trip that
 * a person has to confirm is placed again.
 */
export async function confirmationAfterChange(
  trx: Transaction<Tables>,
  changed: Pick<ReturnType<typeof planColumns>, "provider_id" | "confirm_hours">,
  trip: StoredTrip,
  mover: Mover,
): Promise<Pick<StoredTrip, "state" | "confirm_hours" | "confirm_by">> {
  const { state, confirm_hours, confirm_by } = trip;
  if (changed.provider_id === trip.provider_id) return { state, confirm_hours, confirm_by };
  const isPlacedAgain = state === "confirmed" && changed.confirm_hours !== null;
  if (isPlacedAgain) await insertMove(trx, trip, "placed", { ...mover, reason: "another provider" });
  return { state: isPlacedAgain ? "placed" : state, confirm_hours: changed.confirm_hours, confirm_by: null };
}
