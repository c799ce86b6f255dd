import { certificateKey } from "#domain/prices/certificate-uses.ts";
import { cancellationFee, type Terms } from "#domain/tariffs/terms.ts";
import { MINUTE_MS } from "#domain/values/durations.ts";

/** What decides whether a trip still holds its certificate; amounts in minor units, moments in epoch milliseconds. */
export interface CertifiedTrip {
  /** Empty for none. */
  readonly certificate: string;
  /** What the certificate takes off, and what is left to pay. */
  readonly discount: number;
  readonly amount: number;
  readonly terms: Pick<Terms, "cancellation">;
  readonly pickupAt: number;
  /** Null for a trip that is not cancelled. */
  readonly cancelledAt: number | null;
  readonly cancelFee: number | null;
  /** It was cancelled at no fee whatever its terms. */
  readonly isLetOff: boolean;
}

/**
 * The certificates that an order still holds. A code stays with it as long as one of its trips has a discount and was not
 * cancelled for nothing.
 */
export function heldCertificates(trips: readonly CertifiedTrip[]): readonly string[] {
  const holding = trips.filter((trip) => trip.certificate !== "" && trip.discount > 0 && !isCancelledForNothing(trip));
  return [...new Set(holding.map(({ certificate }) => certificateKey(certificate)))];
}

/** The certificates, as they were typed, of cancelled trips that the order does not hold any more. */
export function freedCertificates(trips: readonly CertifiedTrip[]): readonly string[] {
  const held = heldCertificates(trips);
  const off = trips.filter(
    ({ certificate, discount, cancelledAt }) => certificate !== "" && discount > 0 && cancelledAt !== null,
  );
  const freed = off.filter(({ certificate }) => !held.includes(certificateKey(certificate)));
  return [...new Map(freed.map(({ certificate }) => [certificateKey(certificate), certificate])).values()];
}

function isCancelledForNothing(trip: CertifiedTrip): boolean {
  const { cancelledAt, cancelFee, isLetOff, amount, discount, terms, pickupAt } = trip;
  if (cancelledAt === null || cancelFee === null) return false;
  if (isLetOff) return true;
  // Where the certificate pays for everything, no fee can be due; then what the terms would ask for its sum decides.
  const fee = amount > 0 ? cancelFee : cancellationFee(terms, discount, (pickupAt - cancelledAt) / MINUTE_MS);
  return fee === 0;
}
