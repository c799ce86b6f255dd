import { rentSeconds } from "#domain/booking/rent-hours.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import { payByOf, type AccountRules } from "#web/trip/account-rules.ts";
import { isFlexible, offerTrips, type OfferTrip, type PickedOffer } from "#web/trip/picked-offer.ts";
import { orderPrice } from "#web/trip/trip-price.ts";
import { companyOrder, companyTrip } from "./company.ts";
import { endsBody } from "./ends.ts";
import { agreedBody, moneyBody } from "./money.ts";
import { originBody } from "./origin.ts";
import { peopleBody } from "./people.ts";
import type { OrderBody, OrderTripBody } from "./wire-order.ts";

/**
 * The body that orders a trip: only members that apply to it and to the person booking, cleaned as the server cleans them.
 */
export function orderBody(offer: PickedOffer, draft: TripDraft, locale: string, rules: AccountRules): OrderBody {
  return {
    trips: offerTrips(offer).map((trip, index) => orderTrip(offer, draft, trip, index, rules)),
    ...companyOrder(draft, rules),
    ...agreedBody(draft),
    ...originBody(offer),
    currency: offer.price.currency,
    lang: locale,
    pay_by: payByOf(draft.company.payBy, rules),
    expected_total: orderPrice(offer, draft).total,
  };
}

function orderTrip(
  offer: PickedOffer,
  draft: TripDraft,
  trip: OfferTrip,
  index: number,
  rules: AccountRules,
): OrderTripBody {
  return {
    price_id: trip.priceId,
    currency: offer.price.currency,
    service_id: offer.price.service_id,
    ...endsBody(trip, draft, index),
    ...peopleBody(offer, draft, rules),
    ...moneyBody(draft),
    is_rent: trip.hours !== undefined,
    ...(trip.hours !== undefined && { duration: rentSeconds(trip.hours) }),
    ...(isFlexible(offer) && { flexible_tariff_agreement: draft.flexibleAgreed }),
    ...companyTrip(offer, draft, rules, index),
  };
}
