import type { Place } from "#domain/places/place.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";

/** Marks the places of countries where the operator sells nothing; they are found as before. */
export function withClosedCountries(gazetteer: Gazetteer, closed: ReadonlySet<string>): Gazetteer {
  if (closed.size === 0) return gazetteer;
  const mark = (place: Place): Place => (closed.has(place.country) ? { ...place, isClosed: true } : place);
  const markOne = (place: Place | undefined): Place | undefined => place && mark(place);
  const marked: Omit<Gazetteer, "size" | "largestIn"> = {
    search: (query) => gazetteer.search(query).map((hit) => ({ ...hit, place: mark(hit.place) })),
    find: (query) => gazetteer.find(query).map(mark),
    byId: (id) => markOne(gazetteer.byId(id)),
    byNumber: (number) => markOne(gazetteer.byNumber(number)),
    nearest: (point, maxKm) => markOne(gazetteer.nearest(point, maxKm)),
    nearestTown: (point) => markOne(gazetteer.nearestTown(point)),
    townsNamed: (name) => gazetteer.townsNamed(name).map(mark),
  };
  // Everything else is passed on live: the gazetteer's places may change while the server runs.
  return Object.assign(Object.create(gazetteer) as Gazetteer, marked);
}
