import { network } from "#domain/accounts/call-limits.ts";

/** Failures are remembered this long. */
export const FAILURE_MINUTES = 15;

/** Failures allowed before delays begin. */
const FREE = {
  /** Of one account, from one network or on one device. */
  account: 5,
  /** Of one account from everywhere: guesses that come from many networks at once. */
  everywhere: 50,
  /** Of one network: a whole office may share it. */
  network: 30,
  /** Codes of one account's second step, wherever they come from: whoever tries them has its password. */
  code: 10,
} as const;

/** A wait never lasts longer than the failures are remembered. */
const LONGEST_SECONDS = FAILURE_MINUTES * 60;

/** Seconds to wait before the next attempt, counted from the last failure; each further failure doubles it. */
export function loginDelay(failures: number, free: number): number {
  return failures < free ? 0 : Math.min(LONGEST_SECONDS, 30 * 2 ** (failures - free));
}

/** Who tries to log in, as far as it is known. */
export interface LoginCaller {
  /** Number of the account, or the name that was typed where there is none. */
  readonly account: string;
  readonly address: string;
  /** The device, where this account has logged in on it before. */
  readonly device: string | null;
}

/** A subject whose failed log-ins are counted, with the number it may fail for free. */
export interface CountedLogin {
  readonly subject: string;
  readonly free: number;
}

/**
 * What a failed log-in counts for. A device that the account knows is counted by itself only: no stranger's guesses, from its own network or
 * any other, make its owner wait.
 */
export function countedLogins({ account, address, device }: LoginCaller): readonly CountedLogin[] {
  if (device !== null) return [{ subject: `account ${account} on ${device}`, free: FREE.account }];
  const from = network(address);
  return [
    { subject: `account ${account} from ${from}`, free: FREE.account },
    { subject: `account ${account}`, free: FREE.everywhere },
    { subject: `address ${from}`, free: FREE.network },
  ];
}

/** What a wrong code of the second step counts for. */
export function countedCodes(caller: LoginCaller): readonly CountedLogin[] {
  return [...countedLogins(caller), { subject: `second step of ${caller.account}`, free: FREE.code }];
}
