import { useEffect, useEffectEvent } from "react";
import { useStore } from "zustand/react";
import { usePage } from "#web/page/page.tsx";
import type { PickedOffer } from "#web/trip/picked-offer.ts";

type AccountPrices = {
  readonly offer: PickedOffer;
  /** An order is on its way; its price stays. */
  readonly paused: boolean;
  readonly renew: () => void;
};

/** Whoever logs in or out with a car picked goes on at prices of their own. */
export function useAccountPrices({ offer, paused, renew }: AccountPrices): void {
  const { store } = usePage();
  const account = useStore(store, (state) => state.account);
  const isForOther = account !== undefined && (offer.accountId ?? null) !== (account?.user_id ?? null);
  const start = useEffectEvent(() => {
    if (!paused) renew();
  });
  useEffect(() => {
    if (isForOther) start();
  }, [isForOther, offer]);
}
