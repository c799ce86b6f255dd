import type { RequestedEnd, TripRequest } from "#domain/orders/order-request.ts";
import { DEFAULT_SEND_WISHES, type SendWishes } from "#domain/orders/send-wishes.ts";

/** What a change says of a trip itself, in our own words; what it leaves out stays as it is. */
export interface ChangedFields extends Partial<
  Omit<TripRequest, "start" | "finish" | "allowances" | "sendParams" | "certificate">
> {
  readonly start: Partial<RequestedEnd>;
  readonly finish: Partial<RequestedEnd>;
  /** Names the start where neither the change nor the trip names it otherwise. */
  readonly startPlaceId?: string;
  /** How many travel, children included; counts where the adults are not told. */
  readonly people?: number;
  readonly allowances: Partial<TripRequest["allowances"]>;
  readonly sendParams?: Partial<SendWishes>;
}

/** A change of an ordered trip: which one, what of it, and on which conditions. */
export interface TripChange {
  readonly tripId: number;
  readonly transaction?: number;
  /** The change holds only for this version of the order. */
  readonly version?: number;
  /** The new price that the traveller has agreed to, in whole units. */
  readonly expectedTotal?: number;
  /** Title or number of a cost centre of the order. */
  readonly costCenter?: string;
  readonly fields: ChangedFields;
}

/** The trip as it would be ordered now: what was ordered, with what the change names in its place. */
export function changedTrip(ordered: TripRequest, changed: ChangedFields): TripRequest {
  const { startPlaceId, people, start, finish, allowances, sendParams, ...fields } = changed;
  const children = fields.children ?? ordered.children;
  const adults = fields.adults ?? (people === undefined ? ordered.adults : people - children);
  return {
    ...ordered,
    sign: keptSign(ordered, changed),
    ...fields,
    adults: Math.max(1, adults),
    start: { ...ordered.start, placeId: ordered.start.placeId ?? startPlaceId, ...start },
    finish: { ...ordered.finish, ...finish },
    allowances: { ...ordered.allowances, ...allowances },
    sendParams: sendParams === undefined ? ordered.sendParams : { ...DEFAULT_SEND_WISHES, ...sendParams },
  };
}

/** A sign with the passenger's name goes with the passenger. */
function keptSign({ sign, passengers }: TripRequest, changed: ChangedFields): string {
  return changed.passengers !== undefined && sign === passengers[0]?.name ? "" : sign;
}
