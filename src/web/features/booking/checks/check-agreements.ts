import { personalDataConsent } from "#domain/booking/consents.ts";
import { isFlexible } from "#web/trip/picked-offer.ts";
import type { FormCheck, FormError } from "./form-error.ts";

/** DOM ids of the boxes that are ticked to agree. */
export type AgreementFieldId = "flexible" | "policy" | "personal-data";

/** What has to be agreed to before the car can be booked. */
export const checkAgreements: FormCheck<AgreementFieldId> = (offer, { flexibleAgreed, company, consents }, rules) => {
  const errors: (readonly [AgreementFieldId, FormError])[] = [];
  if (isFlexible(offer) && !flexibleAgreed) errors.push(["flexible", ["booking.error.flexible"]]);
  if (rules.hasPolicy && !company.policyAgreed) errors.push(["policy", ["accounts.policyError"]]);
  if (rules.consent && personalDataConsent(consents, rules.consent) === undefined) {
    errors.push(["personal-data", ["booking.agree.consentError"]]);
  }
  return errors;
};
