import { askJson, OutsideTrouble, serviceUrl } from "#server/adapters/ask-json.ts";
import { foundPlace, TEXT_MAX_LENGTH, type OsmPlace } from "#server/adapters/geocoder/osm-place.ts";
import type { PlaceSource, SourceAnswer } from "#server/adapters/geocoder/photon.ts";
import { finite, line, member } from "#server/adapters/json-members.ts";
import type { Clock } from "#server/clock.ts";
import type { GeocoderSearch } from "#server/modules/places/geocoder.ts";

/** OpenStreetMap's public server allows one question a second, and never suggestions while somebody types. */
const PUBLIC_HOST = "nominatim.openstreetmap.org";
const PUBLIC_GAP_MS = 1_000;

/** Places within this many degrees of the other end come first. */
const NEAR_DEGREES = 1;

/** Nominatim's ranks: up to a county, a town, part of a town, a street; anything above has its own point. */
const RANKS = { region: 12, town: 16, suburb: 25, street: 27 } as const;

/** Where Nominatim is, the clock, and the least time between two questions. */
interface NominatimOptions {
  readonly url: string;
  readonly clock: Clock;
  readonly gapMs?: number;
}

/** Asks a Nominatim server. */
export function createNominatim({ url, clock, gapMs }: NominatimOptions): PlaceSource {
  const gap = gapMs ?? (new URL(url).hostname === PUBLIC_HOST ? PUBLIC_GAP_MS : 0);
  let askedAt = -Infinity;
  return {
    name: "nominatim",
    isFree: () => Math.abs(clock() - askedAt) >= gap,
    async find(search, signal) {
      askedAt = clock();
      return readNominatim(await askJson(serviceUrl(url, "search", queryOf(search)), signal), search.term);
    },
  };
}

function queryOf({ term, locale, limit, near }: GeocoderSearch): Record<string, string> {
  const edge = (degrees: number): string => degrees.toFixed(3);
  return {
    q: term,
    format: "jsonv2",
    addressdetails: "1",
    "accept-language": locale,
    limit: String(limit),
    ...(near === undefined
      ? {}
      : {
          viewbox: [
            edge(near.lng - NEAR_DEGREES),
            edge(near.lat + NEAR_DEGREES),
            edge(near.lng + NEAR_DEGREES),
            edge(near.lat - NEAR_DEGREES),
          ].join(","),
        }),
  };
}

/** Reads an answer of Nominatim. */
export function readNominatim(answer: unknown, term: string): SourceAnswer {
  if (!Array.isArray(answer)) throw new OutsideTrouble("its answer is no list of places");
  const places = answer.flatMap((row: unknown) => foundPlace(readRow(row), term) ?? []);
  return { places, isEmpty: answer.length === 0 };
}

function readRow(row: unknown): OsmPlace {
  const text = (name: string): string => line(member(row, name), TEXT_MAX_LENGTH);
  const part = (...names: readonly string[]): string =>
    names.map((name) => line(member(member(row, "address"), name), TEXT_MAX_LENGTH)).find(Boolean) ?? "";
  const house = part("house_number");
  return {
    key: text("category"),
    value: text("type"),
    level: levelOf(finite(member(row, "place_rank")), house),
    name: text("name"),
    street: part("road", "pedestrian", "square"),
    house,
    around: [
      part("neighbourhood", "suburb", "quarter", "city_district"),
      part("city", "town", "village", "hamlet", "municipality"),
      part("state", "region"),
    ],
    country: part("country_code").toUpperCase(),
    lat: degrees(member(row, "lat")),
    lng: degrees(member(row, "lon")),
  };
}

function levelOf(rank: number | undefined, house: string): OsmPlace["level"] {
  if (house !== "") return "house";
  if (rank === undefined || rank <= RANKS.region) return "region";
  if (rank <= RANKS.town) return "town";
  if (rank <= RANKS.suburb) return "suburb";
  return rank <= RANKS.street ? "street" : "house";
}

/** Reads a coordinate, which Nominatim writes as text. */
function degrees(value: unknown): number | undefined {
  return typeof value === "string" && /^-?\d{1,3}(\.\d{1,20})?$/.test(value) ? Number(value) : finite(value);
}
