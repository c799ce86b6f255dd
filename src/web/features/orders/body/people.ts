import { readEmail } from "#domain/booking/email.ts";
import { cleanLines, cleanText } from "#domain/booking/free-text.ts";
import { servicesBody } from "#domain/booking/ordered-services.ts";
import { signText } from "#domain/booking/sign-text.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import type { AccountRules } from "#web/trip/account-rules.ts";
import { sentTypedPhone, type PhoneReading } from "#web/trip/phone/typed-phone.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";

/** Who travels, with what, and what the driver should know; one service is sent for each seat and each thing. */
export function peopleBody(offer: PickedOffer, draft: TripDraft, rules: AccountRules, phones: PhoneReading) {
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
