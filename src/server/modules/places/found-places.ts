import { readNamedPoint } from "#domain/places/named-point.ts";
import { endKind, type PlaceKind } from "#domain/places/place-kind.ts";
import type { Place } from "#domain/places/place.ts";
import { isSameCountry } from "#domain/places/same-country.ts";
import { distanceKm, type GeoPoint } from "#domain/values/geo-point.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { NEAREST_PLACE_KM } from "#server/gazetteer/near/nearest-place.ts";
import { readFoundPlace } from "#server/modules/places/found-place-id.ts";
import type { FoundPlace } from "#server/modules/places/geocoder.ts";
import type { Secrets } from "#server/secrets/secrets.ts";

/** A found airport or station is ours if ours is this close; two stations of one city must stay apart. */
const SAME_HUB_KM: Readonly<Partial<Record<PlaceKind, number>>> = { airport: 3, station: 0.5 };

/** Adds what stands in no table to a gazetteer: the found places of a geocoder by their ids, and the points that partners name. */
export function withFoundPlaces(
  gazetteer: Gazetteer,
  secrets: Secrets,
  isAshore: (point: GeoPoint) => boolean = () => true,
): Gazetteer {
  const byId = (id: string): Place | undefined => {
    const found = readFoundPlace(secrets, id);
    if (found !== undefined) return placeOfFound(gazetteer, id, found);
    return gazetteer.byId(id) ?? namedPlace(gazetteer, id, isAshore);
  };
  // Everything else is passed on live: the gazetteer's places may change while the server runs.
  return Object.create(gazetteer, { byId: { value: byId, enumerable: true } }) as Gazetteer;
}

/** The place of a name and a point, priced as the ground there; none at sea and far from every town. */
function namedPlace(gazetteer: Gazetteer, id: string, isAshore: (point: GeoPoint) => boolean): Place | undefined {
  const named = readNamedPoint(id);
  if (named === undefined || !isAshore(named.point)) return undefined;
  const town = gazetteer.nearestTown(named.point);
  if (town === undefined) return undefined;
  const found = { ...named, kind: "other", country: town.country, address: "", exact: true } as const;
  const place = placeOfFound(gazetteer, id, found);
  return place && { ...place, near: town.name };
}

/**
 * Turns a found place into one of ours. The place that prices it gives it number, country and zone; a found place
 * in another country than that has wrong coordinates and is dropped.
 */
export function placeOfFound(gazetteer: Gazetteer, id: string, found: FoundPlace): Place | undefined {
  const { point, name, address, exact } = found;
  const nearest = gazetteer.nearest(point, NEAREST_PLACE_KM);
  if (nearest === undefined) return undefined;
  const isHub = nearest.kind === found.kind && distanceKm(nearest.point, point) <= (SAME_HUB_KM[found.kind] ?? 0);
  // A hotel next to the airport is not the airport, so it does not ask for a flight.
  const priced = isHub || endKind(nearest.kind) === "suburb" ? nearest : gazetteer.nearestTown(point);
  if (priced === undefined || !isSameCountry(priced.country, found.country)) return undefined;
  return {
    id,
    number: priced.number,
    kind: isHub ? found.kind : plainKind(found.kind),
    point,
    country: priced.country,
    zone: priced.zone,
    weight: 0,
    name: { en: name, ru: name },
    near: { en: address, ru: address },
    iata: null,
    icao: null,
    exact,
    ...(priced.isClosed === true && { isClosed: true }),
  };
}

/** An airfield or halt that we do not know has no flights or trains to ask for. */
function plainKind(kind: PlaceKind): PlaceKind {
  if (kind === "airport") return "other";
  return kind === "station" ? "stop" : kind;
}
