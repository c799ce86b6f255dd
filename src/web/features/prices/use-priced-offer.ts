import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useStore } from "zustand/react";
import type { LocalTime } from "#domain/values/local-time.ts";
import { useApi } from "#web/api/api-context.ts";
import { useDelayed } from "#web/lib/use-delayed.ts";
import { laterCode } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import {
  offerTrips,
  type PickedOffer,
  type RentChange,
  type TimePricing,
  type OfferTrip,
  type TimedPrice,
} from "#web/trip/picked-offer.ts";
import { orderPrice } from "#web/trip/trip-price.ts";
import { useTripDraft } from "#web/trip/use-trip-draft.ts";
import { timedPriceQuery } from "./timed-price-query.ts";
import { withKnownTimes } from "./with-known-times.ts";

/** A time is priced after this pause, because people set day, hour and minute one after another. */
const TIMED_PRICE_DELAY_MS = 400;

type TimedPriceInput = {
  readonly offer: PickedOffer;
  readonly trip: OfferTrip;
  /** Undefined until day and time are typed. */
  readonly pickup: LocalTime | undefined;
  readonly paused: boolean;
};

/**
 * The price of a trip at its typed time, and its state. A slow call keeps the price of the previous time, and a failed one
 * blocks nobody: the server checks every price again when the order arrives.
 */
function useTimedPrice({ offer, trip, pickup, paused }: TimedPriceInput): {
  readonly timed: TimedPrice | null;
  readonly pricing: TimePricing;
} {
  const api = useApi();
  const time = useDelayed(pickup, TIMED_PRICE_DELAY_MS);
  const { data, isFetching } = useQuery({
    ...timedPriceQuery(api, offer, trip, time ?? ""),
    enabled: time !== undefined && !paused,
    retry: false,
    // Only for the same car, route and account; any other price would be refused.
    placeholderData: (before, query) => (query?.queryKey[1] === trip.anyTime.priceId ? before : undefined),
  });
  const timed = time === undefined ? null : (data ?? null);
  if (pickup === undefined || paused) return { timed, pricing: "known" };
  if (time !== pickup || isFetching) return { timed, pricing: "asking" };
  return { timed, pricing: data === null ? "absent" : "known" };
}

const renewal = laterCode(() => import("./offer-parts.ts").then((file) => file.offerParts.renewOffer));
renewal.preload();

type PricedOfferInput = {
  readonly picked: PickedOffer;
  /** Pick-up of each trip, undefined until its day and time are typed. */
  readonly pickups: readonly (LocalTime | undefined)[];
  /** While an order is being placed, nothing is requested and no price changes. */
  readonly paused: boolean;
  /** Other hours of a rent have been taken over. */
  readonly onHours: (hours: number) => void;
};

type PricedOffer = {
  readonly offer: PickedOffer;
  /** The pricing state of each trip's typed time. */
  readonly pricing: readonly TimePricing[];
  /** The total before all prices were renewed, if it was different. */
  readonly before: number | undefined;
  /** The offer with everything that has arrived since it was drawn. */
  readonly now: () => PickedOffer;
  /** Renews all prices, because they have expired. */
  readonly renew: () => void;
  /** Prices other hours of a rent and takes them over once known. */
  readonly rehire: RentChange;
  readonly requote: (offer: PickedOffer) => Promise<PickedOffer | undefined>;
};

/** An offer at new prices, and its total before, if it was different. */
type Renewed = { readonly now: PickedOffer | undefined; readonly before: number | undefined };

/** The picked car at the prices of the current account (each log-in or log-out changes them) and of the typed times. */
export function usePricedOffer({ picked, pickups, paused, onHours }: PricedOfferInput): PricedOffer {
  const { store } = usePage();
  const api = useApi();
  const client = useQueryClient();
  const account = useStore(store, (state) => state.account);
  const accountId = account?.user_id ?? null;
  const asking = { client, api, pickups };
  const requote = async (offer: PickedOffer) => (await renewal.load())(offer, { ...asking, accountId });
  const renewed = async (offer: PickedOffer): Promise<Renewed> => {
    const was = totalOf(withKnownTimes(offer, asking));
    const now = await requote(offer);
    return { now, before: now && totalOf(now) !== was ? was : undefined };
  };

  const isForOther = account !== undefined && (picked.accountId ?? null) !== accountId;
  const own = useQuery({
    queryKey: ["own-offer", accountId, picked.price.price_id],
    queryFn: () => renewed(picked),
    enabled: isForOther && !paused,
    staleTime: Infinity,
    retry: false,
  });
  const [again, setAgain] = useState<Renewed>();
  const renew = async (of: PickedOffer) => {
    const fresh = await renewed(of).catch(() => undefined);
    const { offer, reprice } = useTripDraft.getState();
    if (fresh?.now && offer === picked) reprice(fresh.now);
    setAgain(fresh);
  };
  const [hire, setHire] = useState<{ readonly hours: number; readonly isLost: boolean }>();
  const rehire = async (hours: number) => {
    const asked = { hours, isLost: false };
    setHire(asked);
    const now = await requote({ ...current, hours }).catch(() => undefined);
    const { offer, reprice } = useTripDraft.getState();
    if (now && offer === picked) {
      reprice(now);
      if (now.hours !== undefined) onHours(now.hours);
    }
    setHire((last) => (last === asked ? (now ? undefined : { hours, isLost: true }) : last));
  };
  const ownOffer = isForOther ? own.data?.now : undefined;
  // Stops may have been added since.
  const current = ownOffer === undefined ? picked : { ...ownOffer, stops: picked.stops };
  const latest = current !== picked ? own.data : again?.now === picked ? again : undefined;

  const [there, back] = offerTrips(current);
  const first = useTimedPrice({ offer: current, trip: there, pickup: pickups[0], paused });
  const second = useTimedPrice({ offer: current, trip: back ?? there, pickup: back && pickups[1], paused });
  const offer = { ...current, timed: [first.timed, second.timed] };
  return {
    offer,
    pricing: [first.pricing, second.pricing],
    before: latest?.before,
    now: () => withKnownTimes(offer, asking),
    rehire: {
      isAsking: hire?.isLost === false,
      isLost: hire?.isLost === true,
      ask: (hours) => void rehire(hours),
    },
    renew: () => void renew(current),
    requote,
  };
}

function totalOf(offer: PickedOffer): number {
  return orderPrice(offer, useTripDraft.getState().draft).total;
}
