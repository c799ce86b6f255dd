import type { Locale } from "#domain/values/locale.ts";

const INVITATION = "invitation";

/** The page on which a password is set by a secret behind #; an invitation of staff goes on to the console from there. */
export function passwordPage(lang: Locale, isInvitation: boolean): string {
  return `/account/password?lang=${lang}${isInvitation ? `&${INVITATION}=1` : ""}`;
}

/** Whether the search part of such an address is that of an invitation. */
export function isInvitationSearch(search: string): boolean {
  return [...new URLSearchParams(search)].some(([name]) => name === INVITATION);
}
