import { useEffect, useEffectEvent } from "react";
import type { Suggestion } from "#contract/places.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { usePlaceSuggestions, type Suggestions } from "./use-place-suggestions.ts";
import type { Typed } from "./use-search-step.ts";

/** What a search for places is given by the field it belongs to. */
export type PlaceLookupProps = {
  readonly typed: Typed;
  readonly hurried: boolean;
  readonly other: Suggestion | undefined;
  readonly onFound: (found: Suggestions) => void;
};

/** Searches places for a field and passes on the results; draws nothing and is loaded when a field is first used. */
export function PlaceLookup(props: PlaceLookupProps) {
  return (
    <WithQueries>
      <Lookup {...props} />
    </WithQueries>
  );
}

function Lookup({ onFound, ...search }: PlaceLookupProps) {
  const found = usePlaceSuggestions(search);
  const pass = useEffectEvent(onFound);
  // The field lives outside the cache, so an effect passes it the result.
  useEffect(() => pass(found), [found]);
  return null;
}
