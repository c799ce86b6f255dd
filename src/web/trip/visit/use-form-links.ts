import { useSearch } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { changeSearch, formSearch, pageSearch } from "#contract/search-address.ts";
import { useLink } from "#web/page/use-link.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";

/** What the form is told on the way to it, beside its address. */
type CameFrom = { readonly finder?: string; readonly repeats?: number };

/** Where the form of a picked car leads back to and on, and which order it repeats. */
export function useFormLinks({ changes, hours, from, to, roundTrip }: PickedOffer) {
  const link = useLink();
  const search = useSearch();
  const { finder: left, repeats } = useHistoryState<CameFrom | null>() ?? {};
  const kept = pageSearch(search);
  const isRent = hours !== undefined;
  const searched = { from: from.place_id, ...(isRent ? { hours } : { to: to.place_id, back: roundTrip }) };
  // The list as it was left, with its filters; from a shared link, the list of the same search.
  const list = left ?? changeSearch(formSearch(search), { ...searched, car: undefined, prices: [] });
  const toFinder = link(`${isRent ? "/rent" : "/finder"}${list}`);
  const toOrder = (orderId: number) => link(`/order/${orderId}${kept}`);
  return {
    /** What of the address goes along to every page. */
    kept,
    repeats,
    toFinder,
    back: changes === undefined ? toFinder : toOrder(changes),
    orderHref: (orderId: number) => toOrder(orderId).href,
  };
}
