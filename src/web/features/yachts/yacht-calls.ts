// Written by scripts/write-client-calls.ts from the endpoints of the contract; a test holds it equal to them.
import type { findRecentYachts, requestYacht } from "#contract/yacht-requests.ts";
import type { CallAddress } from "#web/api/client-calls.ts";

/** The calls only pages of yachts make, by name, with the types of the contract. */
export type YachtCalls = {
  readonly requestYacht: typeof requestYacht;
  readonly findRecentYachts: typeof findRecentYachts;
};

/** Method and path of each call. The contract's own values would bring the schema library into the browser. */
export const YACHT_ENDPOINTS: { readonly [Name in keyof YachtCalls]: CallAddress } = {
  requestYacht: { method: "POST", path: "/:prefix/send/booking-yacht-requests", prefix: "" },
  findRecentYachts: { method: "GET", path: "/yacht-requests/recent" },
};
