import type { Suggestion } from "#contract/places.ts";
import { isNamedExactly } from "#domain/places/named-exactly.ts";
import type { ListedPlace } from "./listed-place.ts";

/** A suggestion as a server may send it: some name it by `id` alone, and some do not know where it is. */
export type SentSuggestion = Omit<Suggestion, "place_id" | "geometry"> & {
  readonly id?: string | number;
  readonly place_id?: string | number;
  readonly geometry?: Suggestion["geometry"] | null;
  readonly exact_match?: boolean;
};

/** Reads the suggestions found for a typed text; one without any id cannot be chosen and is dropped. */
export function listedPlaces(sent: readonly SentSuggestion[], inputKey: string): ListedPlace[] {
  return sent.flatMap(({ id, exact_match, ...rest }) => {
    const place_id = String(rest.place_id ?? id ?? "");
    if (place_id === "") return [];
    const { main_text, formatted_address } = rest.structured_formatting;
    const isExact = exact_match ?? isNamedExactly([main_text, formatted_address, rest.iata, rest.icao], inputKey);
    return [{ ...rest, place_id, geometry: rest.geometry ?? undefined, inputKey, isExact }];
  });
}
