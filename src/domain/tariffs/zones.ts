import type { ZoneKey } from "#domain/tariffs/tariff-book.ts";

/** The ground that everything lies in. */
export const ANYWHERE: ZoneKey = "anywhere";

/** What a key names, the closest ground first. */
const KINDS = ["place", "area", "country", "anywhere"] as const;

/** What kind of ground a zone is. */
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

/** What kind of ground a key names; a text that is no key counts as the widest. */
export function zoneKind(zone: ZoneKey): ZoneKind {
  return KINDS.find((kind) => zone.startsWith(`${kind}:`)) ?? "anywhere";
}

/** What follows the kind in a key: the place's id, the area's key, the country's code. */
export function zoneName(zone: ZoneKey): string {
  return zone.slice(zone.indexOf(":") + 1);
}

/**
 * Sorts the closer ground first: a place, then areas from the smallest, a country, anywhere. `areaSize` gives the size of an
 * area's zone in any one unit; areas of equal size are sorted by key, so that the order never depends on chance.
 */
export function compareZones(one: ZoneKey, other: ZoneKey, areaSize: (zone: ZoneKey) => number): number {
  const byKind = KINDS.indexOf(zoneKind(one)) - KINDS.indexOf(zoneKind(other));
  if (byKind !== 0) return byKind;
  const bySize = zoneKind(one) === "area" ? areaSize(one) - areaSize(other) : 0;
  if (bySize !== 0) return bySize;
  return one < other ? -1 : Number(one > other);
}
