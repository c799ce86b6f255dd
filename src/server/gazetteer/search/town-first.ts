import { distanceKm } from "#domain/values/geo-point.ts";
import { MATCH } from "#server/gazetteer/pack/place-index.ts";
import { STORED_KINDS, type PlaceStore } from "#server/gazetteer/pack/place-store.ts";
import type { RowHit } from "#server/gazetteer/search/row-hit.ts";
import type { ScoreBoard } from "#server/gazetteer/search/score-board.ts";

/** An airport ranks before a village of its name, but behind a town of this size that it serves. */
const TOWN_WEIGHT = 5_000;
const SERVED_WITHIN_KM = 130;
/** Airports with this much traffic and stations of this rank follow their town. */
const FLOWN_WEIGHT = 100_000;
const MAIN_STATION_WEIGHT = 60_000;
const STATION_WITHIN_KM = 30;
/** Followers score this little below their town, so that nothing else comes between them. */
const STEP = 0.01;

const AIRPORT = STORED_KINDS.indexOf("airport");
const STATION = STORED_KINDS.indexOf("station");

/**
 * The hits of a search in their final order: when a town's whole name was typed, its airports and
 * then its main stations follow right after it, before namesakes elsewhere, however busy those are.
 */
export function townFirst(store: PlaceStore, board: ScoreBoard, hits: readonly RowHit[]): RowHit[] {
  const isHub = (row: number): boolean => store.kind[row] === AIRPORT || store.kind[row] === STATION;
  const town = hits.find(
    ({ row }, at) =>
      !isHub(row) && (board.mark(row) <= MATCH.alternate || (at === 0 && board.mark(row) === MATCH.nameWord)),
  );
  if (town === undefined) return [...hits];
  const isBig = (store.weight[town.row] ?? 0) >= TOWN_WEIGHT;
  const centre = { lat: store.lat[town.row] ?? 0, lng: store.lng[town.row] ?? 0 };
  const follows = ({ row }: RowHit): boolean => {
    if (!isHub(row)) return false;
    const isAirport = store.kind[row] === AIRPORT;
    if ((store.weight[row] ?? 0) < (isAirport ? FLOWN_WEIGHT : MAIN_STATION_WEIGHT)) return false;
    const match = board.mark(row);
    // Another name of an airport may be a resort it serves: then the resort itself comes first, however small.
    const isByName = isAirport && match === MATCH.alternate;
    if (!isByName && !(isBig && (match === MATCH.town || match === MATCH.townWord))) return false;
    const km = distanceKm(centre, { lat: store.lat[row] ?? 0, lng: store.lng[row] ?? 0 });
    return km <= (isAirport ? SERVED_WITHIN_KM : STATION_WITHIN_KM);
  };
  const hubs = hits.filter(follows);
  // The main airport comes first, whatever it is called: a remote one may well have the city's name.
  const byWeight = (a: RowHit, b: RowHit): number => (store.weight[b.row] ?? 0) - (store.weight[a.row] ?? 0);
  const inOrder = [
    ...hubs.filter(({ row }) => store.kind[row] === AIRPORT).toSorted(byWeight),
    ...hubs.filter(({ row }) => store.kind[row] === STATION),
  ];
  const place = new Map(inOrder.map(({ row }, at) => [row, town.score - STEP - (STEP * at) / hits.length]));
  return hits.map(({ row, score }) => ({ row, score: place.get(row) ?? score })).toSorted((a, b) => b.score - a.score);
}
