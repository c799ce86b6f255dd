import type { PageState, PageStore } from "#web/page/page-state.ts";

/** Name of the event by which the page tells of a failure that somebody may have to mend. */
export const FAILURE = "page-failure";

/** What the event carries; the account is that of whoever is logged in. */
export type FailureDetail = { readonly error: unknown; readonly account: PageState["account"] };

/** Tells of a failure. The page itself sends nothing: only where the operator wants reports does somebody listen. */
export function reportFailure(error: unknown, store: PageStore | undefined): void {
  const detail: FailureDetail = { error, account: store?.getState().account };
  globalThis.window?.dispatchEvent(new CustomEvent(FAILURE, { detail }));
}
