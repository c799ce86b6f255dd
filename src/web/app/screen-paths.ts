/** Paths of the screens below the base path, in booking order. */
export const PATHS = {
  index: "/",
  finder: "/finder",
  booking: "/finder/prices",
  prices: "/prices",
  rent: "/rent",
  rentBooking: "/rent/prices",
  order: "/order/:order_id",
  approved: "/approveorder/:transaction",
  about: "/about",
  edit: "/edit",
  preview: "/edit/preview",
} as const;

/** The page about us and the operator's documents below it. */
export const ABOUT = /^\/about(\/[^/]*)?\/?$/;

/** Lists of trips and pages of the account, outside the base path, as the router gives their paths. */
export const LISTS = /^~\/(my-trips|account\/(orders|security|settings|password))\/?$/;

/** Pages of yachts: the index, the request, and that it has been sent. */
export const YACHTS = /^\/yacht(\/order(\/success)?)?\/?$/;

/** The page of an offer for a ride. */
export const RIDE_OFFER = /^\/offer\/\d+\/?$/;

/** The page of an offer for a yacht. */
export const YACHT_OFFER = /^\/yacht\/offer\/\d+\/?$/;

/** Where rides and yachts are sold. */
export const SELLING = /^\/(finder(\/prices)?|prices|rent(\/prices)?|yacht(\/order(\/success)?)?)?\/?$/;
