import type { Role } from "#domain/accounts/role.ts";

/** A session lasts 14 days. */
export const SESSION_SECONDS = 1_209_600;

/** An expired session can still be renewed within this time. */
export const REFRESH_SECONDS = 2_592_000;

/** A program logs in by a key that lasts a year. */
export const ACCESS_KEY_SECONDS = 31_536_000;

/** A refresh whose answer was lost, or that two tabs ask for at once, may be repeated this long. */
export const RENEW_AGAIN_SECONDS = 60;

/**
 * A token that stood in an address is good this much longer, for what its page has begun; logs on the way and the history of the
 * browser keep it, so it is exchanged for another.
 */
export const SHOWN_TOKEN_SECONDS = 900;

/** The use of a session is noted at most once in this time. */
export const SEEN_EVERY_SECONDS = 300;

/** How long one log-in is good for, in seconds. */
export interface SessionLife {
  /** Without renewing. */
  readonly session: number;
  /** With all renewing; null where it may go on for ever. */
  readonly inAll: number | null;
  /** Without a single call; null where that does not matter. */
  readonly idle: number | null;
}

/** Staff log in again after 12 hours without use, and after 7 days in any case. */
const STAFF: SessionLife = { session: 604_800, inAll: 604_800, idle: 43_200 };

const OTHERS: SessionLife = { session: SESSION_SECONDS, inAll: null, idle: null };

/** How long a log-in of a role is good for. */
export function sessionLife(role: Role): SessionLife {
  return role === "admin" ? STAFF : OTHERS;
}

/** When a log-in was made and last used, in milliseconds since 1970. */
export interface SessionUse {
  readonly loggedInAt: number;
  readonly lastSeenAt: number;
}

/** Whether a log-in of a role still counts; its session may end before. */
export function isLogInAlive(role: Role, { loggedInAt, lastSeenAt }: SessionUse, now: number): boolean {
  const { inAll, idle } = sessionLife(role);
  if (inAll !== null && now >= loggedInAt + inAll * 1000) return false;
  return idle === null || now < lastSeenAt + idle * 1000;
}
