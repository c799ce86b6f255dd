import type { Consent } from "#domain/booking/consents.ts";
import type { Passenger } from "#domain/booking/passengers.ts";
import type { PayBy } from "#domain/orders/pay-by.ts";
import type { SendWishes } from "#domain/orders/send-wishes.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { Locale } from "#domain/values/locale.ts";

/** One end of a trip as ordered: the exact spot, in the traveller's words. */
export interface RequestedEnd {
  readonly address: string;
  /** Where the caller says it is; undefined means the quote decides. */
  readonly point: GeoPoint | undefined;
  readonly placeId: string | undefined;
  readonly flightNumber: string;
  readonly terminal: string;
  readonly trainNumber: string;
  readonly carriageNumber: string;
}

/** A stop on the way as ordered. */
export interface RequestedStop {
  readonly address: string;
  readonly point: GeoPoint | undefined;
  readonly placeId: string | undefined;
}

/** One trip as ordered, cleaned, in our own words. */
export interface TripRequest {
  /** The number of the price, or its other id as a text. */
  readonly price: number | string;
  /** Wall clock of the start, unparsed. */
  readonly pickup: string;
  /** Wall clock at which the flight or train leaves, unparsed. */
  readonly departure: string | undefined;
  /** It surely is one. The finish time of an old client may be anything, and is ignored where it can be no departure. */
  readonly isDeparture: boolean;
  readonly start: RequestedEnd;
  readonly finish: RequestedEnd;
  /** The flight that brings the traveller is not known yet. */
  readonly flightLater: boolean;
  readonly stops: readonly RequestedStop[];
  readonly passengers: readonly Passenger[];
  readonly adults: number;
  readonly children: number;
  readonly luggage: number;
  readonly serviceIds: readonly number[];
  readonly sign: string;
  readonly comment: string;
  readonly internalNumber: string;
  readonly allowances: Readonly<Record<"changeItinerary" | "wait" | "tollRoad", number>>;
  readonly rent: boolean;
  /** Wanted at short notice and priced that way. */
  readonly fastRide: boolean;
  readonly sendParams: SendWishes;
  /** Length of a rent in seconds; 0 means the price decides. */
  readonly rentSeconds: number;
  /** Phone numbers of people who follow the trip. */
  readonly viewers: readonly string[];
  /** The company's own number of the coordinator. */
  readonly coordinatorNumber: string;
  /** The coordinator gets text messages in English. */
  readonly englishSms: boolean;
  /** Number in the airline's miles programme; empty for none. */
  readonly bonusNumber: string;
  /** Point of sale, as the caller names it. */
  readonly pos: string;
  /** Code of a certificate; empty for none. */
  readonly certificate: string;
  /** The payer allows another address on the way. */
  readonly additionalAddress: boolean;
  /** Whether the payer accepts that the sum may change with the route; undefined from clients that do not ask. */
  readonly flexibleAgreed: boolean | undefined;
}

/** A whole order as requested. */
export interface OrderRequest {
  readonly trips: readonly TripRequest[];
  readonly payBy: PayBy;
  readonly lang: Locale;
  readonly userHint: string | null;
  /** The sum the traveller saw, in whole units, when the caller sends it. */
  readonly expectedTotal: number | undefined;
  /** Title or number of a cost centre; empty for none. */
  readonly costCenter: string;
  /** The company's own number for the whole order. */
  readonly internalNumber: string;
  /** What was agreed to; undefined from clients that do not say. */
  readonly consents: readonly Consent[] | undefined;
  /** Where the order came from; stored, never used for a decision. */
  readonly client: Readonly<Record<string, unknown>>;
}
