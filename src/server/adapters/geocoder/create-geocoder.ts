import { distanceKm } from "#domain/values/geo-point.ts";
import { createNominatim } from "#server/adapters/geocoder/nominatim.ts";
import { createPhoton, type PlaceSource } from "#server/adapters/geocoder/photon.ts";
import { createOutsideService, type OutsideOptions } from "#server/adapters/outside-service.ts";
import { createLruMap } from "#server/lru-map.ts";
import type { FoundPlace, Geocoder, GeocoderSearch } from "#server/modules/places/geocoder.ts";

/** So many questions are remembered, each for so long. */
export const QUESTIONS_KEPT = 1_000;
export const QUESTION_KEPT_MS = 10 * 60_000;

/** An answer of which nothing is believed may be the service's bad moment, and is not taken for "there is no such place". */
export const UNBELIEVED_KEPT_MS = 30_000;

/** A longer text is no address. */
export const TERM_MAX_LENGTH = 200;

/** Two rows of one name this close are one place, such as a hotel and its building. */
const SAME_PLACE_KM = 0.15;

/** Which service is asked, and where. */
export interface GeocoderOptions extends OutsideOptions {
  readonly kind: "photon" | "nominatim";
  readonly url: string;
  /** Least time between two questions in milliseconds; by default what the policy of the server asks for. */
  readonly gapMs?: number;
}

/** A geocoder that gives an empty list whatever goes wrong. */
export function createGeocoder(options: GeocoderOptions): Geocoder {
  const { clock } = options;
  const source: PlaceSource = options.kind === "photon" ? createPhoton(options) : createNominatim(options);
  const service = createOutsideService(source.name, options);
  const kept = createLruMap<{ readonly found: FoundPlace[]; readonly at: number; readonly keptMs: number }>(
    QUESTIONS_KEPT,
  );
  return {
    async find(search) {
      const term = search.term.trim().replace(/\s+/g, " ");
      if (term === "" || term.length > TERM_MAX_LENGTH) return [];
      const question = { ...search, term };
      const key = keyOf(question);
      const known = kept.get(key);
      const age = known === undefined ? NaN : clock() - known.at;
      if (known !== undefined && age >= 0 && age < known.keptMs) return known.found;
      if (source.isFree?.() === false) return [];
      const answer = await service.ask((signal) => source.find(question, signal));
      if (answer === undefined) return [];
      const found = withoutTwins(answer.places).slice(0, search.limit);
      const isBelieved = found.length > 0 || answer.isEmpty;
      kept.set(key, { found, at: clock(), keptMs: isBelieved ? QUESTION_KEPT_MS : UNBELIEVED_KEPT_MS });
      return found;
    },
  };
}

/** People near each other ask the same: the other end counts by its tenth of a degree. */
function keyOf({ term, locale, limit, near }: GeocoderSearch): string {
  const place = near === undefined ? "" : `${near.lat.toFixed(1)},${near.lng.toFixed(1)}`;
  return JSON.stringify([term.toLowerCase(), locale, limit, place]);
}

function withoutTwins(places: readonly FoundPlace[]): FoundPlace[] {
  const kept: FoundPlace[] = [];
  for (const place of places) {
    const isTwin = kept.some(
      ({ name, address, point }) =>
        name === place.name && (address === place.address || distanceKm(point, place.point) <= SAME_PLACE_KM),
    );
    if (!isTwin) kept.push(place);
  }
  return kept;
}
