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
import { searchPrices } from "#contract/prices.ts";

/** Every public call, in the order of the way. */
export const API = [
  findTransportNodes,
  findPlaces,
  getPlace,
  getCountryByPoint,
  checkLocationFromPlaces,
  getNavigationPath,
  searchPrices,
  checkTime,
  placeOrder,
  getAttempt,
  getOrder,
  getPayUrl,
] as const;
