// Written by scripts/write-client-calls.ts from the endpoints of the contract; a test holds it equal to them.
import type { getFeatures, getSettingUser, logIn, logOut, searchCostCenters } from "#contract/accounts.ts";
import type { checkName, checkTime, recommendTime } from "#contract/booking.ts";
import type { sendOrderLink } from "#contract/order-link.ts";
import type { cancelTrip, checkCancel } from "#contract/orders/cancel-trip.ts";
import type { changeTrip } from "#contract/orders/change-trip.ts";
import type { findKeptOrders, forgetOrder, keepOrder } from "#contract/orders/kept-orders.ts";
import type { findAttempt, getOrder, getOrderNumber, placeOrder } from "#contract/orders/orders.ts";
import type { searchTrips } from "#contract/orders/trips.ts";
import type { beginSecondStep, confirmSecondStep, takeSecondStep } from "#contract/own-account/second-step.ts";
import type { getModuleSettings, getPromos, getWidget, recordPromoView } from "#contract/partners.ts";
import type { getPayUrl } from "#contract/payments.ts";
import type {
  checkLocationFromPlaces,
  findPlaces,
  findTransportNodes,
  getCountryByPoint,
  getNavigationPath,
  getPlace,
  getPlaceCredits,
} from "#contract/places.ts";
import type { calculateNewPrice, getMiles } from "#contract/prices/bonus.ts";
import type { getPriceLines, searchPrices } from "#contract/prices/prices.ts";
import type { searchRentPrices } from "#contract/prices/rent.ts";
import type { requestRoute } from "#contract/route-request.ts";
import type { Endpoint } from "#contract/wire/endpoint.ts";

/** The calls the pages make, by name, with the types of the contract. */
export type Calls = {
  readonly logIn: typeof logIn;
  readonly logOut: typeof logOut;
  readonly getSettingUser: typeof getSettingUser;
  readonly getFeatures: typeof getFeatures;
  readonly searchCostCenters: typeof searchCostCenters;
  readonly takeSecondStep: typeof takeSecondStep;
  readonly beginSecondStep: typeof beginSecondStep;
  readonly confirmSecondStep: typeof confirmSecondStep;
  readonly findTransportNodes: typeof findTransportNodes;
  readonly findPlaces: typeof findPlaces;
  readonly getPlace: typeof getPlace;
  readonly getPlaceCredits: typeof getPlaceCredits;
  readonly getCountryByPoint: typeof getCountryByPoint;
  readonly getNavigationPath: typeof getNavigationPath;
  readonly checkLocationFromPlaces: typeof checkLocationFromPlaces;
  readonly calculateNewPrice: typeof calculateNewPrice;
  readonly getMiles: typeof getMiles;
  readonly searchPrices: typeof searchPrices;
  readonly getPriceLines: typeof getPriceLines;
  readonly searchRentPrices: typeof searchRentPrices;
  readonly requestRoute: typeof requestRoute;
  readonly checkName: typeof checkName;
  readonly checkTime: typeof checkTime;
  readonly recommendTime: typeof recommendTime;
  readonly placeOrder: typeof placeOrder;
  readonly findAttempt: typeof findAttempt;
  readonly getOrder: typeof getOrder;
  readonly getOrderNumber: typeof getOrderNumber;
  readonly findKeptOrders: typeof findKeptOrders;
  readonly keepOrder: typeof keepOrder;
  readonly forgetOrder: typeof forgetOrder;
  readonly changeTrip: typeof changeTrip;
  readonly checkCancel: typeof checkCancel;
  readonly cancelTrip: typeof cancelTrip;
  readonly searchTrips: typeof searchTrips;
  readonly sendOrderLink: typeof sendOrderLink;
  readonly getPayUrl: typeof getPayUrl;
  readonly getModuleSettings: typeof getModuleSettings;
  readonly getPromos: typeof getPromos;
  readonly recordPromoView: typeof recordPromoView;
  readonly getWidget: typeof getWidget;
};

/** Where a call is sent. */
export type CallAddress = Pick<Endpoint, "method" | "path"> & {
  /** Stands before the path where a call has no version. */
  readonly prefix?: string;
};

/** Method and path of each call. The contract's own values would bring the schema library into the browser. */
export const ENDPOINTS: { readonly [Name in keyof Calls]: CallAddress } = {
  logIn: { method: "POST", path: "/auth/login" },
  logOut: { method: "POST", path: "/profile/logout", prefix: "" },
  getSettingUser: { method: "GET", path: "/partners/get-setting-user" },
  getFeatures: { method: "GET", path: "/partners/features/:user_id" },
  searchCostCenters: { method: "GET", path: "/cost-centers" },
  takeSecondStep: { method: "POST", path: "/auth/second-step", prefix: "/v4" },
  beginSecondStep: { method: "POST", path: "/auth/second-step/begin", prefix: "/v4" },
  confirmSecondStep: { method: "POST", path: "/auth/second-step/confirm", prefix: "/v4" },
  findTransportNodes: { method: "GET", path: "/transport-nodes" },
  findPlaces: { method: "GET", path: "/places/find" },
  getPlace: { method: "GET", path: "/places/:place_id" },
  getPlaceCredits: { method: "GET", path: "/places/credits" },
  getCountryByPoint: { method: "GET", path: "/places/get-country-by-point" },
  getNavigationPath: { method: "GET", path: "/navigation-paths" },
  checkLocationFromPlaces: { method: "POST", path: "/places/check-location-from-places" },
  calculateNewPrice: { method: "POST", path: "/prices/calculation-new-price" },
  getMiles: { method: "GET", path: "/partners/miles" },
  searchPrices: { method: "GET", path: "/prices" },
  getPriceLines: { method: "GET", path: "/prices/:price_id/lines" },
  searchRentPrices: { method: "GET", path: "/prices/rent" },
  requestRoute: { method: "POST", path: "/route-requests" },
  checkName: { method: "POST", path: "/orders/check-name" },
  checkTime: { method: "POST", path: "/orders/check-time" },
  recommendTime: { method: "GET", path: "/orders/recommended-time" },
  placeOrder: { method: "POST", path: "/orders" },
  findAttempt: { method: "GET", path: "/orders/attempt" },
  getOrder: { method: "GET", path: "/orders/:order_id" },
  getOrderNumber: { method: "GET", path: "/orders/of-transaction/:transaction" },
  findKeptOrders: { method: "GET", path: "/orders/kept" },
  keepOrder: { method: "POST", path: "/orders/kept" },
  forgetOrder: { method: "POST", path: "/orders/kept/forget" },
  changeTrip: { method: "POST", path: "/orders/trips" },
  checkCancel: { method: "GET", path: "/orders/:order_id/check-cancel" },
  cancelTrip: { method: "POST", path: "/orders/trips/cancel" },
  searchTrips: { method: "GET", path: "/orders/trips" },
  sendOrderLink: { method: "POST", path: "/orders/link" },
  getPayUrl: { method: "GET", path: "/orders/pay-url" },
  getModuleSettings: { method: "GET", path: "/partners/booking-module-settings/:partner_id" },
  getPromos: { method: "GET", path: "/promo" },
  recordPromoView: { method: "PUT", path: "/promo/views" },
  getWidget: { method: "GET", path: "/public/get-widget" },
};
