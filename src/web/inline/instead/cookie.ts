import type { hasCookie as hasOfPage, writeCookie as writeOfPage } from "#web/lib/cookie.ts";

/** The host's cookies are not looked at. */
export const hasCookie: typeof hasOfPage = () => false;

/** None is set on the host's site. */
export const writeCookie: typeof writeOfPage = () => {};
