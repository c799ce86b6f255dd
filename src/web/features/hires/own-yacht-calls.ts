// Written by scripts/write-client-calls.ts from the endpoints of the contract; a test holds it equal to them.
import type { findYachtOrders } from "#contract/orders/yacht-orders.ts";
import type { CallAddress } from "#web/api/client-calls.ts";

/** The calls only lists of somebody's orders make, by name, with the types of the contract. */
export type OwnYachtCalls = {
  readonly findYachtOrders: typeof findYachtOrders;
};

/** Method and path of each call. The contract's own values would bring the schema library into the browser. */
export const OWN_YACHT_ENDPOINTS: { readonly [Name in keyof OwnYachtCalls]: CallAddress } = {
  findYachtOrders: { method: "GET", path: "/yacht-orders" },
};
