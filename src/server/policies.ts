import type { Actor } from "#domain/accounts/actor.ts";
import type { Role } from "#domain/accounts/role.ts";
import { STAFF_ROLES } from "#domain/accounts/staff-role.ts";

/** Every kind of caller that a policy tells apart. */
export const PRINCIPAL_KINDS = [
  "visitor",
  "order-holder",
  "customer",
  "corporate",
  "coordinator",
  "agent",
  "partner",
  ...STAFF_ROLES,
] as const;

/** A kind of caller. */
export type PrincipalKind = (typeof PRINCIPAL_KINDS)[number];

const ACCOUNTS = ["customer", "corporate", "coordinator", "agent", "partner", ...STAFF_ROLES] as const;

/** Who may use a route at all; the use case decides which data they see. The acquirer shows a signature instead. */
export const POLICIES = {
  anybody: PRINCIPAL_KINDS,
  "order holder": ["order-holder", ...ACCOUNTS],
  "logged in": ACCOUNTS,
  company: ["corporate", "coordinator", ...STAFF_ROLES],
  partner: ["partner"],
  operator: STAFF_ROLES,
} as const satisfies Record<string, readonly PrincipalKind[]>;

/** Name of a policy. */
export type PolicyName = keyof typeof POLICIES;

/** The kind of caller that an actor is. */
export function principalKind(actor: Actor): PrincipalKind | "acquirer" {
  if (actor.kind !== "account") return actor.kind;
  const { role, staffRole, isCoordinator } = actor.identity;
  if (isCoordinator) return "coordinator";
  // The database knows no account of staff without its work.
  return role === "admin" ? (staffRole ?? "visitor") : (role satisfies Role);
}

/** Whether a policy admits an actor. */
export function mayUse(policy: PolicyName, actor: Actor): boolean {
  return (POLICIES[policy] as readonly string[]).includes(principalKind(actor));
}

/** The policy of each call, by its name: all authorisation that does not depend on whose data is asked for. */
export const ROUTE_POLICIES: Readonly<Record<string, PolicyName>> = {
  logIn: "anybody",
  refreshSession: "anybody",
  takeSecondStep: "anybody",
  // A log-in that may not go on without one sets it up too, so the use case looks who asks.
  beginSecondStep: "anybody",
  confirmSecondStep: "anybody",
  removeSecondStep: "logged in",
  renewRecoveryCodes: "logged in",
  getProfile: "logged in",
  changeProfile: "logged in",
  askEmail: "logged in",
  takeEmail: "anybody",
  getSecurity: "logged in",
  endLogIns: "logged in",
  makeAccessKey: "partner",
  proveIdentity: "logged in",
  changePassword: "logged in",
  askRecovery: "anybody",
  recoverPassword: "anybody",
  logOut: "anybody",
  getSettingUser: "anybody",
  getFrameUserSettings: "anybody",
  getFeatures: "anybody",
  searchCostCenters: "company",
  getSettings: "anybody",
  getModuleSettings: "anybody",
  saveModuleSettings: "partner",
  listSites: "partner",
  addSite: "partner",
  removeSite: "partner",
  checkPage: "partner",
  listCarClasses: "partner",
  getAdvantages: "partner",
  getStatement: "partner",
  getPromos: "anybody",
  recordPromoView: "anybody",
  getWidget: "anybody",
  requestYacht: "anybody",
  findRecentYachts: "anybody",
  findTransportNodes: "anybody",
  findPlaces: "anybody",
  getPlace: "anybody",
  getCountryByPoint: "anybody",
  getPlaceCredits: "anybody",
  checkLocationFromPlaces: "anybody",
  getNavigationPath: "anybody",
  searchPrices: "anybody",
  searchPricesByIata: "anybody",
  getPriceLines: "anybody",
  searchRentPrices: "anybody",
  calculateNewPrice: "anybody",
  getMiles: "anybody",
  requestRoute: "anybody",
  // The key of an offer is looked at where the offer is read: an unknown offer and a wrong key are told apart by nobody.
  getOffer: "anybody",
  acceptOffer: "anybody",
  getYachtOffer: "anybody",
  getYachtOfferPhoto: "anybody",
  acceptYachtOffer: "anybody",
  checkName: "anybody",
  checkTime: "anybody",
  recommendTime: "anybody",
  placeOrder: "anybody",
  findAttempt: "anybody",
  getAttempt: "anybody",
  getOrder: "order holder",
  getOrderNumber: "order holder",
  findYachtOrders: "anybody",
  cancelYachtOrder: "order holder",
  findKeptOrders: "anybody",
  keepOrder: "order holder",
  forgetOrder: "anybody",
  searchTrips: "order holder",
  changeTrip: "order holder",
  putTrip: "order holder",
  checkUpdate: "order holder",
  checkCancel: "order holder",
  cancelTrip: "order holder",
  getPayUrl: "anybody",
  approveOrder: "order holder",
  getDocuments: "order holder",
  findDocuments: "order holder",
  sendDocuments: "order holder",
  mailDocuments: "order holder",
  sendOrderLink: "anybody",
};

/**
 * Calls that only pass when the password or a code was shown in the last 15 minutes (T-08). Calls that take the password
 * themselves need nothing more.
 */
export const ASKED_AGAIN: ReadonlySet<string> = new Set([
  "renewRecoveryCodes",
  "endLogIns",
  "makeAccessKey",
  "askEmail",
  "exportTrips",
  "printTrips",
  "exportEntries",
  "inviteStaff",
  "inviteStaffAgain",
  "setStaffWork",
  "setStaffOpen",
  // Money goes out (OPR-10).
  "releaseRefund",
]);

/** Calls that sell, which are refused on the pages of a partner that is closed; what was ordered there before is served as ever (NET-39). */
export const SELLS: ReadonlySet<string> = new Set([
  "searchPrices",
  "searchPricesByIata",
  "searchRentPrices",
  "calculateNewPrice",
  "requestRoute",
  "requestYacht",
  "acceptOffer",
  "acceptYachtOffer",
  "placeOrder",
]);

/** Calls by which the staff sells. */
const STAFF_SELLS = [
  "searchPricesFor",
  "searchRentPricesFor",
  "placeOrderFor",
  "requestRouteFor",
  "makeOffer",
  "makeYachtOffer",
];

/** Calls that show a price or judge one that may be ordered. */
const QUOTES = [
  "getPriceLines",
  "checkTime",
  "recommendTime",
  "getOffer",
  "getYachtOffer",
  "getYachtOfferPhoto",
  "checkTimeFor",
  "previewCertificate",
];

/** Calls that are refused to everybody until a production server has prices of its operator's own. */
export const NEEDS_OPEN: ReadonlySet<string> = new Set([...SELLS, ...STAFF_SELLS, ...QUOTES]);

/** Calls that cause work or send a message, which are limited more strictly than questions. */
export const CHANGES: ReadonlySet<string> = new Set([
  "placeOrder",
  "requestRoute",
  "requestYacht",
  "acceptOffer",
  "acceptYachtOffer",
  "cancelYachtOrder",
  "changeTrip",
  "putTrip",
  "cancelTrip",
  "approveOrder",
  "sendDocuments",
  "mailDocuments",
  "sendOrderLink",
  "askRecovery",
  "askEmail",
  "checkPage",
]);
