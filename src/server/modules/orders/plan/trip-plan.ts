import type { TripRequest } from "#domain/orders/order-request.ts";
import type { CertificateUses } from "#domain/prices/certificate-uses.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { StoredCarClass, StoredCoordinator, StoredService, StoredStop } from "#server/database/tables.ts";
import type { UsableQuote } from "#server/modules/prices/index.ts";

/** A trip that may be sold: checked, timed and priced. */
export interface TripPlan {
  readonly request: TripRequest;
  readonly usable: UsableQuote;
  readonly carClass: StoredCarClass;
  readonly pickup: LocalTime;
  /** Epoch milliseconds. */
  readonly pickupAt: number;
  readonly departure: LocalTime | null;
  readonly startAddress: string;
  readonly finishAddress: string;
  readonly sign: string;
  readonly coordinator: StoredCoordinator;
  readonly services: readonly StoredService[];
  readonly stops: readonly StoredStop[];
  readonly rideAmount: number;
  readonly stopsAmount: number;
  readonly servicesAmount: number;
  /** The certificate that is used, where there is one. */
  readonly certificate?: { readonly code: string; readonly uses: CertificateUses };
  /** The discount of a certificate. */
  readonly discountAmount: number;
  readonly amount: number;
}
