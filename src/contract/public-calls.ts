import {
  getFeatures,
  getFrameUserSettings,
  getSettingUser,
  logIn,
  logOut,
  refreshSession,
  searchCostCenters,
} from "#contract/accounts.ts";
import { checkName, checkTime, recommendTime } from "#contract/booking.ts";
import { findDocuments, getDocuments, mailDocuments, sendDocuments } from "#contract/documents.ts";
import { sendOrderLink } from "#contract/order-link.ts";
import { cancelTrip, checkCancel, checkUpdate } from "#contract/orders/cancel-trip.ts";
import { changeTrip, putTrip } from "#contract/orders/change-trip.ts";
import { findKeptOrders, forgetOrder, keepOrder } from "#contract/orders/kept-orders.ts";
import { findAttempt, getAttempt, getOrder, getOrderNumber, placeOrder } from "#contract/orders/orders.ts";
import { searchTrips } from "#contract/orders/trips.ts";
import { cancelYachtOrder, findYachtOrders } from "#contract/orders/yacht-orders.ts";
import { askEmail, takeEmail } from "#contract/own-account/email.ts";
import { changeProfile, getProfile } from "#contract/own-account/profile.ts";
import { askRecovery, recoverPassword } from "#contract/own-account/recovery.ts";
import {
  beginSecondStep,
  confirmSecondStep,
  removeSecondStep,
  renewRecoveryCodes,
  takeSecondStep,
} from "#contract/own-account/second-step.ts";
import {
  changePassword,
  endLogIns,
  getSecurity,
  makeAccessKey,
  proveIdentity,
} from "#contract/own-account/security.ts";
import { addSite, checkPage, listCarClasses, listSites, removeSite } from "#contract/partner-sites.ts";
import {
  getAdvantages,
  getModuleSettings,
  getPromos,
  getSettings,
  getWidget,
  recordPromoView,
  saveModuleSettings,
} from "#contract/partners.ts";
import { approveOrder, getPayUrl } from "#contract/payments.ts";
import {
  checkLocationFromPlaces,
  findPlaces,
  findTransportNodes,
  getCountryByPoint,
  getPlaceCredits,
  getNavigationPath,
  getPlace,
} from "#contract/places.ts";
import { calculateNewPrice, getMiles } from "#contract/prices/bonus.ts";
import { getPriceLines, searchPrices } from "#contract/prices/prices.ts";
import { searchRentPrices } from "#contract/prices/rent.ts";
import { searchPricesByIata } from "#contract/prices/search-prices-by-iata.ts";
import { getStatement } from "#contract/reports/partner-statement.ts";
import { requestRoute, findRecentYachts, requestYacht } from "#contract/requests/new-requests.ts";
import {
  acceptOffer,
  getOffer,
  acceptYachtOffer,
  getYachtOffer,
  getYachtOfferPhoto,
} from "#contract/requests/offers.ts";
import type { CallsByName, PublicEndpoint } from "#contract/wire/endpoint.ts";

/** Every public call by its name, in booking order; all that is decided by the call alone stands in its own value. */
export const publicCalls = {
  logIn,
  refreshSession,
  takeSecondStep,
  beginSecondStep,
  confirmSecondStep,
  removeSecondStep,
  renewRecoveryCodes,
  getProfile,
  changeProfile,
  askEmail,
  takeEmail,
  getSecurity,
  endLogIns,
  makeAccessKey,
  proveIdentity,
  changePassword,
  askRecovery,
  recoverPassword,
  logOut,
  getSettingUser,
  getFrameUserSettings,
  getFeatures,
  searchCostCenters,
  getSettings,
  getModuleSettings,
  saveModuleSettings,
  listSites,
  addSite,
  removeSite,
  checkPage,
  listCarClasses,
  getAdvantages,
  getStatement,
  getPromos,
  recordPromoView,
  getWidget,
  requestYacht,
  getOffer,
  acceptOffer,
  getYachtOffer,
  getYachtOfferPhoto,
  acceptYachtOffer,
  findRecentYachts,
  findTransportNodes,
  findPlaces,
  getPlace,
  getCountryByPoint,
  getPlaceCredits,
  checkLocationFromPlaces,
  getNavigationPath,
  searchPrices,
  searchPricesByIata,
  getPriceLines,
  requestRoute,
  searchRentPrices,
  calculateNewPrice,
  getMiles,
  checkName,
  checkTime,
  recommendTime,
  placeOrder,
  findAttempt,
  getAttempt,
  getOrder,
  getOrderNumber,
  findYachtOrders,
  cancelYachtOrder,
  findKeptOrders,
  keepOrder,
  forgetOrder,
  searchTrips,
  changeTrip,
  putTrip,
  checkUpdate,
  checkCancel,
  cancelTrip,
  getPayUrl,
  approveOrder,
  getDocuments,
  findDocuments,
  sendDocuments,
  mailDocuments,
  sendOrderLink,
};

/** The same as a list. */
export const PUBLIC_ENDPOINTS: readonly PublicEndpoint[] = Object.values(
  publicCalls satisfies CallsByName<typeof publicCalls, PublicEndpoint>,
);
