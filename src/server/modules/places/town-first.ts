import { distanceKm } from "#domain/values/geo-point.ts";
import { MATCH } from "#server/modules/places/place-index.ts";
import { STORED_KINDS, type PlaceStore } from "#server/modules/places/place-store.ts";
import type { ScoreBoard } from "#server/modules/places/score-board.ts";

/** An airport stands before a village of its name, but behind a town of this size that it serves. */
const TOWN_WEIGHT = 5_000;
const SERVED_WITHIN_KM = 130;
const FLOWN_WEIGHT = 100_000;
/** Scores this close above all hits of other kinds keep a town and its airports together. */
const STEP = 0.01;

/**
 * The best rows of a search in their final order: when a town's whole name was typed, its airports follow right after it,
 * before namesakes elsewhere and however busy they are.
 */
export function townFirst(store: PlaceStore, board: ScoreBoard, limit: number): number[] {
  const rows = board.best(limit);
  const airportKind = STORED_KINDS.indexOf("airport");
  const town = rows.find(
    (row, at) =>
      store.kind[row] !== airportKind &&
      (board.mark(row) <= MATCH.alternate || (at === 0 && board.mark(row) === MATCH.nameWord)),
  );
  if (town === undefined) return rows;
  const isBig = (store.weight[town] ?? 0) >= TOWN_WEIGHT;
  const centre = { lat: store.lat[town] ?? 0, lng: store.lng[town] ?? 0 };
  const served = rows.filter((row) => {
    if (store.kind[row] !== airportKind || (store.weight[row] ?? 0) < FLOWN_WEIGHT) return false;
    const match = board.mark(row);
    // A further name of an airport may be a resort it serves: then the resort itself, however small, comes first.
    const serves = match === MATCH.alternate || (isBig && (match === MATCH.town || match === MATCH.townWord));
    if (!serves) return false;
    return distanceKm(centre, { lat: store.lat[row] ?? 0, lng: store.lng[row] ?? 0 }) <= SERVED_WITHIN_KM;
  });
  const order = new Map(served.map((row, at) => [row, board.score(town) - STEP - (STEP * at) / limit]));
  const score = (row: number): number => order.get(row) ?? board.score(row);
  return rows.toSorted((a, b) => score(b) - score(a));
}
