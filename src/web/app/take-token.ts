import type { PageStore } from "#web/page/page-state.ts";
import { withSearch } from "#web/page/with-search.ts";

/** Query value with which another platform opens the page for one of its users. */
export const TOKEN_PARAMETER = "token";

/** Behind a token that came in the address, as the contract has it. */
export const SHOWN_TOKEN_MARK = "~";

/** Moves the token out of the URL, where it could be copied, and uses it until the server has given another for it. */
export function takeToken(store: PageStore): void {
  const { search, pathname, hash } = location;
  const token = new URLSearchParams(search).get(TOKEN_PARAMETER);
  if (token === null) return;
  history.replaceState(history.state, "", `${pathname}${withSearch(search, { [TOKEN_PARAMETER]: undefined })}${hash}`);
  if (token) store.setState({ token: token + SHOWN_TOKEN_MARK, account: undefined });
}
