import { queryOptions } from "@tanstack/react-query";
import { rentSeconds } from "#domain/booking/rent-seconds.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Api } from "#web/api/api-call.ts";
import { ApiError } from "#web/api/api-error.ts";
import type { OfferTrip } from "#web/trip/picked-offer.ts";

/** A changed date or time is checked after this pause. */
export const TIME_CHECK_DELAY_MS = 100;

/** A check that takes longer is called slow, and a traveller who presses the button is not kept any longer (decision 0050). */
export const TIME_CHECK_PATIENCE_MS = 8000;

/** A check without an answer is given up after this long, and made anew. */
export const TIME_CHECK_END_MS = 25_000;

/** A check that got no verdict is made again by itself after this pause. */
const TIME_CHECK_AGAIN_MS = 10_000;

/** A verdict on a time older than this is requested again. */
const VERDICT_FRESH_MS = 60_000;

/** The start of the outbound trip, for checking a trip back, which must not start before the other has ended. */
export type WayThere = { readonly priceId: number; readonly pickup: LocalTime };

/** The times that a trip is checked by. */
export type TripTimes = {
  readonly pickup: LocalTime | undefined;
  readonly departure: LocalTime | undefined;
  readonly wayThere: WayThere | undefined;
  /** For a rent only: where it starts, and its seconds. */
  readonly rent: { readonly placeId: string; readonly seconds: number } | undefined;
};

/** The rent of a trip, so far as its time is checked by it. */
export function rentOf({ hours, from }: Pick<OfferTrip, "hours" | "from">): TripTimes["rent"] {
  return hours === undefined ? undefined : { placeId: from.place_id, seconds: rentSeconds(hours) };
}

/** The error of a check without an answer in time, which is not the same as a lost connection. */
export const SLOW_CHECK = "slow";

/** The error of a check that the server could not make. */
export const FAILED_CHECK = "failed";

/** Why a check has failed, as it is shown: one of the two above, what was said of it, or nothing where no answer came. */
export function checkFailure(error: Error | null): string | undefined {
  return error instanceof ApiError && error.status >= 500 ? FAILED_CHECK : error?.message;
}

/** Whether a failed check says nothing about the time, so that another one may. */
export function isWithoutVerdict(error: unknown): boolean {
  if (error instanceof ApiError) return error.lost === "network" || error.status >= 500;
  return error instanceof Error && error.message === SLOW_CHECK;
}

/** Asks whether a car is available at a time; does nothing until the time is complete. */
export const checkTimeQuery = (api: Api, priceId: number, { pickup, departure, wayThere, rent }: TripTimes) =>
  queryOptions({
    queryKey: ["check-time", priceId, pickup, departure, wayThere, rent],
    enabled: pickup !== undefined,
    staleTime: VERDICT_FRESH_MS,
    // A check that was lost with the connection is made as soon as there is one again.
    refetchOnReconnect: true,
    refetchInterval: ({ state }: { readonly state: { readonly error: Error | null } }) =>
      isWithoutVerdict(state.error) && TIME_CHECK_AGAIN_MS,
    queryFn: ({ signal }) => {
      const slow = new Promise<never>((_, fail) => setTimeout(() => fail(new Error(SLOW_CHECK)), TIME_CHECK_END_MS));
      const answer = api("checkTime", {
        signal,
        body: {
          price_id: priceId,
          pickup_time: pickup ?? "",
          ...(departure && { departure_time: departure }),
          ...(rent && { is_rent: true, start_place_id: rent.placeId, duration: rent.seconds }),
          ...(wayThere && { way_there: { price_id: wayThere.priceId, pickup_time: wayThere.pickup } }),
        },
      });
      return Promise.race([answer, slow]);
    },
  });
