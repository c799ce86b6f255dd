import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { firstPassenger } from "#domain/booking/draft-people.ts";
import { servicesBody } from "#domain/booking/ordered-services.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import type { Api } from "#web/api/api-call.ts";
import { attemptHeaders, type NamedAttempt } from "#web/api/call-headers.ts";
import { carTrips } from "#web/trip/cars/car-trips.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";

/** An e-mail that may be whole; before that, each letter would be one more call. */
const MAYBE_EMAIL = /^[^]{1,200}@[^@\s]{1,100}\.[^@\s.]{2,60}$/;

/**
 * What a certificate is reckoned on: the code, everything of the order that its price depends on, and for whom it is, as
 * a code may hold so often for each e-mail.
 */
export function certificateBody(offer: PickedOffer, draft: TripDraft) {
  const email = firstPassenger(draft).email.trim();
  return {
    hash: draft.certificate.trim(),
    currency: offer.price.currency,
    data_prices: carTrips(offer, draft).map(({ ride: { priceId, stops }, draft: seen }) => ({
      price_audit_id: priceId,
      number_subaddress: stops.length,
      additional_services: servicesBody(offer.price, seen),
    })),
    ...(MAYBE_EMAIL.test(email) && { email }),
  };
}

/**
 * The prices of the trips with the certificate of a draft; asked again whenever people, seats or stops change. The
 * attempt goes along, because a code that this form's own order already uses is not used up for the form.
 */
export const certificateQuery = (api: Api, offer: PickedOffer, draft: TripDraft, attempt: () => NamedAttempt) => {
  const body = certificateBody(offer, draft);
  const people = carTrips(offer, draft).map(({ draft: { party } }) => [party.adults, party.children]);
  return queryOptions({
    queryKey: ["certificate", body, people],
    queryFn: () => api("calculateNewPrice", { body, headers: attemptHeaders(attempt()) }),
    placeholderData: keepPreviousData,
    // A code may run out, or be used up by somebody else.
    staleTime: 60_000,
  });
};
