import type { RequestedEnd, TripRequest } from "#domain/orders/order-request.ts";
import { DEFAULT_SEND_WISHES, type SendWishes } from "#domain/orders/send-wishes.ts";

/** What a change says about a trip, in our own words; anything left out stays as it is. */
export interface ChangedFields extends Partial<
  Omit<TripRequest, "start" | "finish" | "allowances" | "sendParams" | "certificate">
> {
  readonly start: Partial<RequestedEnd>;
  readonly finish: Partial<RequestedEnd>;
  /** Names the start when neither the change nor the trip does. */
  readonly startPlaceId?: string;
  /** How many people travel, children included; used when the adults are not given. */
  readonly people?: number;
  readonly allowances: Partial<TripRequest["allowances"]>;
  readonly sendParams?: Partial<SendWishes>;
}

/** A change of an ordered trip: which trip, what changes, and on which conditions. */
export interface TripChange {
  readonly tripId: number;
  readonly transaction?: number;
  /** The change applies only to this version of the order. */
  readonly version?: number;
  /** The new price the traveller agreed to, in whole units. */
  readonly expectedTotal?: number;
  /** What the order's address was sent: gives the order the address that was asked for, and changes nothing else. */
  readonly emailToken?: string;
  /** Title or number of the order's cost centre. */
  readonly costCenter?: string;
  /** Other trips of the order that had the lead passenger's name, phone or address get the new one too. */
  readonly otherTrips?: boolean;
  readonly fields: ChangedFields;
}

/** The trip as it would be ordered now: the original request, with the changed fields replaced. */
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

/** A sign with the passenger's name changes together with the passenger. */
function keptSign({ sign, passengers }: TripRequest, changed: ChangedFields): string {
  return changed.passengers !== undefined && sign === passengers[0]?.name ? "" : sign;
}
