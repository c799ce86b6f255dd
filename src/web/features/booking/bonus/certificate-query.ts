import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import type { Api } from "#web/api/api-call.ts";
import { servicesBody } from "#web/trip/ordered-services.ts";
import { offerTrips, type PickedOffer } from "#web/trip/picked-offer.ts";

/** What a certificate is reckoned on: the code, and everything of the order that its price depends on (LOY-04). */
export function certificateBody(offer: PickedOffer, draft: TripDraft) {
  const services = servicesBody(offer.price, draft);
  return {
    hash: draft.certificate.trim(),
    currency: offer.price.currency,
    data_prices: offerTrips(offer).map(({ priceId, stops }) => ({
      price_audit_id: priceId,
      number_subaddress: stops.length,
      additional_services: services,
    })),
  };
}

/** The prices of the trips with the certificate of a draft; asked again whenever people, seats or stops change (LOY-06). */
export const certificateQuery = (api: Api, offer: PickedOffer, draft: TripDraft) => {
  const body = certificateBody(offer, draft);
  const { adults, children } = draft.party;
  return queryOptions({
    queryKey: ["certificate", body, adults, children],
    queryFn: () => api("calculateNewPrice", { body }),
    placeholderData: keepPreviousData,
    // A code may run out, or be used up by somebody else.
    staleTime: 60_000,
  });
};
