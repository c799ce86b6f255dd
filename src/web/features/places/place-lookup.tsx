import { useEffect } from "react";
import type { Suggestion } from "#contract/places.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { usePlaceSuggestions, type Suggestions } from "./use-place-suggestions.ts";

type PlaceLookupProps = {
  readonly term: string;
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

function Lookup({ term, other, onFound }: PlaceLookupProps) {
  const found = usePlaceSuggestions(term, other);
  // The field lives outside the cache, so an effect passes it the result.
  useEffect(() => onFound(found), [found, onFound]);
  return null;
}
