export { EXPIRE_OFFERS_JOB, expireOffers } from "#server/modules/requests/expire-offers.ts";
export { findRequest, type InboxRow } from "#server/modules/requests/inbox.repository.ts";
export { offerKey } from "#server/modules/requests/offer-key.ts";
export { findOffer, findOffersFor, type StoredOffer } from "#server/modules/requests/offers.repository.ts";
export { requestRoutes } from "#server/modules/requests/request-routes.ts";
