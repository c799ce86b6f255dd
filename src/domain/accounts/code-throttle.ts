import { network } from "#domain/accounts/call-limits.ts";

/** Wrong certificate codes are remembered this long. */
export const WRONG_CODE_MINUTES = 10;

/** Wrong codes that one visitor's network or one account may enter in that time. */
const MOST_WRONG_CODES = 10;

/** A registered server of a partner passes on the codes of many travellers. */
const SERVER_FACTOR = 8;

/** Who enters a code, as far as it is known. */
export interface CodeCaller {
  readonly address: string;
  /** The account that is logged in. */
  readonly userId: number | null;
  /** The partner whose own server calls without a session. */
  readonly partnerId: number | null;
}

/** Whose wrong codes are counted together, and how many of them are allowed. */
export interface CountedCodes {
  readonly subject: string;
  readonly most: number;
}

/** Counts an account by itself, wherever it calls from, a partner's server with its partner, and a visitor by the network. */
export function countedCodes({ address, userId, partnerId }: CodeCaller): CountedCodes {
  if (userId !== null) return { subject: `account ${userId}`, most: MOST_WRONG_CODES };
  if (partnerId !== null) return { subject: `server ${partnerId}`, most: MOST_WRONG_CODES * SERVER_FACTOR };
  return { subject: `address ${network(address)}`, most: MOST_WRONG_CODES };
}
