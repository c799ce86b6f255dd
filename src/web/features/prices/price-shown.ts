import type { PriceItem } from "#contract/prices/prices.ts";
import { EMPTY_DRAFT } from "#domain/booking/trip-draft.ts";
import type { MessageKey } from "#i18n/messages.ts";
import type { Offer } from "#web/trip/picked-offer.ts";
import { orderPrice } from "#web/trip/trip-price.ts";

/** The price a card shows: one way, or both ways together where the way back has a price. */
export function priceShown(offer: Offer): { readonly amount: number; readonly note: MessageKey } {
  const { total, rides } = orderPrice(offer, EMPTY_DRAFT);
  return { amount: total, note: noteOf(offer.price, offer.roundTrip, rides.length) };
}

function noteOf(price: PriceItem, roundTrip: boolean, rides: number): MessageKey {
  if (rides > 1) return "prices.perCarBoth";
  return roundTrip && price.reverse_price === null ? "prices.oneWayOnly" : "prices.perCar";
}
