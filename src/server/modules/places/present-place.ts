import type { findPlaces, getPlace, Suggestion } from "#contract/places.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { isNamedExactly } from "#domain/places/named-exactly.ts";
import type { PlaceKind } from "#domain/places/place-kind.ts";
import type { Place } from "#domain/places/place.ts";
import { typedPoint } from "#domain/places/typed-point.ts";
import type { Locale } from "#domain/values/locale.ts";
import { allNames, nameIn } from "#domain/values/named.ts";
import { countryName, standardCountryName } from "#server/gazetteer/names/country-names.ts";
import type { Terminal } from "#server/gazetteer/pack/terminals.ts";

/** Google-like types that clients test for. */
const WIRE_TYPES: Readonly<Record<PlaceKind, readonly string[]>> = {
  airport: ["airport"],
  station: ["train_station"],
  locality: ["locality"],
  suburb: ["sublocality"],
  hotel: ["hotel"],
  other: ["building"],
  stop: ["transit_station"],
};

/** The type of a place that cannot be chosen. */
const CLOSED_TYPE = "sanctions";

type FoundSuggestion = EndpointResult<typeof findPlaces>[number];

/** Degrees around a point that a Google-like viewport spans. */
const VIEWPORT_DEGREES = 0.02;

/** Presents a place as one row of a suggestion list. */
export function presentSuggestion(place: Place, locale: Locale): Suggestion {
  const name = nameIn(place.name, locale);
  const country = countryName(place.country, locale);
  const near = nameIn(place.near, locale);
  const region = near === standardCountryName(place.country, locale) ? country : near;
  // A capital is its own region, and a region without a name in this language is named as its country: say each word once.
  const secondary = [...new Set([region, country])].filter((part) => part !== "" && part !== name).join(", ");
  const code = place.iata === null ? "" : ` (${place.iata})`;
  const address = secondary === "" ? name : `${name}, ${secondary}`;
  return {
    place_id: place.id,
    description: secondary === "" ? `${name}${code}` : `${name}${code}, ${secondary}`,
    formatted_address: address,
    structured_formatting: { main_text: name, secondary_text: secondary, formatted_address: address },
    types: [...(place.isClosed === true ? [CLOSED_TYPE] : []), ...WIRE_TYPES[place.kind]],
    country,
    country_code: place.country,
    iata: place.iata,
    icao: place.icao,
    geometry: { location: { lat: place.point.lat, lng: place.point.lng } },
    exactAddress: place.exact ?? true,
    timezone: place.zone,
  };
}

/** From this weight on a place is meant by its exact name even where another place comes first. */
const MEANT_WEIGHT = 50_000;

/** Presents the places found for a typed text, and which of them it names exactly. */
export function presentFound(places: readonly Place[], term: string, locale: Locale): FoundSuggestion[] {
  return places.map((place, at) => {
    const suggestion = presentSuggestion(place, locale);
    const { formatted_address, description } = suggestion;
    const names = [
      ...allNames(place.name),
      ...spotNames(place),
      formatted_address,
      description,
      place.iata,
      place.icao,
    ];
    const isMeant = at === 0 || place.weight >= MEANT_WEIGHT;
    // The only address that can be read from a text is what the text means, in whatever order it was typed.
    const isOnly = places.length === 1 && place.id.startsWith("f");
    const isRead = isOnly && (place.exact === false || typedPoint(term) !== undefined);
    return { ...suggestion, exact_match: isRead || (isMeant && isNamedExactly(names, term)) };
  });
}

/** How people write a hotel or a house in full: with its town, on either side, and with what it is. */
function spotNames({ kind, name, near }: Place): string[] {
  if (kind !== "hotel" && kind !== "other") return [];
  const plain = allNames(name).flatMap((own) => [own, ...(kind === "hotel" ? [`hotel ${own}`, `отель ${own}`] : [])]);
  return plain.flatMap((own) => [own, ...allNames(near).flatMap((town) => [`${own} ${town}`, `${town} ${own}`])]);
}

/** Presents a place with the members that old clients read. */
export function presentPlace(
  place: Place,
  terminals: readonly Terminal[],
  locale: Locale,
): EndpointResult<typeof getPlace> {
  const suggestion = presentSuggestion(place, locale);
  const { lat, lng } = place.point;
  return {
    ...suggestion,
    name: suggestion.structured_formatting.main_text,
    geometry: {
      location: { lat, lng },
      viewport: {
        northeast: { lat: lat + VIEWPORT_DEGREES, lng: lng + VIEWPORT_DEGREES },
        southwest: { lat: lat - VIEWPORT_DEGREES, lng: lng - VIEWPORT_DEGREES },
      },
    },
    address_components: [],
    terminals: terminals.map((terminal) => ({ code: terminal.code, title: nameIn(terminal.name, locale) })),
  };
}
