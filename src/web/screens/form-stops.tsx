import { useRef, useState, type ComponentProps } from "react";
import type { Suggestion } from "#contract/places.ts";
import { mostStops } from "#domain/booking/stops.ts";
import { sayField } from "#web/features/booking/faults/said-fields.ts";
import { StopList } from "#web/features/places/stops/stop-list.tsx";
import { isUnlistedStop } from "#web/lib/unlisted-stop.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import { useSearchState } from "#web/page/use-search-state.ts";
import { offerTrips, type PickedOffer } from "#web/trip/picked-offer.ts";
import { useTripDraft } from "#web/trip/use-trip-draft.ts";

type FormStopsProps = Pick<ComponentProps<typeof StopList>, "isTried" | "onTyped"> & { readonly offer: PickedOffer };

/** The stops of the picked trip, which can still be added, changed and taken away on the form. */
export function FormStops({ offer, isTried = false, onTyped }: FormStopsProps) {
  const { t, money, knownPlaces } = usePricedPage();
  const [, changeSearch] = useSearchState();
  const { price, from, to, roundTrip } = offer;
  const [ids, setIds] = useState<readonly string[]>(() =>
    (offer.stops ?? []).map((stop) => {
      // After a reload nobody else knows a stop that was only typed.
      if (isUnlistedStop(stop.place_id)) knownPlaces.set(stop.place_id, stop);
      return stop.place_id;
    }),
  );
  // A place that is looked up or refused answers later, when other stops may have been chosen.
  const latest = useRef(ids);
  const [{ stopPrice }] = offerTrips(offer);

  const put = (next: readonly string[]) => {
    latest.current = next;
    setIds(next);
    const { offer: picked, reprice } = useTripDraft.getState();
    if (picked === undefined) return;
    const placeOf = (id: string) => picked.stops?.find((stop) => stop.place_id === id) ?? knownPlaces.get(id);
    // A stop counts from the moment its place is known; the address names the same ones, so that it opens this trip.
    const stops = next.map(placeOf).filter((stop): stop is Suggestion => stop !== undefined && stop !== null);
    reprice({ ...picked, stops });
    changeSearch({ stops: stops.map(({ place_id: id }) => id) });
  };
  return (
    <StopList
      isTried={isTried}
      onTyped={(field, isTyped, name) => {
        sayField(field, { name });
        onTyped?.(field, isTyped, name);
      }}
      route={{ from, to }}
      stops={{ ids, put, takeAway: (id) => put(latest.current.filter((other) => other !== id)) }}
      isThereOnly={roundTrip}
      most={mostStops([price.allowable_subaddress])}
      offer={t("booking.end.stopAdd", { price: money(stopPrice, price.currency) })}
      onPlace={(id, place) => {
        knownPlaces.set(id, place);
        put(latest.current);
      }}
    />
  );
}
