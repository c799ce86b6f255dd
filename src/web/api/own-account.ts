import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { SettingUser } from "#contract/accounts.ts";
import type { Api } from "#web/api/api-call.ts";
import { ApiError } from "#web/api/api-error.ts";
import { askToLogIn } from "#web/page/page-state.ts";
import type { Page } from "#web/page/page.tsx";

type Asking = Pick<Page, "store" | "options">;

/** Asks who is logged in and tells the page; with a connection regained it is asked again. */
export const ownAccountQuery = (api: Api, { store, options }: Asking) =>
  queryOptions({
    queryKey: ["own-account"],
    staleTime: 0,
    refetchOnReconnect: true,
    queryFn: async () => {
      const { token } = store.getState();
      const account = await askOwnSettings(api, token);
      // Meanwhile somebody may have logged in or out.
      if (store.getState().token === token) {
        store.setState({ account });
        if (account === null && options.loginRequired) askToLogIn(store);
      }
      return account;
    },
  });

/** Who is logged in, asked once; a page without a cookie and without a token never asks (OPN-094). */
export async function knownAccount(client: QueryClient, api: Api, asking: Asking): Promise<SettingUser | null> {
  const { account } = asking.store.getState();
  return account === undefined ? client.fetchQuery(ownAccountQuery(api, asking)) : account;
}

/** The settings of the account that the call shows, by a token of the page in place of its number (AUT-11); null for nobody. */
export async function askOwnSettings(api: Api, token?: string): Promise<SettingUser | null> {
  try {
    const user = await api("getSettingUser", token === undefined ? {} : { query: { token } });
    // Nobody in particular is answered the settings of number 0.
    return user.user_id > 0 ? user : null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
