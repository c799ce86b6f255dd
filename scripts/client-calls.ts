import * as accounts from "#contract/accounts.ts";
import * as booking from "#contract/booking.ts";
import * as link from "#contract/order-link.ts";
import * as cancelling from "#contract/orders/cancel-trip.ts";
import * as changes from "#contract/orders/change-trip.ts";
import * as kept from "#contract/orders/kept-orders.ts";
import * as orders from "#contract/orders/orders.ts";
import * as trips from "#contract/orders/trips.ts";
import * as secondStep from "#contract/own-account/second-step.ts";
import * as partners from "#contract/partners.ts";
import * as payments from "#contract/payments.ts";
import * as places from "#contract/places.ts";
import * as bonus from "#contract/prices/bonus.ts";
import * as prices from "#contract/prices/prices.ts";
import * as rent from "#contract/prices/rent.ts";
import * as routeRequest from "#contract/route-request.ts";
import type { Endpoint } from "#contract/wire/endpoint.ts";

/** The file that holds the browser's table of calls. */
export const CLIENT_CALLS_FILE = "src/web/api/client-calls.ts";

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
  booking: [booking.checkTime, booking.recommendTime],
  "orders/orders": [orders.placeOrder, orders.findAttempt, orders.getOrder, orders.getOrderNumber],
  "orders/kept-orders": [kept.findKeptOrders, kept.keepOrder, kept.forgetOrder],
  "orders/change-trip": [changes.changeTrip],
  "orders/cancel-trip": [cancelling.checkCancel, cancelling.cancelTrip],
  "orders/trips": [trips.searchTrips],
  "order-link": [link.sendOrderLink],
  payments: [payments.getPayUrl],
  partners: [partners.getModuleSettings, partners.getPromos, partners.recordPromoView, partners.getWidget],
};

/**
 * The source of the browser's table: what each call needs, without schemas, and its type,
 * which adds nothing to the browser's code.
 */
export function clientCallsText(): string {
  const all = Object.values(CALLS).flat();
  const imports = Object.entries({ ...CALLS, "wire/endpoint": [{ name: "Endpoint" }] })
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, calls]) => {
      const names = calls.map(({ name }) => name).toSorted();
      const line = `import type { ${names.join(", ")} } from "#contract/${file}.ts";`;
      // As the formatter writes it.
      return line.length <= LINE_WIDTH
        ? line
        : line.replace("{ ", "{\n  ").replaceAll(", ", ",\n  ").replace(" }", ",\n}");
    });
  return `// Written by scripts/write-client-calls.ts from the endpoints of the contract; a test holds it equal to them.
${imports.join("\n")}

/** The calls the pages make, by name, with the types of the contract. */
export type Calls = {
${all.map(({ name }) => `  readonly ${name}: typeof ${name};`).join("\n")}
};

type CallAddress = Pick<Endpoint, "method" | "path"> & {
  /** Stands before the path where a call has no version. */
  readonly prefix?: string;
};

/** Method and path of each call. The contract's own values would bring the schema library into the browser. */
export const ENDPOINTS: { readonly [Name in keyof Calls]: CallAddress } = {
${all.map(addressText).join("\n")}
};
`;
}

function addressText({ name, method, path, prefixes }: Endpoint): string {
  const prefix = prefixes === undefined ? "" : `, prefix: ${JSON.stringify(prefixes[0])}`;
  return `  ${name}: { method: "${method}", path: "${path}"${prefix} },`;
}
