import type { operatorCalls } from "#contract/operator-calls.ts";
import type { publicCalls } from "#contract/public-calls.ts";
import type { CallAddress } from "#web/api/call-addresses.ts";

/** The calls that the console may make, by name, with the types of the contract: its own and the public ones. */
export type ConsoleCalls = typeof publicCalls & typeof operatorCalls;

/** Put into the build of the console by vite.config.ts, of which no other page loads a byte. */
declare const CONSOLE_CALL_ADDRESSES: { readonly [Name in keyof ConsoleCalls]: CallAddress };

/** Method and path of each of them. */
export const CONSOLE_CALLS = CONSOLE_CALL_ADDRESSES;
