import * as accounts from "#contract/accounts.ts";
import * as booking from "#contract/booking.ts";
import * as link from "#contract/order-link.ts";
import * as cancelling from "#contract/orders/cancel-trip.ts";
import * as changes from "#contract/orders/change-trip.ts";
import * as kept from "#contract/orders/kept-orders.ts";
import * as offers from "#contract/orders/offers.ts";
import * as orders from "#contract/orders/orders.ts";
import * as trips from "#contract/orders/trips.ts";
import * as yachtOffers from "#contract/orders/yacht-offers.ts";
import * as yachtOrders from "#contract/orders/yacht-orders.ts";
import * as email from "#contract/own-account/email.ts";
import * as profile from "#contract/own-account/profile.ts";
import * as recovery from "#contract/own-account/recovery.ts";
import * as secondStep from "#contract/own-account/second-step.ts";
import * as security from "#contract/own-account/security.ts";
import * as sites from "#contract/partner-sites.ts";
import * as statement from "#contract/partner-statement.ts";
import * as partners from "#contract/partners.ts";
import * as payments from "#contract/payments.ts";
import * as places from "#contract/places.ts";
import * as bonus from "#contract/prices/bonus.ts";
import * as prices from "#contract/prices/prices.ts";
import * as rent from "#contract/prices/rent.ts";
import * as routeRequest from "#contract/route-request.ts";
import type { Endpoint } from "#contract/wire/endpoint.ts";
import * as yachts from "#contract/yacht-requests.ts";

/** A table of calls that the browser has. */
interface CallTable {
  readonly file: string;
  readonly calls: Readonly<Record<string, readonly Endpoint[]>>;
  /** Names of its type and its value, and whose calls they are. */
  readonly type: string;
  readonly value: string;
  readonly of: string;
}

/** The longest line that the formatter leaves whole. */
const LINE_WIDTH = 120;

/** The calls that our pages make, by the file of the contract that defines them. */
const CALLS: Readonly<Record<string, readonly Endpoint[]>> = {
  accounts: [
    accounts.logIn,
    accounts.logOut,
    accounts.getSettingUser,
    accounts.getFeatures,
    accounts.searchCostCenters,
  ],
  "own-account/second-step": [secondStep.takeSecondStep, secondStep.beginSecondStep, secondStep.confirmSecondStep],
  places: [
    places.findTransportNodes,
    places.findPlaces,
    places.getPlace,
    places.getPlaceCredits,
    places.getCountryByPoint,
    places.getNavigationPath,
    places.checkLocationFromPlaces,
  ],
  "prices/bonus": [bonus.calculateNewPrice, bonus.getMiles],
  "prices/prices": [prices.searchPrices, prices.getPriceLines],
  "prices/rent": [rent.searchRentPrices],
  "route-request": [routeRequest.requestRoute],
  booking: [booking.checkName, booking.checkTime, booking.recommendTime],
  "orders/orders": [orders.placeOrder, orders.findAttempt, orders.getOrder, orders.getOrderNumber],
  "orders/kept-orders": [kept.findKeptOrders, kept.keepOrder, kept.forgetOrder],
  "orders/change-trip": [changes.changeTrip],
  "orders/cancel-trip": [cancelling.checkCancel, cancelling.cancelTrip],
  "orders/trips": [trips.searchTrips],
  "order-link": [link.sendOrderLink],
  payments: [payments.getPayUrl],
  partners: [partners.getModuleSettings, partners.getPromos, partners.recordPromoView, partners.getWidget],
};

/** The calls that only pages of an account make. */
const ACCOUNT_CALLS: typeof CALLS = {
  "own-account/second-step": [secondStep.renewRecoveryCodes, secondStep.removeSecondStep],
  "own-account/profile": [profile.getProfile, profile.changeProfile],
  "own-account/email": [email.askEmail, email.takeEmail],
  "own-account/recovery": [recovery.askRecovery, recovery.recoverPassword],
  "own-account/security": [
    security.getSecurity,
    security.endLogIns,
    security.makeAccessKey,
    security.proveIdentity,
    security.changePassword,
  ],
};

/** The calls that only pages on which a partner changes its page make. */
const PARTNER_CALLS: typeof CALLS = {
  "partner-sites": [sites.listSites, sites.addSite, sites.removeSite, sites.checkPage, sites.listCarClasses],
  "partner-statement": [statement.getStatement],
  partners: [partners.saveModuleSettings, partners.getAdvantages],
};

/** The calls that only pages of yachts make. */
const YACHT_CALLS: typeof CALLS = {
  "yacht-requests": [yachts.requestYacht, yachts.findRecentYachts],
};

