export { offerKey } from "#server/modules/requests/accept/open-offer.ts";
export { EXPIRE_OFFERS_JOB, expireOffers } from "#server/modules/requests/answer/end-offer.ts";
export { requestRoutes } from "#server/modules/requests/routes.ts";
export { findOffer, findOffersFor, type StoredOffer } from "#server/modules/requests/store/offers.repository.ts";
export {
  findRequest,
  findRouteRequest,
  findYachtRequest,
  type InboxRow,
  type StoredRouteRequest,
  type StoredYachtRequest,
} from "#server/modules/requests/store/requests.repository.ts";
