import { judgeStops } from "#domain/booking/stops.ts";
import type { Place } from "#domain/places/place.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { Locale } from "#domain/values/locale.ts";
import { nameIn } from "#domain/values/named.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { findPlace } from "#server/modules/places/place-at.ts";
import { isWithinReach, reachOfPlace, type DrawnAreas } from "#server/modules/places/reach-of-place.ts";
import { Refusal } from "#server/refusal.ts";
import { say } from "#server/say.ts";

/** The stop a traveller adds, and the ends of the trip. */
export interface LocationCheck {
  readonly place_ids: readonly string[];
  readonly place_id: string;
}

/** Whether the stop lies where the trip may go; the message is empty when it does. */
export interface LocationVerdict {
  readonly is_from_polygons: boolean;
  readonly message: string;
}

/** The places and areas used to judge a stop. */
interface KnownGround extends DrawnAreas {
  readonly gazetteer: Gazetteer;
}

/**
 * An added stop must lie within reach of the start or the finish; a stop that is merely on the way between them
 * needs a separate trip.
 */
export function checkLocation(ground: KnownGround, check: LocationCheck, locale: Locale): LocationVerdict {
  const known = (id: string): Place => {
    const place = findPlace(ground.gazetteer, id);
    if (place === undefined) throw new Refusal("place-unknown");
    return place;
  };
  const ends = check.place_ids.map(known);
  const stop = known(check.place_id);
  const isWithin = (point: GeoPoint): boolean => ends.some((end) => isWithinReach(reachOfPlace(end, ground), point));
  if (judgeStops([stop.point], { most: 1, isWithin }) === undefined) return { is_from_polygons: true, message: "" };
  const names = new Set(ends.map((end) => nameIn(end.name, locale)));
  const message = say(locale, "wire.stop-outside", { stop: nameIn(stop.name, locale), ends: [...names].join(", ") });
  return { is_from_polygons: false, message };
}