/** The calls that only the page of an offer makes. */
const OFFER_CALLS: typeof CALLS = {
  "orders/offers": [offers.getOffer, offers.acceptOffer],
};

/** The calls that only pages of a yacht that was offered or booked make. */
const HIRE_CALLS: typeof CALLS = {
  "orders/yacht-offers": [yachtOffers.getYachtOffer, yachtOffers.getYachtOfferPhoto, yachtOffers.acceptYachtOffer],
  "orders/yacht-orders": [yachtOrders.cancelYachtOrder],
};

/** The call that only lists of somebody's orders make. */
const OWN_YACHT_CALLS: typeof CALLS = {
  "orders/yacht-orders": [yachtOrders.findYachtOrders],
};

/** The tables: one that every page has, and one that comes with the pages of an account. */
export const CALL_TABLES: readonly CallTable[] = [
  { file: "src/web/api/client-calls.ts", calls: CALLS, type: "Calls", value: "ENDPOINTS", of: "the pages make" },
  {
    file: "src/web/features/accounts/account-calls.ts",
    calls: ACCOUNT_CALLS,
    type: "AccountCalls",
    value: "ACCOUNT_ENDPOINTS",
    of: "only pages of an account make",
  },
  {
    file: "src/web/features/partner-editor/partner-calls.ts",
    calls: PARTNER_CALLS,
    type: "PartnerCalls",
    value: "PARTNER_ENDPOINTS",
    of: "only pages on which a partner changes its module make",
  },
  {
    file: "src/web/features/yachts/yacht-calls.ts",
    calls: YACHT_CALLS,
    type: "YachtCalls",
    value: "YACHT_ENDPOINTS",
    of: "only pages of yachts make",
  },
  {
    file: "src/web/features/offers/offer-calls.ts",
    calls: OFFER_CALLS,
    type: "OfferCalls",
    value: "OFFER_ENDPOINTS",
    of: "only the page of an offer makes",
  },
  {
    file: "src/web/features/hires/hire-calls.ts",
    calls: HIRE_CALLS,
    type: "HireCalls",
    value: "HIRE_ENDPOINTS",
    of: "only pages of a yacht that was offered or booked make",
  },
  {
    file: "src/web/features/hires/own-yacht-calls.ts",
    calls: OWN_YACHT_CALLS,
    type: "OwnYachtCalls",
    value: "OWN_YACHT_ENDPOINTS",
    of: "only lists of somebody's orders make",
  },
];

/**
 * The source of a table: what each call needs, without schemas, and its type,
 * which adds nothing to the browser's code.
 */
export function callTableText({ calls, type, value, of }: CallTable): string {
  const all = Object.values(calls).flat();
  const isFirst = calls === CALLS;
  const shared = isFirst
    ? { "#contract/wire/endpoint.ts": ["Endpoint"] }
    : { "#web/api/client-calls.ts": ["CallAddress"] };
  const named = Object.entries(calls).map(
    ([file, own]) => [`#contract/${file}.ts`, own.map(({ name }) => name)] as const,
  );
  const imports = [...named, ...Object.entries(shared)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, names]) => {
      const line = `import type { ${names.toSorted().join(", ")} } from "${file}";`;
      // As the formatter writes it.
      return line.length <= LINE_WIDTH
        ? line
        : line.replace("{ ", "{\n  ").replaceAll(", ", ",\n  ").replace(" }", ",\n}");
    });
  return `// Written by scripts/write-client-calls.ts from the endpoints of the contract; a test holds it equal to them.
${imports.join("\n")}

/** The calls ${of}, by name, with the types of the contract. */
export type ${type} = {
${all.map(({ name }) => `  readonly ${name}: typeof ${name};`).join("\n")}
};

${isFirst ? ADDRESS_TYPE : ""}/** Method and path of each call. The contract's own values would bring the schema library into the browser. */
export const ${value}: { readonly [Name in keyof ${type}]: CallAddress } = {
${all.map(addressText).join("\n")}
};
`;
}

const ADDRESS_TYPE = `/** Where a call is sent. */
export type CallAddress = Pick<Endpoint, "method" | "path"> & {
  /** Stands before the path where a call has no version. */
  readonly prefix?: string;
};

`;

function addressText({ name, method, path, prefixes }: Endpoint): string {
  const prefix = prefixes === undefined ? "" : `, prefix: ${JSON.stringify(prefixes[0])}`;
  return `  ${name}: { method: "${method}", path: "${path}"${prefix} },`;
}
