import { setCookie, type NewCookie } from "#server/http/set-cookie.ts";

/** Name of the cookie that holds our own pages' session. */
export const SESSION_COOKIE = "nameboard-session";

/** Where a session cookie is set. */
export type CookiePlace = Required<Pick<NewCookie, "https" | "framed">>;

/** The header that gives a browser its session; scripts cannot read it. */
export function sessionCookie(token: string, seconds: number, place: CookiePlace): string {
  return setCookie({ name: SESSION_COOKIE, value: token, seconds, ...place });
}

/** The header that removes the session again. */
export function noSessionCookie(place: CookiePlace): string {
  return setCookie({ name: SESSION_COOKIE, value: "", seconds: 0, ...place });
}
