import { CancelledError, type QueryClient } from "@tanstack/react-query";
import { isStaleQuote } from "#contract/wire/errors.ts";
import { isOrderedTime, type TripFields } from "#domain/booking/trip-fields.ts";
import type { Api } from "#web/api/api-call.ts";
import { refusalCode } from "#web/api/refusal-code.ts";
import type { OfferTrip } from "#web/trip/picked-offer.ts";
import { askTime, wayThereOf } from "./ask-time.ts";

type FirstRefusedTripDeps = {
  readonly client: QueryClient;
  readonly api: Api;
  /** A refused time could be had with a car at short notice. */
  readonly onShortNotice: () => void;
};

/**
 * The first trip whose time is refused or could not be checked. An expired price does not concern the time, so ordering
 * handles it, and so it does a check given up because new prices have come meanwhile, as after a log-in.
 */
export async function firstRefusedTrip(
  trips: readonly OfferTrip[],
  fields: readonly TripFields[],
  { client, api, onShortNotice }: FirstRefusedTripDeps,
): Promise<number | undefined> {
  const verdicts = trips.map((trip, index) => {
    const typed = fields[index];
    if (!typed) return Promise.resolve(false);
    if (isOrderedTime(typed)) return Promise.resolve(true);
    return askTime(client, api, trip, { fields: typed, wayThere: wayThereOf(trips, index, fields) }).then(
      ({ allow_booking, fast_ride }) => {
        if (!allow_booking && fast_ride.allow_booking) onShortNotice();
        return allow_booking;
      },
      (error: unknown) => error instanceof CancelledError || isStaleQuote(refusalCode(error)),
    );
  });
  const index = (await Promise.all(verdicts)).indexOf(false);
  return index < 0 ? undefined : index;
}
