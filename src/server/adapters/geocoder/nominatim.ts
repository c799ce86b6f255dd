import { askJson, OutsideTrouble, serviceUrl, type Question } from "#server/adapters/ask-json.ts";
import { foundPlace, TEXT_MAX_LENGTH, type OsmPlace } from "#server/adapters/geocoder/osm-place.ts";
import type { PlaceSource, SourceAnswer } from "#server/adapters/geocoder/photon.ts";
import { finite, line, member } from "#server/adapters/json-members.ts";
import type { GeocoderSearch } from "#server/modules/places/geocoder.ts";

/** OpenStreetMap's public server allows one question a second, and never suggestions while somebody types. */
const PUBLIC_HOST = "nominatim.openstreetmap.org";
const PUBLIC_GAP_MS = 1_000;

/** Lets one caller of all server processes through per time. */
export type TakeTurn = (gapMs: number) => Promise<boolean>;

/** Places within this many degrees of the other end come first. */
const NEAR_DEGREES = 1;

/** Nominatim's ranks: up to a county, a town, part of a town, a street; anything above has its own point. */
const RANKS = { country: 4, region: 12, town: 16, suburb: 25, street: 27 } as const;

/**
 * Sizes by `addresstype`. The rank is that of the search: a city with the boundary of a state has the rank of a state, and a town of
 * its own that of a suburb.
 */
const LEVELS: ReadonlyMap<string, OsmPlace["level"]> = new Map([
  ...["city", "town", "village", "hamlet", "municipality"].map((type) => [type, "town"] as const),
  ...["borough", "city_district", "suburb", "quarter", "neighbourhood"].map((type) => [type, "suburb"] as const),
  ["country", "country"],
  ...["continent", "state", "state_district", "province", "region", "county", "archipelago"].map(
    (type) => [type, "region"] as const,
  ),
  ["road", "street"],
]);

const TOWNS = ["city", "town", "village", "hamlet", "municipality"] as const;

/** Where Nominatim is, the least time between two questions, and who holds to it. */
interface NominatimOptions extends Pick<Question, "userAgent"> {
  readonly url: string;
  readonly gapMs?: number;
  readonly takeTurn: TakeTurn;
}

/** Asks a Nominatim server. */
export function createNominatim({ url, gapMs, takeTurn, userAgent }: NominatimOptions): PlaceSource {
  const gap = gapMs ?? (new URL(url).hostname === PUBLIC_HOST ? PUBLIC_GAP_MS : 0);
  return {
    name: "nominatim",
    isFree: async () => gap === 0 || takeTurn(gap),
    async find(search, signal) {
      const answer = await askJson(serviceUrl(url, "search", queryOf(search)), signal, { userAgent });
      return readNominatim(answer, search.term);
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
  const town = part(...TOWNS);
  const name = text("name");
  const street = part("road", "pedestrian", "square", "footway");
  return {
    key: text("category"),
    value: text("type"),
    level: house === "" ? levelOf(row, name !== "" && name === town) : "house",
    name,
    // In many villages houses are numbered without streets.
    street: street || (house === "" ? "" : part("hamlet", "village", "neighbourhood", "suburb") || town),
    house,
    around: [part("neighbourhood", "suburb", "quarter", "city_district"), town, part("state", "region")],
    // Hong Kong and Macao are states of China there.
    country: /^CN-(HK|MO)$/.exec(part("ISO3166-2-lvl3"))?.[1] ?? part("country_code").toUpperCase(),
    lat: degrees(member(row, "lat")),
    lng: degrees(member(row, "lon")),
  };
}

/** Old servers write no `addresstype`; a city that is a state of its own is the town of its address. */
function levelOf(row: unknown, isItsTown: boolean): OsmPlace["level"] {
  const level = LEVELS.get(line(member(row, "addresstype"), TEXT_MAX_LENGTH));
  if ((level === "region" || level === "country") && isItsTown) return "town";
  if (level !== undefined) return level;
  const rank = finite(member(row, "place_rank"));
  if (rank !== undefined && rank <= RANKS.country) return "country";
  if (rank === undefined || rank <= RANKS.region) return "region";
  if (rank <= RANKS.town) return "town";
  if (rank <= RANKS.suburb) return "suburb";
  return rank <= RANKS.street ? "street" : "house";
}

/** Reads a coordinate, which Nominatim writes as text. */
function degrees(value: unknown): number | undefined {
  return typeof value === "string" && /^-?\d{1,3}(\.\d{1,20})?$/.test(value) ? Number(value) : finite(value);
}
