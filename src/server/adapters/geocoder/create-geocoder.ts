import { distanceKm } from "#domain/values/geo-point.ts";
import { createNominatim, type TakeTurn } from "#server/adapters/geocoder/nominatim.ts";
import { createPhoton, type PlaceSource } from "#server/adapters/geocoder/photon.ts";
import { createOutsideService, type OutsideOptions } from "#server/adapters/outside-service.ts";
import { createLruMap } from "#server/lru-map.ts";
import type { FoundPlace, Geocoder, GeocoderSearch } from "#server/modules/places/geocoder.ts";

/** How many questions are remembered. */
export const QUESTIONS_KEPT = 1_000;

/** How long a question is remembered (ms). */
export const QUESTION_KEPT_MS = 10 * 60_000;

/** An answer without a single believable place may be a bad moment of the service, so it is remembered only briefly. */
export const UNBELIEVED_KEPT_MS = 30_000;

/** A longer text cannot be an address. */
export const TERM_MAX_LENGTH = 200;

/** Two results with one name this close together are one place, such as a hotel and its building. */
const SAME_PLACE_KM = 0.15;

/** Which service is asked, and at what address. */
export interface GeocoderOptions extends OutsideOptions {
  readonly kind: "photon" | "nominatim";
  readonly url: string;
  /** Least time between two questions in milliseconds; by default the server's own policy decides. */
  readonly gapMs?: number;
  readonly takeTurn: TakeTurn;
}

/** A geocoder that returns an empty list whatever goes wrong. */
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
      if ((await source.isFree?.().catch(() => false)) === false) return [];
      const answer = await service.ask((signal) => source.find(question, signal));
      if (answer === undefined) return [];
      const found = withoutTwins(answer.places).slice(0, search.limit);
      const isBelieved = found.length > 0 || answer.isEmpty;
      kept.set(key, { found, at: clock(), keptMs: isBelieved ? QUESTION_KEPT_MS : UNBELIEVED_KEPT_MS });
      return found;
    },
  };
}

/** Cache key of a question: the other end counts to a tenth of a degree, because people near each other ask the same. */
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
