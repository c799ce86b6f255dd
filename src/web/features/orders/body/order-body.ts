import { rentSeconds } from "#domain/booking/rent-seconds.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import { withContact } from "#domain/booking/with-contact.ts";
import { payByOf, type AccountRules } from "#web/trip/account-rules.ts";
import { carTrips } from "#web/trip/cars/car-trips.ts";
import type { PhoneReading } from "#web/trip/phone/typed-phone.ts";
import { isFlexible, type OfferTrip, type PickedOffer } from "#web/trip/picked-offer.ts";
import { orderPrice } from "#web/trip/trip-price.ts";
import { companyOrder, companyTrip } from "./company.ts";
import { endsBody } from "./ends.ts";
import { agreedBody, moneyBody } from "./money.ts";
import { originBody, tripOrigin, type OrderOrigin } from "./origin.ts";
import { peopleBody } from "./people.ts";
import type { OrderBody, OrderTripBody } from "./wire-order.ts";

/** The operator's own page, opened by nobody's link. */
const OWN_PAGE: OrderOrigin = { visit: {}, userId: "", moduleType: "booking" };

/**
 * The body that orders a trip: only members that apply to it and to the person booking, cleaned as the server cleans them.
 */
export function orderBody(
  offer: PickedOffer,
  draft: TripDraft,
  reading: Omit<PhoneReading, "pickup">,
  rules: AccountRules,
  origin: OrderOrigin = OWN_PAGE,
): OrderBody {
  const { locale } = reading;
  const phones = { ...reading, pickup: offer.from.country_code };
  return {
    trips: carTrips(offer, draft).map(({ ride, way, draft: seen }) => ({
      lang: locale,
      ...tripOrigin(origin),
      ...orderTrip({ offer, draft: withContact(seen, draft), rules, phones }, ride, way),
    })),
    ...companyOrder(draft, rules),
    ...originBody(offer, origin),
    ...agreedBody(draft),
    currency: offer.price.currency,
    lang: locale,
    pay_by: payByOf(draft.company.payBy, rules),
    expected_total: orderPrice(offer, draft).total,
  };
}

type Ordered = {
  readonly offer: PickedOffer;
  readonly draft: TripDraft;
  readonly rules: AccountRules;
  readonly phones: PhoneReading;
};

function orderTrip({ offer, draft, rules, phones }: Ordered, trip: OfferTrip, index: number): OrderTripBody {
  return {
    price_id: trip.priceId,
    currency: offer.price.currency,
    service_id: offer.price.service_id,
    start_place_id: trip.from.place_id,
    ...endsBody(trip, draft, index),
    ...peopleBody(offer, draft, rules, phones),
    ...moneyBody(draft),
    is_rent: trip.hours !== undefined,
    ...(trip.hours !== undefined && { duration: rentSeconds(trip.hours) }),
    // Said of an ordinary price, it would refuse the order.
    is_fast_ride: trip.isFastRide,
    flexible_tariff: isFlexible(offer),
    ...(isFlexible(offer) && { flexible_tariff_agreement: draft.flexibleAgreed }),
    ...companyTrip(offer, draft, rules, { index, phones }),
  };
}
