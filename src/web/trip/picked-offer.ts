import type { Suggestion } from "#contract/places.ts";
import type { NewPrice } from "#contract/prices/bonus.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import type { AskedParty } from "#domain/booking/trip-draft.ts";
import type { TripKind } from "#domain/booking/trip-kind.ts";
import { PLACE_TYPE, type EndKind } from "#domain/places/place-kind.ts";
import type { LocalTime } from "#domain/values/local-time.ts";

/** The price of one trip at its typed time, replacing its price for any time. */
export type TimedPrice = {
  readonly pickup: LocalTime;
  readonly priceId: number;
  readonly price: number;
  /** The price of one stop then. */
  readonly stopPrice: number;
  /** At short notice, which costs more. */
  readonly isFastRide?: boolean;
};

/** The price that an ordered trip was sold for, at its pick-up. */
export type SoldPrice = Pick<TimedPrice, "pickup" | "price">;

/** The pricing state of a typed time: loading, not available then, or as far known as it can be. */
export type TimePricing = "asking" | "absent" | "known";

/** What a traveller picked in the finder: two places, a priced car, and whether they travel both ways. */
export type PickedOffer = {
  readonly from: Suggestion;
  readonly to: Suggestion;
  readonly price: PriceItem;
  readonly roundTrip: boolean;
  /** Places on the way there, in order; the way back goes straight. */
  readonly stops?: readonly Suggestion[] | undefined;
  /** The pick-up that was asked for, on the clock of the start; without one the price is for any time. */
  readonly when?: LocalTime | undefined;
  /** Who travels with how much, as far as the finder was told. */
  readonly party?: AskedParty;
  /** The language and currency that it was asked for in; in another one it is asked for again. */
  readonly askedIn?: string;
  /** What a shared link said of the price, where it has changed since. */
  readonly before?: { readonly priceId: number; readonly total: number };
  /** Hours of a rented car; it has no finish then, and `to` is its start again. */
  readonly hours?: number | undefined;
  /** The order that the form changes; absent where it makes a new one. */
  readonly changes?: number | undefined;
  /** What the rides of that order were sold for, which holds until they start at another time; in the order of the trips. */
  readonly sold?: readonly (SoldPrice | null)[];
  /** The account that the prices are for; null for a visitor. */
  readonly accountId?: number | null;
  /** The prices of its trips at their times, in the order of the trips; null for a trip without a priced time. */
  readonly timed?: readonly (TimedPrice | null)[];
  /** What its trips cost with a certificate, in the order of the trips. */
  readonly certified?: readonly Pick<NewPrice, "restated_cost" | "repayment_price">[] | undefined;
};

/** How other hours of a rent are priced. */
export type RentChange = {
  readonly isAsking: boolean;
  /** The last hours asked for have no price. */
  readonly isLost: boolean;
  readonly ask: (hours: number) => void;
};

/** One trip of an offer: there, or back with the places swapped. */
export type OfferTrip = {
  readonly way: "single" | "there" | "back";
  readonly priceId: number;
  readonly price: number;
  /** The price as the finder showed it, for any time. */
  readonly anyTime: { readonly priceId: number; readonly price: number; readonly isFastRide: boolean };
  /** `price` is that of a car at short notice. */
  readonly isFastRide: boolean;
  /** `price` is what it was sold for in the order that is changed; what it adds up from today is another sum. */
  readonly isSold?: boolean;
  /** The time that `price` is for; undefined when it is for any time. */
  readonly pricedFor: LocalTime | undefined;
  readonly from: Suggestion;
  readonly to: Suggestion;
  readonly stops: readonly Suggestion[];
  /** The price of one of them. */
  readonly stopPrice: number;
  readonly start: PriceItem["start_place"];
  readonly finish: PriceItem["finish_place"];
  readonly startKind: EndKind;
  /** The finish of a rent is unknown. */
  readonly finishKind: TripKind["finish"];
  /** Hours of a rent; undefined for a transfer. */
  readonly hours?: number | undefined;
};

/** The kind of a priced end; every type except airport and station counts as a suburb. */
export function endKindOf(end: PriceItem["start_place"]): EndKind {
  return end.type === PLACE_TYPE.airport ? "airport" : end.type === PLACE_TYPE.station ? "station" : "suburb";
}

/** The trips of an offer; the way back exists only when it was requested and has a price. */
export function offerTrips({
  from,
  to,
  price,
  roundTrip,
  stops = [],
  hours,
  timed,
  sold,
}: PickedOffer): readonly [OfferTrip, ...OfferTrip[]] {
  const [start, finish] = [price.start_place, price.finish_place];
  const [startKind, finishKind] = [endKindOf(start), endKindOf(finish)];
  const reverse = roundTrip ? price.reverse_price : null;
  const there: OfferTrip = {
    way: reverse ? "there" : "single",
    ...pricesOf(price, timed?.[0], sold?.[0]),
    from,
    to,
    stops,
    stopPrice: timed?.[0]?.stopPrice ?? price.price_subaddress,
    start,
    finish,
    startKind,
    finishKind: hours === undefined ? finishKind : "rent",
    hours,
  };
  if (!reverse) return [there];
  const back: OfferTrip = {
    way: "back",
    ...pricesOf(reverse, timed?.[1], sold?.[1]),
    from: to,
    to: from,
    stops: [],
    stopPrice: 0,
    start: finish,
    finish: start,
    startKind: finishKind,
    finishKind: startKind,
  };
  return [there, back];
}

/** Whether one of the trips may change its price with the route, which the traveller must accept. */
export function isFlexible({ price, roundTrip }: PickedOffer): boolean {
  return price.flexible_tariff || (roundTrip && price.reverse_price?.flexible_tariff === true);
}

/** A price of the list, or that of a way back, which is never at short notice. */
type PricedRide = Pick<PriceItem, "price_id" | "price"> & { readonly is_fast_ride?: boolean };

function pricesOf(
  { price_id: priceId, price, is_fast_ride: isFastRide = false }: PricedRide,
  timed: TimedPrice | null | undefined,
  sold: SoldPrice | null | undefined,
): Pick<OfferTrip, "priceId" | "price" | "isFastRide" | "anyTime" | "pricedFor" | "isSold"> {
  const anyTime = { priceId, price, isFastRide };
  if (sold && (timed?.pickup ?? sold.pickup) === sold.pickup) {
    const kept = { ...anyTime, price: sold.price };
    return { ...kept, anyTime: kept, pricedFor: sold.pickup, isSold: true };
  }
  if (!timed) return { ...anyTime, anyTime, pricedFor: undefined };
  return {
    priceId: timed.priceId,
    price: timed.price,
    isFastRide: timed.isFastRide === true,
    anyTime,
    pricedFor: timed.pickup,
  };
}
