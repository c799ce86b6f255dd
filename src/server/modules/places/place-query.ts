import { NODE_TERM_MIN_LENGTH, PLACE_TERM_MIN_LENGTH, SUGGESTION_LIMIT } from "#contract/places.ts";
import { LOCALES, type Locale } from "#domain/values/locale.ts";
import type { Gazetteer, PlaceQuery } from "#server/gazetteer/gazetteer.ts";
import { countryName, standardCountryName } from "#server/gazetteer/names/country-names.ts";
import { findPlace } from "#server/modules/places/place-at.ts";

/** What a traveller typed, and what is known about the other end. */
export interface PlaceSearch {
  readonly term: string;
  readonly locale: Locale;
  readonly otherPlaceId?: string | undefined;
  readonly otherCountry?: string | undefined;
}

/** The query for the gazetteer and a geocoder; undefined while too little is typed. */
export function placeQuery(gazetteer: Gazetteer, search: PlaceSearch, minLength: number): PlaceQuery | undefined {
  if ([...search.term.trim()].length < minLength) return undefined;
  const other = search.otherPlaceId === undefined ? undefined : findPlace(gazetteer, search.otherPlaceId);
  const country = other?.country ?? countryCode(search.otherCountry, search.locale);
  return {
    term: search.term,
    locale: search.locale,
    limit: SUGGESTION_LIMIT,
    ...(country === undefined ? {} : { country }),
    ...(other === undefined ? {} : { near: other.point }),
  };
}

/** Minimum length of a term, for our own index and for the general lookup. */
export const TERM_LENGTH = { nodes: NODE_TERM_MIN_LENGTH, general: PLACE_TERM_MIN_LENGTH } as const;

const codesByName = new Map<string, string>();

/** Clients send the country either as a code or as the name they were given. */
function countryCode(country: string | undefined, locale: Locale): string | undefined {
  if (country === undefined) return undefined;
  if (/^[A-Za-z]{2}$/.test(country)) return country.toUpperCase();
  if (codesByName.size === 0) fillCodes();
  return codesByName.get(`${locale}:${country.toLowerCase()}`);
}

function fillCodes(): void {
  for (let first = 65; first <= 90; first++) {
    for (let second = 65; second <= 90; second++) {
      const code = String.fromCharCode(first, second);
      for (const locale of LOCALES) {
        for (const name of [standardCountryName(code, locale), countryName(code, locale)])
          if (name !== code) codesByName.set(`${locale}:${name.toLowerCase()}`, code);
      }
    }
  }
}
