import { signText } from "#domain/booking/draft-people.ts";
import { cleanText, TEXT_LIMITS } from "#domain/booking/free-text.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import type { AccountRules } from "#web/trip/account-rules.ts";
import { childSeatOffers } from "#web/trip/child-seat-offers.ts";
import { sentTypedPhone, type PhoneReading } from "#web/trip/phone/typed-phone.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";

/** Who travels, with what, and what the driver should know; one service is sent for each seat and each thing. */
export function peopleBody(offer: PickedOffer, draft: TripDraft, rules: AccountRules, phones: PhoneReading) {
  const { party, people, services } = draft;
  const seats = childSeatOffers(offer.price).map(({ kind, serviceId }) => [serviceId, party.seats[kind]] as const);
  const others = Object.entries(services).map(([id, count]) => [Number(id), count] as const);
  return {
    passengers: people.list.map(({ name, phone, email }, index) => ({
      name: cleanText(name, TEXT_LIMITS.name),
      phone: sentTypedPhone(phone, phones),
      email: (index === 0 ? rules.ownEmail : undefined) ?? email.trim(),
    })),
    passengers_number: party.adults + party.children,
    adults_amount: party.adults,
    children_amount: party.children,
    luggage_amount: draft.luggage,
    additional_services: [...seats, ...others].flatMap(([id, count]) => Array.from({ length: count }, () => ({ id }))),
    text_tablet: cleanText(signText(draft), TEXT_LIMITS.sign),
    comment: cleanText(draft.comment, TEXT_LIMITS.comment),
  };
}
