import { around } from "geokdbush";
import KDBush from "kdbush";
import type { Place } from "#domain/places/place.ts";
import { readPlaceRows } from "./place-engines/place-rows.ts";

/** A town, with the airport at which its rides begin or end. */
export interface Town {
  readonly place: Place;
  readonly airport: Place;
}

/** Least weight of an airport with regular flights. */
const FLOWN_WEIGHT = 20_000;
/** A town further than this from every airport sells no airport rides. */
const AIRPORT_KM = 150;
/** Points are moved by about a kilometre, so an airport this far away is never the same place as its town. */
const LEAST_KM = 8;

/** The largest towns of the gazetteer with an airport, the largest first. */
export async function readTowns(dataDir: string, count: number): Promise<Town[]> {
  const rows = await readPlaceRows(dataDir);
  const airports = rows.filter(
    ({ kind, iata, weight }) => kind === "airport" && iata !== null && weight >= FLOWN_WEIGHT,
  );
  const tree = new KDBush(airports.length);
  for (const { point } of airports) tree.add(point.lng, point.lat);
  tree.finish();
  const near = (place: Place, km: number, most: number): readonly number[] =>
    around(tree, place.point.lng, place.point.lat, most, km);
  const towns: Town[] = [];
  const localities = rows.filter(({ kind }) => kind === "locality");
  for (const place of localities.sort((a, b) => b.weight - a.weight || a.number - b.number)) {
    if (towns.length === count) break;
    const onTheSpot = near(place, LEAST_KM, Infinity);
    const found = near(place, AIRPORT_KM, onTheSpot.length + 1)[onTheSpot.length];
    const airport = found === undefined ? undefined : airports[found];
    if (airport !== undefined) towns.push({ place, airport });
  }
  return towns;
}
