import type { MadeMove } from "#domain/orders/state-by-hand.ts";
import type { StoredMove } from "#server/modules/orders/store/trip-moves.repository.ts";

/** The moves of one trip, as the rule of the way back reads them. */
export function madeMoves(moves: readonly StoredMove[], trip: number): MadeMove[] {
  return moves
    .filter(({ tripId }) => tripId === trip)
    .map(({ from, state, at }) => ({ from, to: state, at: at.getTime() }));
}
