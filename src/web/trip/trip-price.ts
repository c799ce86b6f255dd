import { orderedServices } from "#domain/booking/ordered-services.ts";
import { EMPTY_DRAFT, type TripDraft } from "#domain/booking/trip-draft.ts";
import { keptDiscount, type FirstDiscount } from "#domain/prices/kept-discount.ts";
import { tripTotal } from "#domain/prices/trip-total.ts";
import { CURRENCY_DIGITS, isCurrency, mulDiv, toMajor, type Currency } from "#domain/values/money.ts";
import { carTrips } from "#web/trip/cars/car-trips.ts";
import { offerTrips, type PickedOffer, type OfferTrip } from "#web/trip/picked-offer.ts";

/** Stops of a trip: how many, and what each and all of them cost. */
export type StopsPrice = { readonly count: number; readonly price: number; readonly sum: number };

/** The cost of an order, in wire units: its rides, its stops, each of its trips, and the sum of them. */
export type OrderPrice = {
  readonly rides: readonly OfferTrip[];
  /** Of one car. */
  readonly stops: StopsPrice;
  /** The cost of each trip with its stops and services, after a certificate: of each car on each ride. */
  readonly trips: readonly number[];
  readonly total: number;
};

/** Adds up the server's prices, calculating in minor units. */
export function orderPrice(offer: PickedOffer, draft: TripDraft): OrderPrice {
  const currency = knownCurrency(offer.price.currency);
  const minor = (amount: number) => toMinor(amount, currency);
  const rides = offerTrips(offer);
  const trips = carTrips(offer, draft).map(({ ride: { price, stops, stopPrice }, draft: seen }, index) => {
    const restated = offer.certified?.[index]?.restated_cost;
    if (restated !== undefined) return minor(restated);
    const services = orderedServices(offer.price, seen).map((service) => minor(service.price) * service.count);
    return tripTotal({ ride: minor(price), stop: minor(stopPrice), stops: stops.length, services });
  });
  return {
    rides,
    stops: stopsPrice(rides[0], offer.price.currency),
    trips: trips.map((sum) => toMajor(sum, currency)),
    total: toMajor(
      trips.reduce((sum, trip) => sum + trip, 0),
      currency,
    ),
  };
}

/** The cost of the rides of an offer alone, at any time: what its prices say before anything is added. */
export function ridesPrice(offer: PickedOffer): number {
  return orderPrice({ ...offer, stops: [], timed: [], certified: [] }, EMPTY_DRAFT).total;
}

/** The price of the stops of a trip. */
export function stopsPrice({ stops, stopPrice }: Pick<OfferTrip, "stops" | "stopPrice">, code: string): StopsPrice {
  const currency = knownCurrency(code);
  return {
    count: stops.length,
    price: stopPrice,
    sum: toMajor(toMinor(stopPrice, currency) * stops.length, currency),
  };
}

/** The sum of two amounts in wire units, exact to the minor unit. */
export function addSums(one: number, other: number, code: string): number {
  const currency = knownCurrency(code);
  return toMajor(toMinor(one, currency) + toMinor(other, currency), currency);
}

/** A share of a sum in wire units, calculated as the server calculates fees: in whole minor units. */
export function shareOf(sum: number, percent: number, code: string): number {
  const currency = knownCurrency(code);
  return toMajor(mulDiv(toMinor(sum, currency), percent, 100), currency);
}

/** What a certificate takes off once a trip costs `now` without it, in wire units; that of a sum may take off more, as the server then says. */
export function discountAt({ discount, of }: FirstDiscount, now: number, code: string): number {
  const currency = knownCurrency(code);
  const minor = (amount: number) => toMinor(amount, currency);
  return toMajor(keptDiscount({ discount: minor(discount), of: minor(of) }, minor(now), false), currency);
}

/** How much the times of trips change their prices, in wire units; negative when they get cheaper. */
export function timeDifference(trips: readonly Pick<OfferTrip, "price" | "anyTime">[], code: string): number {
  const currency = knownCurrency(code);
  const minor = trips.reduce(
    (sum, { price, anyTime }) => sum + toMinor(price, currency) - toMinor(anyTime.price, currency),
    0,
  );
  return toMajor(minor, currency);
}

/** A sum in a currency unknown to this page cannot be calculated: it throws, and a reload brings a page that knows it. */
function knownCurrency(code: string): Currency {
  if (isCurrency(code)) return code;
  throw new Error(`Prices in "${code}" cannot be shown: this page does not know the currency`);
}

function toMinor(amount: number, currency: Currency): number {
  return Math.round(amount * 10 ** CURRENCY_DIGITS[currency]);
}
