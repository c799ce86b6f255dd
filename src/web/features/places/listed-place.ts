import type { Suggestion } from "#contract/places.ts";
import { isNamedExactly } from "#domain/places/named-exactly.ts";
import { PLACE_TYPE } from "#domain/places/place-kind.ts";

/** A suggestion as a server may send it: some name it by `id` alone, and some do not know where it is. */
export type SentSuggestion = Omit<Suggestion, "place_id" | "geometry"> & {
  readonly id?: string | number;
  readonly place_id?: string | number;
  readonly geometry?: Suggestion["geometry"] | null;
  readonly exact_match?: boolean;
};

/** A suggestion in a list: one id whatever it was called (PLC-18), and what was typed to find it (OPN-012). */
export type ListedPlace = Omit<Suggestion, "geometry"> & {
  readonly geometry: Suggestion["geometry"] | undefined;
  readonly inputKey: string;
  /** What was typed is exactly this place's name or code. */
  readonly isExact: boolean;
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

/** Whether trips to a place are not on sale now, so that it is listed and cannot be chosen (OPN-010). */
export function isRefused({ types }: Pick<Suggestion, "types">): boolean {
  return types.some((type) => type === "sanctions" || type === String(PLACE_TYPE.sanctions));
}

/** The place of a list as the page keeps it; undefined when its coordinates have to be fetched first (PLC-10). */
export function locatedPlace(listed: ListedPlace): Suggestion | undefined {
  const { geometry, inputKey: _inputKey, isExact: _isExact, ...place } = listed;
  return geometry === undefined ? undefined : { ...place, geometry };
}
