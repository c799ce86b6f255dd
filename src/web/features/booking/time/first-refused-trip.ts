import { CancelledError, type QueryClient } from "@tanstack/react-query";
import { isStaleQuote } from "#contract/wire/errors.ts";
import { isOrderedTime, type TripFields } from "#domain/booking/trip-fields.ts";
import type { Api } from "#web/api/api-call.ts";
import { ApiError } from "#web/api/api-error.ts";
import { refusalCode } from "#web/api/refusal-code.ts";
import type { FormError } from "#web/features/booking/checks/form-error.ts";
import type { OfferTrip } from "#web/trip/picked-offer.ts";
import { askTime, wayThereOf } from "./ask-time.ts";
import { isWithoutVerdict, TIME_CHECK_PATIENCE_MS } from "./check-time-query.ts";

type FirstRefusedTripDeps = {
  readonly client: QueryClient;
  readonly api: Api;
  /** A refused time could be had with a car at short notice. */
  readonly onShortNotice: () => void;
};

/**
 * The field of the first trip whose time is refused, or could not be checked because the connection is lost. A check that is
 * slow or fails at the server keeps nobody: the order is judged by the same rules when it arrives (decision 0050). So it is
 * with a price that has expired, and with a check given up because new prices have come meanwhile, as after a log-in.
 */
export async function firstRefusedTrip(
  trips: readonly OfferTrip[],
  fields: readonly TripFields[],
  { client, api, onShortNotice }: FirstRefusedTripDeps,
): Promise<readonly [field: `trip-${number}-time`, error: FormError] | undefined> {
  const faults = trips.map((trip, index) => {
    const typed = fields[index];
    if (!typed) return Promise.resolve(REFUSED);
    if (isOrderedTime(typed)) return Promise.resolve(undefined);
    const verdict = askTime(client, api, trip, { fields: typed, wayThere: wayThereOf(trips, index, fields) }).then(
      ({ allow_booking, fast_ride }) => {
        if (!allow_booking && fast_ride.allow_booking) onShortNotice();
        return allow_booking ? undefined : REFUSED;
      },
      failureOf,
    );
    const patience = new Promise<undefined>((resolve) => setTimeout(resolve, TIME_CHECK_PATIENCE_MS));
    return Promise.race([verdict, patience]);
  });
  const found = await Promise.all(faults);
  const index = found.findIndex((fault) => fault !== undefined);
  const fault = found[index];
  return fault && [`trip-${index}-time`, fault];
}

const REFUSED: FormError = ["booking.need.otherTime"];

function failureOf(error: unknown): FormError | undefined {
  if (error instanceof CancelledError || isStaleQuote(refusalCode(error))) return undefined;
  if (!isWithoutVerdict(error)) return REFUSED;
  return error instanceof ApiError && error.lost === "network" ? ["booking.timeUnchecked"] : undefined;
}
