import { useQuery } from "@tanstack/react-query";
import type { Suggestion } from "#contract/places.ts";
import { useApi } from "#web/api/api-context.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { countryQuery, placeQuery, type OnPlace } from "./place-queries.ts";

type PlaceByIdProps = {
  readonly id: string;
  /** What the page already knows of the place. */
  readonly known: Suggestion | undefined;
  readonly onPlace: OnPlace;
};

/** Looks up what the page does not know of a place: all of it, or only its country; draws nothing. */
export function PlaceById(props: PlaceByIdProps) {
  return (
    <WithQueries>
      {props.known === undefined ? <ById {...props} /> : <Country known={props.known} onPlace={props.onPlace} />}
    </WithQueries>
  );
}

function ById({ id, onPlace }: PlaceByIdProps) {
  useQuery(placeQuery(useApi(), id, onPlace));
  return null;
}

function Country({ known, onPlace }: { readonly known: Suggestion; readonly onPlace: OnPlace }) {
  useQuery(countryQuery(useApi(), known, onPlace));
  return null;
}
