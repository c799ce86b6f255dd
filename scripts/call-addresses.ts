import { OPERATOR_ENDPOINTS } from "#contract/operator-calls.ts";
import { PUBLIC_ENDPOINTS } from "#contract/public-calls.ts";
import type { Endpoint } from "#contract/wire/endpoint.ts";

/** Method and path of calls by their names, as the text of a value. */
const addressesOf = (calls: readonly Endpoint[]): string =>
  JSON.stringify(
    Object.fromEntries(
      calls.map(({ name, method, path, prefixes }) => [name, { method, path, prefix: prefixes?.[0] }]),
    ),
  );

/** What the bundler puts into pages for travellers and partners: where each public call is sent. */
export const PAGE_ADDRESSES = { PUBLIC_CALL_ADDRESSES: addressesOf(PUBLIC_ENDPOINTS) };

/** The same for the operator's console, which makes public calls as well. */
export const CONSOLE_ADDRESSES = {
  ...PAGE_ADDRESSES,
  CONSOLE_CALL_ADDRESSES: addressesOf([...PUBLIC_ENDPOINTS, ...OPERATOR_ENDPOINTS]),
};
