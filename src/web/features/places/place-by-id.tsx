import { useQuery } from "@tanstack/react-query";
import type { Suggestion } from "#contract/places.ts";
import { useApi } from "#web/api/api-context.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { placeQuery } from "./place-queries.ts";

type PlaceByIdProps = {
  readonly id: string;
  readonly onPlace: (id: string, place: Suggestion | null) => void;
};

/** Looks up a place that is in the URL but not yet on the page; draws nothing. */
export function PlaceById(props: PlaceByIdProps) {
  return (
    <WithQueries>
      <Lookup {...props} />
    </WithQueries>
  );
}

function Lookup({ id, onPlace }: PlaceByIdProps) {
  const api = useApi();
  useQuery(placeQuery(api, id, onPlace));
  return null;
}
