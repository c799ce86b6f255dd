import type { CompanyFields } from "#domain/booking/company-fields.ts";
import { CERTIFICATE_LENGTH } from "#domain/booking/draft-money.ts";
import { firstPassenger } from "#domain/booking/draft-people.ts";
import { readEmail } from "#domain/booking/email.ts";
import { cleanText, cleanLines } from "#domain/booking/free-text.ts";
import { servicesBody } from "#domain/booking/ordered-services.ts";
import { rentSeconds } from "#domain/booking/rent-seconds.ts";
import { signText } from "#domain/booking/sign-text.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import { withContact } from "#domain/booking/with-contact.ts";
import { tripCoordinator } from "#domain/orders/coordinator.ts";
import { bonusDigits, isBonusNumber } from "#domain/prices/bonus-number.ts";
import { payByOf, type AccountRules } from "#web/trip/account-rules.ts";
import { carTrips } from "#web/trip/cars/car-trips.ts";
import { type PhoneReading, sentTypedPhone } from "#web/trip/phone/typed-phone.ts";
import { isFlexible, type OfferTrip, type PickedOffer } from "#web/trip/picked-offer.ts";
import { orderPrice } from "#web/trip/trip-price.ts";
import { endsBody } from "./ends.ts";
import { filled } from "./filled.ts";
import { originBody, tripOrigin, type OrderOrigin } from "./origin.ts";
import type { OrderBody, OrderTripBody } from "./wire-order.ts";

/** Who travels, with what, and what the driver should know; one service is sent for each seat and each thing. */
function peopleBody(offer: PickedOffer, draft: TripDraft, rules: AccountRules, phones: PhoneReading) {
  const { party, people } = draft;
  return {
    passengers: people.list.map(({ name, phone, email }, index) => ({
      name: cleanText(name),
      phone: sentTypedPhone(phone, phones),
      email: (index === 0 ? rules.ownEmail : undefined) ?? readEmail(email),
    })),
    passengers_number: party.adults + party.children,
    adults_amount: party.adults,
    children_amount: party.children,
    luggage_amount: draft.luggage,
    additional_services: servicesBody(offer.price, draft),
    text_tablet: cleanText(signText(draft)),
    comment: cleanLines(draft.comment),
  };
}

/** What the whole order says about what was agreed to. */
function agreedBody({ consents }: TripDraft) {
  return consents.length > 0 ? { consents: [...consents] } : {};
}

/** What each trip says about what it is paid with, and where its miles go: never what would refuse the whole order. */
function moneyBody({ certificate, bonusNumber }: TripDraft) {
  const number = bonusDigits(bonusNumber);
  return filled({
    hash: certificate.trim().slice(0, CERTIFICATE_LENGTH),
    // One that was left wrong in a field that is no longer asked is nobody's number.
    priority_s7: isBonusNumber(number) ? number : "",
  });
}

/** The account's members of the whole order; anything its form does not show is left out. */
function companyOrder({ company }: TripDraft, rules: AccountRules) {
  return {
    ...costCenter(company, rules),
    ...(rules.hasOrderNumber && { internal_number: cleanText(company.orderNumber) }),
  };
}

/** The account's members of one trip. */
function companyTrip(
  offer: PickedOffer,
  draft: TripDraft,
  rules: AccountRules,
  { index, phones }: { readonly index: number; readonly phones: PhoneReading },
) {
  const { company, people } = draft;
  const coordinator = tripCoordinator(firstPassenger(draft), offer.price.car_class.capacity, rules.hasCoordinator);
  const viewers = company.hasViewers
    ? people.viewers.map(({ phone }) => phone).filter((phone) => phone.trim() !== "")
    : [];
  const isAllowed = (name: CompanyFields["allowed"][number]) => company.allowed.includes(name);
  return {
    ...costCenter(company, rules),
    ...(rules.hasTripNumber && {
      internal_number: cleanText(company.tripNumbers[index] ?? ""),
    }),
    ...(rules.hasViewers && { viewers: [...new Set(viewers.map((phone) => sentTypedPhone(phone, phones)))] }),
    ...(rules.passenger === "legal" && {
      coordinator: {
        name: cleanText(coordinator.name),
        phone: sentTypedPhone(coordinator.phone, phones),
        ...(coordinator.name !== "" && {
          ...filled({ internal_number: cleanText(company.coordinatorNumber) }),
          send_english_sms: company.englishSms,
        }),
      },
    }),
    ...(rules.hasAllowances &&
      isFlexible(offer) && {
        additional_address: isAllowed("address"),
        additional_change_itinerary: Number(isAllowed("itinerary")),
        additional_wait: Number(isAllowed("wait")),
        fare_on_toll_road: Number(isAllowed("tollRoad")),
      }),
  };
}

function costCenter({ costCenter: chosen }: CompanyFields, rules: AccountRules) {
  return rules.costCenter !== "hidden" && chosen !== null ? { cost_center: chosen.title } : {};
}

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
