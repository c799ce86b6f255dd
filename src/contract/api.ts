import { calculateNewPrice, getMiles } from "#contract/bonus.ts";
import { checkTime } from "#contract/booking.ts";
import { getAttempt, getOrder, placeOrder } from "#contract/orders.ts";
import { getPayUrl } from "#contract/payments.ts";
import {
  checkLocationFromPlaces,
  findPlaces,
  findTransportNodes,
  getCountryByPoint,
  getNavigationPath,
  getPlace,
} from "#contract/places.ts";
import { getPriceLines, searchPrices } from "#contract/prices.ts";
import { requestRoute } from "#contract/route-request.ts";
import { searchRentPrices } from "#contract/rent.ts";

/** Every public call, in the order of the way. */
export const API = [
  findTransportNodes,
  findPlaces,
  getPlace,
  getCountryByPoint,
  checkLocationFromPlaces,
  getNavigationPath,
  searchPrices,
  getPriceLines,
  requestRoute,
  searchRentPrices,
  calculateNewPrice,
  getMiles,
  checkTime,
  placeOrder,
  getAttempt,
  getOrder,
  getPayUrl,
] as const;
