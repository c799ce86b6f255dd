import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { createContext, use, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useApi } from "#web/api/api-context.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import type { ListedPlace } from "#web/features/places/listed-place.ts";
import type { PlaceLookupProps } from "#web/features/places/place-lookup.tsx";
import { stopsQuery } from "#web/features/places/place-queries.ts";
import { PLACE_SEARCH } from "#web/features/places/place-search.ts";
import type { Suggestions } from "#web/features/places/use-place-suggestions.ts";
import type { Typed } from "#web/features/places/use-search-step.ts";

const NONE: readonly ListedPlace[] = [];

/** Hears whether a field of a stop has a text that names no place yet. */
export const TypedStop = createContext<(isTyped: boolean) => void>(() => {});

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
  const isIn = data !== undefined && !isPlaceholderData;
  const isLost = isError && !isFetching;
  const found = useMemo((): Suggestions => {
    if (!isTerm) return { typed, places: NONE, searching: false, answered: true };
    return {
      typed,
      places: isLost ? NONE : (data ?? NONE),
      searching: !isIn && !isLost,
      answered: isIn,
      ...(isLost && { retry: () => void refetch() }),
    };
  }, [typed, isTerm, data, isIn, isLost, refetch]);
  const tell = useEffectEvent(use(TypedStop));
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

/** Whether nothing has been typed for some milliseconds (PLC-25). */
function useRested(typed: Typed, delayMs: number): boolean {
  const [rested, setRested] = useState<Typed>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), delayMs);
    return () => clearTimeout(timer);
  }, [typed, delayMs]);
  return rested === typed;
}
