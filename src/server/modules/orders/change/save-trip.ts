import type { Transaction, Updateable } from "kysely";
import { authorKind } from "#domain/orders/author-kind.ts";
import type { Tables } from "#server/database/tables.ts";
import { orderAfterChange } from "#server/modules/orders/change/order-after-change.ts";
import { confirmationAfterChange } from "#server/modules/orders/confirm/confirmation-after-change.ts";
import type { TripPlan } from "#server/modules/orders/plan/trip-plan.ts";
import { keepBefore } from "#server/modules/orders/store/order-changes.repository.ts";
import { planColumns } from "#server/modules/orders/store/plan-columns.ts";
import { updateTrip } from "#server/modules/orders/store/trip-changes.repository.ts";
import type { Mover } from "#server/modules/orders/store/trip-moves.repository.ts";
import type { TripOfOrder } from "#server/modules/orders/store/trips.repository.ts";

/** Saves one trip of a locked order as it is planned now, with its sum in the order, and keeps what was there before. */
export async function saveTrip(
  trx: Transaction<Tables>,
  { order, trip }: TripOfOrder,
  plan: TripPlan,
  { author, at }: Mover,
  more: Updateable<Tables["orders"]> = {},
): Promise<TripOfOrder> {
  const columns = planColumns(plan);
  const confirmation = await confirmationAfterChange(trx, columns, trip, { author, at });
  const after = orderAfterChange(
    { order, trip },
    { amount: plan.amount, cancelFee: trip.cancel_fee, state: confirmation.state },
    at,
  );
  await keepBefore(trx, { order, trip }, { author, at });
  // Whoever of the staff changes it has seen it, but nothing that was changed before.
  const isUnseen = authorKind(author) !== "operator" || trip.has_unseen_change;
  const customer = trip.position === 1 ? customerOf(plan) : {};
  return updateTrip(
    trx,
    { order, trip },
    {
      trip: {
        ...columns,
        ...confirmation,
        // Whoever was chosen to drive in the place of one seller is not chosen in the place of another.
        driven_by: columns.provider_id === trip.provider_id ? trip.driven_by : null,
        changed_at: at,
        has_unseen_change: isUnseen,
      },
      order: { ...after, ...customer, ...more },
    },
  );
}

function customerOf({ request: { passengers } }: TripPlan) {
  const [first] = passengers;
  return first === undefined
    ? {}
    : { customer_name: first.name, customer_phone: first.phone, customer_email: first.email };
}
