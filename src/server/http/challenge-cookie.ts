import type { CookiePlace } from "#server/http/session-cookie.ts";
import { setCookie } from "#server/http/set-cookie.ts";

/** Name of the cookie by which a log-in goes on to its second step. */
export const CHALLENGE_COOKIE = "nameboard-challenge";

/** The header that has a browser keep it, or forget it where it is empty. */
export function challengeCookie(challenge: string, seconds: number, place: CookiePlace): string {
  return setCookie({ name: CHALLENGE_COOKIE, value: challenge, seconds, ...place });
}
