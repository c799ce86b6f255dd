import { useQueries } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { LocalTime } from "#domain/values/local-time.ts";
import { useApi } from "#web/api/api-context.ts";
import { useDelayed } from "#web/lib/use-delayed.ts";
import { offerTrips, type PickedOffer, type TimedPrice, type TimePricing } from "#web/trip/picked-offer.ts";
import { timedPriceQuery } from "./timed-price-query.ts";

/** A time is priced after it has rested this long: people set day, hour and minute one after another. */
export const TIMED_PRICE_DELAY_MS = 400;

type TimedPricesInput = {
  readonly offer: PickedOffer;
  /** Pick-up of each trip, undefined until its day and time are typed. */
  readonly pickups: readonly (LocalTime | undefined)[];
  /** Nothing is asked, and no price moves, while an order is on its way. */
  readonly paused: boolean;
  readonly onPriced: (offer: PickedOffer) => void;
};

/**
 * Keeps the prices of an offer those of its times. A call that is slow or fails changes nothing and stops nobody: the server
 * judges every price again when the order comes. Gives how far that is for each trip.
 */
export function useTimedPrices({ offer, pickups, paused, onPriced }: TimedPricesInput): readonly TimePricing[] {
  const api = useApi();
  const trips = offerTrips(offer);
  const typed = pickups.map((pickup) => pickup ?? "");
  const times = useDelayed(typed.join(), TIMED_PRICE_DELAY_MS).split(",");
  const asked = useQueries({
    queries: trips.map((trip, index) => ({
      ...timedPriceQuery(api, offer, trip, times[index] ?? ""),
      enabled: !paused && (times[index] ?? "") !== "",
      retry: false,
    })),
  });
  const timed = trips.map((_, index): TimedPrice | null => {
    const before = offer.timed?.[index] ?? null;
    const time = times[index] ?? "";
    const found = asked[index]?.data;
    return time === "" ? null : found === undefined ? before : found;
  });
  const text = JSON.stringify(timed);
  const tell = useEffectEvent(() => {
    if (!paused && text !== JSON.stringify(trips.map((_, index) => offer.timed?.[index] ?? null))) {
      onPriced({ ...offer, timed });
    }
  });
  useEffect(() => tell(), [text, paused]);
  return trips.map((_, index) => {
    const [time, { data, isFetching = false } = {}] = [times[index] ?? "", asked[index]];
    if ((typed[index] ?? "") === "" || paused) return "known";
    if (time !== typed[index] || isFetching) return "asking";
    return data === null ? "absent" : "known";
  });
}
