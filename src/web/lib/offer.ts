import type { Suggestion } from "#contract/places.ts";
import type { PriceItem } from "#contract/prices.ts";
import { PLACE_TYPE, type EndKind } from "#domain/places/place-kind.ts";

/** What a traveller picked in the finder: two places, a priced car, and whether they go both ways. */
export type Offer = {
  readonly from: Suggestion;
  readonly to: Suggestion;
  readonly price: PriceItem;
  readonly roundTrip: boolean;
};

/** One trip of an offer: there, or back with the places exchanged. */
export type OfferTrip = {
  readonly way: "single" | "there" | "back";
  readonly priceId: number;
  readonly price: number;
  readonly from: Suggestion;
  readonly to: Suggestion;
  readonly start: PriceItem["start_place"];
  readonly finish: PriceItem["finish_place"];
  readonly startKind: EndKind;
  readonly finishKind: EndKind;
};

/** The kind of a priced end; every type but airport and station is a suburb (OPN-034). */
export function endKindOf(end: PriceItem["start_place"]): EndKind {
  return end.type === PLACE_TYPE.airport ? "airport" : end.type === PLACE_TYPE.station ? "station" : "suburb";
}

/** The trips of an offer; the way back exists only when it was asked for and has a price (PRC-21). */
export function offerTrips({ from, to, price, roundTrip }: Offer): readonly OfferTrip[] {
  const [start, finish] = [price.start_place, price.finish_place];
  const [startKind, finishKind] = [endKindOf(start), endKindOf(finish)];
  const reverse = roundTrip ? price.reverse_price : null;
  const there: OfferTrip = {
    way: reverse ? "there" : "single",
    priceId: price.price_id,
    price: price.price,
    from,
    to,
    start,
    finish,
    startKind,
    finishKind,
  };
  if (!reverse) return [there];
  const back: OfferTrip = {
    way: "back",
    priceId: reverse.price_id,
    price: reverse.price,
    from: to,
    to: from,
    start: finish,
    finish: start,
    startKind: finishKind,
    finishKind: startKind,
  };
  return [there, back];
}
