import type { ZoneKey } from "#domain/tariffs/tariff-book.ts";

/** The zone that contains everything. */
export const ANYWHERE: ZoneKey = "anywhere";

/** The kinds of zone, the closest ground first. */
const KINDS = ["place", "area", "country", "anywhere"] as const;

/** The kind of a zone. */
export type ZoneKind = (typeof KINDS)[number];

/** The zone of a place by its public id. */
export function placeZone(id: string): ZoneKey {
  return `place:${id}`;
}

/** The zone of an area of the operator. */
export function areaZone(key: string): ZoneKey {
  return `area:${key}`;
}

/** The zone of a country, ISO 3166-1 alpha-2. */
export function countryZone(code: string): ZoneKey {
  return `country:${code.toUpperCase()}`;
}

/** The kind of ground a key names; an invalid key counts as the widest. */
export function zoneKind(zone: ZoneKey): ZoneKind {
  return KINDS.find((kind) => zone.startsWith(`${kind}:`)) ?? "anywhere";
}

/** The part of a key after its kind: the place's id, the area's key, the country's code. */
export function zoneName(zone: ZoneKey): string {
  return zone.slice(zone.indexOf(":") + 1);
}
