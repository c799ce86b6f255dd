import type { AcceptYachtBody, YachtOfferView } from "#contract/requests/offers.ts";
import type { Consent } from "#domain/booking/consents.ts";
import { readEmail } from "#domain/booking/email.ts";
import { namedText } from "#domain/booking/free-text.ts";
import { readStored, writeStored } from "#web/lib/stored-values.ts";
import { sentTypedPhone, type PhoneReading } from "#web/trip/phone/typed-phone.ts";
import { contactFaults, type DetailsFaults } from "./details-faults.ts";

/** What is typed to accept an offer for a yacht. */
export interface YachtDetails {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly wish: string;
  readonly agrees: boolean;
}

const nameOf = (offerId: number): string => `yacht-offer-details-${offerId}`;

/** What was typed for an offer in this tab; at first what the request has said already. */
export function storedYachtDetails(offer: YachtOfferView): YachtDetails {
  const stored = readStored("session", nameOf(offer.offer_id));
  const known = typeof stored === "object" && stored !== null ? (stored as Partial<YachtDetails>) : {};
  return { ...offer.contact, wish: offer.wish, ...known, agrees: false };
}

/** Keeps what is typed as long as the tab lives: it has a name and a phone, so it never stays longer. */
export function keepYachtDetails(offerId: number, draft: YachtDetails | undefined): void {
  writeStored("session", nameOf(offerId), draft);
}

/** What is wrong with the details, by the ids of their fields in the order of the page. */
export function yachtDetailsFaults(
  draft: YachtDetails,
  { phones, asksConsent }: { readonly phones: PhoneReading; readonly asksConsent: boolean },
): DetailsFaults {
  const faults = new Map(contactFaults(draft, phones, "offers.yacht.needPhone"));
  if (asksConsent && !draft.agrees) faults.set("offer-agrees", ["booking.agree.consentError"]);
  return faults;
}

/** The details as they are sent. */
export function yachtDetailsBody(
  { name, phone, email, wish }: YachtDetails,
  consents: readonly Consent[],
  phones: PhoneReading,
): AcceptYachtBody {
  return {
    name: namedText(name),
    phone: sentTypedPhone(phone, phones),
    email: readEmail(email),
    wish: wish.trim(),
    consents: [...consents],
  };
}
