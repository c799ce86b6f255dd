import type { ImportRecord } from "#domain/places/import-cell.ts";

type Members = Readonly<Record<string, unknown>>;

/** Tags of OpenStreetMap that we read, and the kind of place each is; everything else in an extract is left out. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ["tourism=hotel", "hotel"],
  ["tourism=hostel", "hotel"],
  ["tourism=motel", "hotel"],
  ["tourism=guest_house", "hotel"],
  ["tourism=apartment", "hotel"],
  ["leisure=resort", "hotel"],
  ["building=hotel", "hotel"],
  ["amenity=conference_centre", "building"],
  ["amenity=exhibition_centre", "building"],
  ["amenity=ferry_terminal", "stop"],
  ["amenity=bus_station", "stop"],
]);
const OTHER_NAMES = ["alt_name", "old_name", "short_name", "int_name", "official_name"] as const;
const ID = /^(?:node|way|relation)\/\d+$/;

/** Whether a feature comes from OpenStreetMap: its id says so. */
export function isOsmFeature(feature: Members): boolean {
  return ID.test(osmId(feature));
}

/**
 * Turns a feature with OpenStreetMap's tags into a record of ours, at the middle of its outline; undefined when nobody is
 * driven there, or when it has no name to be found by.
 */
export function readOsmFeature(feature: Members): ImportRecord | undefined {
  const tags = membersOf(feature["properties"]);
  const text = (name: string): string => (typeof tags[name] === "string" ? tags[name].trim() : "");
  const kind = [...KINDS].find(([tag]) => {
    const [key = "", value] = tag.split("=");
    return text(key) === value;
  })?.[1];
  const plain = text("name");
  const isRussian = /\p{Script=Cyrillic}/u.test(plain);
  const name_en = text("name:en") || (isRussian ? text("int_name") : plain);
  const name_ru = text("name:ru") || (isRussian ? plain : "");
  const point = middleOf(membersOf(feature["geometry"]));
  if (kind === undefined || (name_en === "" && name_ru === "") || point === undefined) return undefined;
  const street = [text("addr:street"), text("addr:housenumber")].filter((part) => part !== "").join(", ");
  const address = [street, text("addr:city")].filter((part) => part !== "").join(", ");
  const others = OTHER_NAMES.flatMap((tag) => text(tag).split(";"));
  return {
    key: `osm:${osmId(feature)}`,
    kind,
    name_en,
    name_ru,
    lat: point.lat,
    lng: point.lng,
    // Without a town the nearest one is better than a bare street.
    ...(text("addr:city") === "" ? {} : { address_en: address }),
    country: "",
    search: [...new Set([plain, ...others].map((name) => name.trim()))].filter(isSearchable).slice(0, 20).join(";"),
  };
}

function isSearchable(name: string): boolean {
  return name !== "" && name.length <= 120;
}

function osmId(feature: Members): string {
  const tags = membersOf(feature["properties"]);
  const given = [feature["id"], tags["@id"], tags["id"]].find((id) => typeof id === "string");
  return typeof given === "string" ? given : "";
}

function membersOf(value: unknown): Members {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Members) : {};
}

/** A point, or the middle of the box around an outline: a hotel's building is small. */
function middleOf(geometry: Members): { readonly lat: number; readonly lng: number } | undefined {
  const corners = cornersOf(geometry["coordinates"]);
  if (corners.length === 0) return undefined;
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return { lng: middle(corners.map(([lng]) => lng)), lat: middle(corners.map(([, lat]) => lat)) };
}

/** An outline of more corners is cut: a building has tens, and a stack is finite. */
const CORNERS_MAX = 10_000;

function cornersOf(value: unknown): (readonly [number, number])[] {
  if (!Array.isArray(value)) return [];
  const [lng, lat] = value as unknown[];
  if (typeof lng === "number" && typeof lat === "number") return [[lng, lat]];
  return (value as unknown[]).flatMap(cornersOf).slice(0, CORNERS_MAX);
}
