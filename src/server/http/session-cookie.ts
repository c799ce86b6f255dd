import { SESSION_SECONDS } from "#domain/accounts/session-life.ts";

/** Name of the cookie that holds our own pages' session. */
export const SESSION_COOKIE = "nameboard-session";

/** Where a session cookie is set. */
export interface CookiePlace {
  readonly https: boolean;
  /** Within another site's page, where browsers keep separate cookies for each host page (ruling 6). */
  readonly framed: boolean;
}

/** The header that gives a browser its session; scripts cannot read it (ruling 6). */
export function sessionCookie(token: string, place: CookiePlace): string {
  return cookie(token, SESSION_SECONDS, place);
}

/** The header that removes the session again. */
export function noSessionCookie(place: CookiePlace): string {
  return cookie("", 0, place);
}

function cookie(value: string, seconds: number, { https, framed }: CookiePlace): string {
  const site = framed && https ? "SameSite=None; Partitioned" : "SameSite=Lax";
  return `${SESSION_COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; ${site}${https ? "; Secure" : ""}`;
}
