import type { Transaction } from "kysely";
import { freedCertificates, heldCertificates, type CertifiedTrip } from "#domain/orders/held-certificates.ts";
import type { Tables } from "#server/database/tables.ts";
import type { StoredOrder } from "#server/modules/orders/store/orders.repository.ts";
import { giveBackCertificates } from "#server/modules/prices/index.ts";

/** After a trip is cancelled, gives back the certificates that no trip of its order holds any longer. */
export async function giveBackAfterCancel(trx: Transaction<Tables>, order: StoredOrder, at: Date): Promise<void> {
  const kept = heldCertificates(order.trips.map(certifiedTrip));
  await giveBackCertificates(trx, order.order_id, { kept, at });
}

/** The certificates that cancelling has given back to whoever has them. */
export function certificatesBack({ trips }: Pick<StoredOrder, "trips">): string[] {
  return [...freedCertificates(trips.map(certifiedTrip))];
}

function certifiedTrip(trip: StoredOrder["trips"][number]): CertifiedTrip {
  return {
    certificate: trip.certificate,
    discount: trip.discount_amount,
    amount: trip.amount,
    terms: trip.terms,
    pickupAt: trip.pickup_at.getTime(),
    cancelledAt: trip.cancelled_at?.getTime() ?? null,
    cancelFee: trip.cancel_fee,
    isLetOff: trip.cancel_cause !== null,
  };
}
