import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "#web/api/api-call.ts";
import { ApiError } from "#web/api/api-error.ts";
import type { PageStore } from "#web/page/page-state.ts";
import { forgetSearches } from "#web/trip/recent-searches.ts";
import { useTripDraft } from "#web/trip/use-trip-draft.ts";
import { forgetVisitOrders } from "#web/trip/visit/visit-orders.ts";

type LogOutDeps = {
  readonly api: Api;
  readonly store: PageStore;
  readonly client: Pick<QueryClient, "clear">;
  readonly reload?: () => void;
};

/** Ends the session and forgets the person; a failure shows a notice and changes nothing. */
export async function logOut({ api, store, client, reload = () => location.reload() }: LogOutDeps): Promise<void> {
  try {
    await api("logOut", { body: {}, keep: true, notify: true });
  } catch (error) {
    // The notice is already shown; a session that is already over counts as ended.
    if (!(error instanceof ApiError) || error.status !== 401) return;
  }
  useTripDraft.getState().forgetPerson();
  forgetSearches();
  forgetVisitOrders();
  const isHeld = store.getState().token !== undefined;
  client.clear();
  store.setState({ token: undefined, account: null, login: { step: "hidden" } });
  // With a cookie session the whole page reloads; a session in memory belongs to this tab only, and a reload would lose its
  // place.
  if (!isHeld) reload();
}
