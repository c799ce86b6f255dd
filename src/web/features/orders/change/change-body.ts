import type { EndpointInput } from "#contract/wire/endpoint.ts";
import type { Calls } from "#web/api/call-addresses.ts";
import type { OrderBody } from "#web/features/orders/body/wire-order.ts";

/** A change of a trip as it is sent. */
type TripChangeBody = EndpointInput<Calls["changeTrip"]>["body"];

/** What a change says of a trip: only what differs from how it was ordered. */
export type ChangedMembers = Omit<TripChangeBody, "order_id">;

/** The name of a member that a change empties. */
type Cleared = NonNullable<TripChangeBody["cleared"]>[number];

type Members = Readonly<Record<string, unknown>>;

/**
 * How a trip on the form differs from the same trip as it is ordered; undefined where nothing does. What the form does not show, or
 * would only write in other words, is left out and stays; what was cleared is named.
 */
export function changeBody(ordered: OrderBody, wanted: OrderBody, index: number): ChangedMembers | undefined {
  const [before, now] = [ordered.trips[index], wanted.trips[index]];
  if (before === undefined || now === undefined) return undefined;
  const [was, is] = [
    { ...before, cost_center: ordered.cost_center },
    // The certificate of an order stays with it; a price is named where the car is another.
    {
      ...now,
      cost_center: wanted.cost_center,
      hash: before.hash,
      price_id: before.price_id,
      is_fast_ride: before.is_fast_ride,
    },
  ];
  const start = differing(before.start_location, now.start_location, "start_location.");
  // A rent has no finish.
  const finish = differing(before.finish_location ?? {}, now.finish_location ?? {}, "finish_location.");
  const { start_location: _start, finish_location: _finish, ...said } = differing(was, is).said;
  const cleared = [...differing(was, is).cleared, ...start.cleared, ...finish.cleared];
  const changed = {
    ...said,
    // Without any stop or later flight a new order does not speak of them.
    ...(was.additional_locations && !is.additional_locations && { additional_locations: [] }),
    ...named("start_location", {
      ...start.said,
      ...(before.start_location.flight_later && !now.start_location.flight_later && { flight_later: false }),
    }),
    ...named("finish_location", {
      ...finish.said,
      ...("time" in finish.said && { is_departure: now.finish_location?.is_departure }),
    }),
    ...(cleared.length > 0 && { cleared }),
  };
  return Object.keys(changed).length === 0 ? undefined : changed;
}

function named(name: string, members: object): object {
  return Object.keys(members).length === 0 ? {} : { [name]: members };
}

/** The members that say something else now, and the names of those that say nothing any more. */
function differing(
  was: object,
  is: object,
  prefix = "",
): { readonly said: Members; readonly cleared: readonly Cleared[] } {
  const [before, now] = [was as Members, is as Members];
  const said = Object.entries(now).filter(
    ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  const gone = Object.keys(before).filter((name) => typeof before[name] === "string" && now[name] === undefined);
  return { said: Object.fromEntries(said), cleared: gone.map((name) => `${prefix}${name}` as Cleared) };
}
