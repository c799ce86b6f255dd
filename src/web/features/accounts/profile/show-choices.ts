import type { Profile } from "#contract/own-account/profile.ts";
import type { Page } from "#web/page/page.tsx";
import { withSearch } from "#web/page/with-search.ts";

/** Ends the address of a page that has been loaded anew after something was saved. */
const SAVED = "#saved";

/**
 * Lets the saved language and currency win over those that the address of the page names, and loads the page anew if it has
 * others; answers whether it does.
 */
export function showChoices(
  { lang, currency }: Pick<Profile, "lang" | "currency">,
  { locale, options }: Page,
): boolean {
  const { pathname, search } = location;
  const bare = `${pathname}${withSearch(search, { lang: undefined, language: undefined, currency: undefined })}`;
  const isAnew = lang !== locale || currency !== options.currency;
  if (!isAnew) return false;
  history.replaceState(history.state, "", `${bare}${SAVED}`);
  location.reload();
  return true;
}

/** Whether the page was loaded anew by that; its address then loses the mark. */
export function isShownAnew(): boolean {
  const { pathname, search, hash } = location;
  if (hash !== SAVED) return false;
  history.replaceState(history.state, "", `${pathname}${search}`);
  return true;
}
