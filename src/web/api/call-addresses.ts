import type { publicCalls } from "#contract/public-calls.ts";
import type { Endpoint } from "#contract/wire/endpoint.ts";

/** The public calls by name, with the types of the contract. */
export type Calls = typeof publicCalls;

/** Where a call is sent. */
export type CallAddress = Pick<Endpoint, "method" | "path"> & {
  /** Stands before the path where a call is not served under every version. */
  readonly prefix?: string;
};

/** Put into the build by vite.config.ts: the contract's own values would bring the schema library into the browser. */
declare const PUBLIC_CALL_ADDRESSES: { readonly [Name in keyof Calls]: CallAddress };

/** Method and path of each public call. */
export const CALL_ADDRESSES = PUBLIC_CALL_ADDRESSES;
