import type { Locale } from "#domain/values/locale.ts";

/** A line of a pass: its label and what it says. */
export interface PassLine {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** What the pass of one trip says; nothing of it opens the order. */
export interface RidePass {
  readonly tripId: number;
  /** Grows with every change of the order. */
  readonly version: number;
  readonly locale: Locale;
  /** Who sells. */
  readonly company: string;
  /** The order, in words. */
  readonly number: string;
  /** The ends of the way; a rent by the hour has one. */
  readonly way: readonly [PassLine, PassLine?];
  readonly pickup: PassLine;
  /** What one is asked on the way, the most important first. */
  readonly lines: readonly PassLine[];
  /** Epoch milliseconds. */
  readonly startsAt: number;
  /** When the pass expires: a late flight still needs its sign and phone. */
  readonly expiresAt: number;
  /** Address of the order's page, without its key. */
  readonly page: string;
  /** What the page is, in words. */
  readonly pageWords: string;
}

/** Port: makes passes for the wallets of phones; a wallet that the operator has no keys for is undefined. */
export interface Wallets {
  /** A signed file for Apple Wallet. */
  readonly apple?: ((pass: RidePass) => Promise<Buffer>) | undefined;
  /** An address that saves the pass in Google Wallet. */
  readonly google?: ((pass: RidePass) => string) | undefined;
}
