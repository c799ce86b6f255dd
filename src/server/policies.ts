import type { Actor } from "#domain/accounts/actor.ts";
import type { Role } from "#domain/accounts/role.ts";

/** Every kind of caller that a policy tells apart. */
export const PRINCIPAL_KINDS = [
  "visitor",
  "order-holder",
  "customer",
  "corporate",
  "coordinator",
  "agent",
  "partner",
  "admin",
] as const;

/** A kind of caller. */
export type PrincipalKind = (typeof PRINCIPAL_KINDS)[number];

const ACCOUNTS = ["customer", "corporate", "coordinator", "agent", "partner", "admin"] as const;

/** Who may use a route at all; what of it they see is decided by the use case. The acquirer shows a signature instead. */
export const POLICIES = {
  anybody: PRINCIPAL_KINDS,
  "order holder": ["order-holder", ...ACCOUNTS],
  "logged in": ACCOUNTS,
  company: ["corporate", "coordinator", "admin"],
  partner: ["partner"],
} as const satisfies Record<string, readonly PrincipalKind[]>;

/** The name of a policy. */
export type PolicyName = keyof typeof POLICIES;

/** What kind of caller somebody is. */
export function principalKind(actor: Actor): PrincipalKind | "acquirer" {
  if (actor.kind !== "account") return actor.kind;
  const { role, isCoordinator } = actor.identity;
  return isCoordinator ? "coordinator" : (role satisfies Role);
}

/** Whether a policy lets somebody in. */
export function mayUse(policy: PolicyName, actor: Actor): boolean {
  return (POLICIES[policy] as readonly string[]).includes(principalKind(actor));
}

/** Who may use each call, by its name: the whole of the authorisation that does not depend on whose data is asked for. */
export const ROUTE_POLICIES: Readonly<Record<string, PolicyName>> = {
  logIn: "anybody",
  refreshSession: "anybody",
  logOut: "anybody",
  getSettingUser: "anybody",
  getFrameUserSettings: "anybody",
  getFeatures: "anybody",
  searchCostCenters: "company",
  getSettings: "anybody",
  getModuleSettings: "anybody",
  saveModuleSettings: "partner",
  getPromos: "anybody",
  recordPromoView: "anybody",
  getWidget: "anybody",
  requestYacht: "anybody",
  findTransportNodes: "anybody",
  findPlaces: "anybody",
  getPlace: "anybody",
  getCountryByPoint: "anybody",
  checkLocationFromPlaces: "anybody",
  getNavigationPath: "anybody",
  searchPrices: "anybody",
  searchPricesByIata: "anybody",
  getPriceLines: "anybody",
  searchRentPrices: "anybody",
  calculateNewPrice: "anybody",
  getMiles: "anybody",
  requestRoute: "anybody",
  checkTime: "anybody",
  recommendTime: "anybody",
  placeOrder: "anybody",
  getAttempt: "anybody",
  getOrder: "order holder",
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
};

/** Calls that make somebody work or send a message, which are counted more strictly than questions. */
export const CHANGES: ReadonlySet<string> = new Set([
  "placeOrder",
  "requestRoute",
  "requestYacht",
  "changeTrip",
  "putTrip",
  "cancelTrip",
  "approveOrder",
  "sendDocuments",
  "mailDocuments",
]);
