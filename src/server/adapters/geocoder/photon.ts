import { askJson, OutsideTrouble, serviceUrl, type Question } from "#server/adapters/ask-json.ts";
import { foundPlace, TEXT_MAX_LENGTH, type OsmPlace } from "#server/adapters/geocoder/osm-place.ts";
import { finite, line, list, member } from "#server/adapters/json-members.ts";
import type { FoundPlace, GeocoderSearch } from "#server/modules/places/geocoder.ts";

/** What a service said: its believable places, and whether it said anything at all. */
export interface SourceAnswer {
  readonly places: FoundPlace[];
  readonly isEmpty: boolean;
}

/** A geocoding service that finds places or throws; its caller limits its time. */
export interface PlaceSource {
  readonly name: string;
  /** Whether it may be asked now; without this it always may. */
  readonly isFree?: () => Promise<boolean>;
  find(search: GeocoderSearch, signal: AbortSignal): Promise<SourceAnswer>;
}

const LEVELS: ReadonlyMap<string, OsmPlace["level"]> = new Map([
  ["house", "house"],
  // An island, a park, a river: no house, whatever was typed.
  ["other", "street"],
  ["street", "street"],
  ["locality", "suburb"],
  ["district", "suburb"],
  ["city", "town"],
  ["country", "country"],
]);

/** Asks a Photon server. */
export function createPhoton({ url, userAgent }: { readonly url: string } & Pick<Question, "userAgent">): PlaceSource {
  // Photon refuses languages it was not built with; `default` is the language of the place.
  const refused = new Set<string>();
  const ask = (search: GeocoderSearch, lang: string, signal: AbortSignal): Promise<unknown> =>
    askJson(
      serviceUrl(url, "api", {
        q: search.term,
        lang,
        limit: String(search.limit),
        ...(search.near === undefined ? {} : { lat: search.near.lat.toFixed(3), lon: search.near.lng.toFixed(3) }),
      }),
      signal,
      { userAgent },
    );
  return {
    name: "photon",
    async find(search, signal) {
      const { locale, term } = search;
      if (refused.has(locale)) return readPhoton(await ask(search, "default", signal), term);
      try {
        return readPhoton(await ask(search, locale, signal), term);
      } catch (error) {
        if (!(error instanceof OutsideTrouble) || error.isFault) throw error;
        // Remembered before the second question: a slow server leaves no time for its answer.
        refused.add(locale);
        try {
          return readPhoton(await ask(search, "default", signal), term);
        } catch (again) {
          // A server that refuses that as well has something against the text.
          if (again instanceof OutsideTrouble && !again.isFault) refused.delete(locale);
          throw again;
        }
      }
    },
  };
}

/** Reads an answer of Photon. */
export function readPhoton(answer: unknown, term: string): SourceAnswer {
  const features = member(answer, "features");
  if (!Array.isArray(features)) throw new OutsideTrouble("its answer is no list of places");
  const places = features.flatMap((feature: unknown) => foundPlace(readFeature(feature), term) ?? []);
  return { places, isEmpty: features.length === 0 };
}

function readFeature(feature: unknown): OsmPlace {
  const text = (name: string): string => line(member(member(feature, "properties"), name), TEXT_MAX_LENGTH);
  const [lng, lat] = list(member(member(feature, "geometry"), "coordinates"));
  return {
    key: text("osm_key"),
    value: text("osm_value"),
    level: LEVELS.get(text("type")) ?? "region",
    name: text("name"),
    street: text("street"),
    house: text("housenumber"),
    around: [text("district"), text("city"), text("state")],
    country: text("countrycode").toUpperCase(),
    lat: finite(lat),
    lng: finite(lng),
  };
}
