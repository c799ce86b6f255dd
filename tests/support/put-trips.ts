import { TRIP_MOVES, type TripState } from "#domain/orders/trip-state.ts";

interface Pool {
  query(sql: string, values: unknown[]): Promise<{ readonly rows: readonly Record<string, unknown>[] }>;
}

/** The shortest way of listed moves from one state to another. */
function wayTo(from: TripState, to: TripState): readonly TripState[] {
  const ways: (readonly TripState[])[] = [[from]];
  for (const way of ways) {
    const last = way.at(-1) ?? from;
    if (last === to) return way;
    for (const next of TRIP_MOVES[last]) if (!way.includes(next)) ways.push([...way, next]);
  }
  throw new Error(`Nothing leads from ${from} to ${to}.`);
}

/** Puts all trips of an order into a state by the moves that lead there, as the operator's console will; `fee` in minor units. */
export async function putTrips(pool: Pool, orderId: number, to: TripState, fee = 0): Promise<void> {
  const { rows } = await pool.query("select trip_id, state from trips where order_id = $1", [orderId]);
  const isOff = to === "cancelled" || to === "no-show";
  const moves = rows.flatMap(({ trip_id: trip, state }) => {
    const way = wayTo(state as TripState, to);
    return way.slice(1).map((next, index) => ({ trip, from_state: way[index], to_state: next }));
  });
  await pool.query(
    `with moved as (
      insert into trip_moves (trip_id, from_state, to_state, at, author)
      select trip, from_state, to_state, now(), 'test'
      from jsonb_to_recordset($3) as m (trip integer, from_state text, to_state text)
    ), ended as (
      update trips set state = $2, cancelled_at = case when $4 then now() end, cancel_fee = case when $4 then $5::bigint end
      where order_id = $1
    )
    update orders set state = $2 where order_id = $1`,
    [orderId, to, JSON.stringify(moves), isOff, fee],
  );
}
