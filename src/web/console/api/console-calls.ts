import type { operatorCalls } from "#contract/operator-calls.ts";
import type { publicCalls } from "#contract/public-calls.ts";
import type { EndpointInput, EndpointResult } from "#contract/wire/endpoint.ts";
import type { CallAddress } from "#web/api/call-addresses.ts";

/** The calls that the console may make, by name, with the types of the contract: its own and the public ones. */
export type ConsoleCalls = typeof publicCalls & typeof operatorCalls;

/** What a call is sent. */
export type CallBody<Name extends keyof ConsoleCalls> = NonNullable<EndpointInput<ConsoleCalls[Name]>["body"]>;

/** Of a call whose address says everything. */
export type NoParams = Readonly<Record<never, never>>;

/** The names of the calls with a body that take these parameters and answer this: they differ in their bodies alone. */
export type CallsAlike<Params, Result> = {
  [Name in keyof ConsoleCalls]: [
    Params,
    EndpointInput<ConsoleCalls[Name]>["body"],
    EndpointResult<ConsoleCalls[Name]>,
  ] extends [EndpointInput<ConsoleCalls[Name]>["params"], object, Result]
    ? Name
    : never;
}[keyof ConsoleCalls];

/** Put into the build of the console by vite.config.ts, of which no other page loads a byte. */
declare const CONSOLE_CALL_ADDRESSES: { readonly [Name in keyof ConsoleCalls]: CallAddress };

/** Method and path of each of them. */
export const CONSOLE_CALLS = CONSOLE_CALL_ADDRESSES;
