import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { createContext, use, useEffect, useEffectEvent, useMemo, useState } from "react";
import { mayBeMeantAsStop } from "#domain/booking/stops.ts";
import { useApi } from "#web/api/api-context.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import type { ListedPlace } from "#web/features/places/listed-place.ts";
import type { PlaceLookupProps } from "#web/features/places/place-lookup.tsx";
import { stopsQuery } from "#web/features/places/place-queries.ts";
import { PLACE_SEARCH } from "#web/features/places/place-search.ts";
import type { Suggestions } from "#web/features/places/use-place-suggestions.ts";
import type { Typed } from "#web/features/places/use-search-step.ts";

const NONE: readonly ListedPlace[] = [];

/** What the search for a stop knows of its field. */
type StopSearch = {
  /** Hears whether the field has a text that names no place yet. */
  readonly onTyped: (isTyped: boolean) => void;
  /** The countries in which the trip begins and ends. */
  readonly countries: readonly string[];
};

/** Brings the search for a stop what its field knows. */
export const StopSearchContext = createContext<StopSearch>({ onTyped: () => {}, countries: [] });

/** Searches places for the field of a stop and passes on the results; draws nothing. */
export function StopLookup(props: PlaceLookupProps) {
  return (
    <WithQueries>
      <Lookup {...props} />
    </WithQueries>
  );
}

function Lookup({ typed, hurried, other, onFound }: PlaceLookupProps) {
  const api = useApi();
  const term = typed.text.trim();
  const isTerm = term.length >= PLACE_SEARCH.placeTermLength;
  const isDue = useRested(typed, PLACE_SEARCH.stopDelayMs) || hurried;
  const question = { term, ...(other && { place_id: other.place_id, start_country: other.country }) };
  const { data, isFetching, isError, isPlaceholderData, refetch } = useQuery({
    ...stopsQuery(api, question),
    enabled: isTerm && isDue,
    placeholderData: keepPreviousData,
  });
  const { onTyped, countries } = use(StopSearchContext);
  const meant = useMemo(() => data?.map((place) => meantIn(place, countries)), [data, countries]);
  const isIn = data !== undefined && !isPlaceholderData;
  const isLost = isError && !isFetching;
  const found = useMemo((): Suggestions => {
    if (!isTerm) return { typed, places: NONE, searching: false, answered: true };
    return {
      typed,
      places: isLost ? NONE : (meant ?? NONE),
      searching: !isIn && !isLost,
      answered: isIn,
      ...(isLost && { retry: () => void refetch() }),
    };
  }, [typed, isTerm, meant, isIn, isLost, refetch]);
  const tell = useEffectEvent(onTyped);
  // The field draws its look-up while it has such a text, which it keeps to itself.
  useEffect(() => {
    tell(term !== "");
    return () => tell(false);
  }, [term]);
  const pass = useEffectEvent(onFound);
  // The field lives outside the cache, so an effect passes it the result.
  useEffect(() => pass(found), [found]);
  return null;
}

/** A place elsewhere is offered, and not taken unasked. */
function meantIn(place: ListedPlace, countries: readonly string[]): ListedPlace {
  return { ...place, isExact: place.isExact && mayBeMeantAsStop(place.country_code, countries) };
}

/** Whether nothing has been typed for some milliseconds. */
function useRested(typed: Typed, delayMs: number): boolean {
  const [rested, setRested] = useState<Typed>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), delayMs);
    return () => clearTimeout(timer);
  }, [typed, delayMs]);
  return rested === typed;
}
