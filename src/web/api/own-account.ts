import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { getSettingUser, SettingUser } from "#contract/accounts.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import type { Api } from "#web/api/api-call.ts";
import { ApiError } from "#web/api/api-error.ts";
import { askSettingsOf } from "#web/api/settings-queries.ts";
import { askToLogIn, type PageStore } from "#web/page/page-state.ts";
import type { Page } from "#web/page/page.tsx";

type OwnSettings = EndpointResult<typeof getSettingUser>;
type Asking = Pick<Page, "store" | "options">;

/** Loads the account that is logged in and puts it into the page; asks again when the connection returns. */
export const ownAccountQuery = (api: Api, { store, options }: Asking) =>
  queryOptions({
    queryKey: ["own-account"],
    staleTime: 0,
    refetchOnReconnect: true,
    queryFn: async ({ client }) => {
      const { token } = store.getState();
      const account = await askOwnSettings(api).catch((error: unknown) => refuseStart(store, error));
      // Somebody may have logged in or out in the meantime.
      if (store.getState().token === token) {
        // A token that came in the page's address has been exchanged.
        store.setState({ account, token: account?.token ?? token });
        if (account !== null) askSettingsOf(account, client, api);
        if (account === null && options.loginRequired) askToLogIn(store);
      }
      return account;
    },
  });

/** The account that is logged in, asked once; a page with neither a cookie nor a token never asks. */
export async function knownAccount(client: QueryClient, api: Api, asking: Asking): Promise<SettingUser | null> {
  const { account } = asking.store.getState();
  return account === undefined ? client.fetchQuery(ownAccountQuery(api, asking)) : account;
}

/**
 * The settings of the calling account, identified by the page's token, which stands in no address, instead of its number
 *; null for a visitor.
 */
export async function askOwnSettings(api: Api): Promise<OwnSettings | null> {
  try {
    const user = await api("getSettingUser", {});
    // A visitor gets the settings of number 0.
    return user.user_id > 0 ? user : null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** A page whose settings are refused shows why in place of itself, unless it knew its account before. */
function refuseStart(store: PageStore, error: unknown): never {
  const { account } = store.getState();
  if (account === undefined && error instanceof ApiError && !error.lost) store.setState({ refused: error });
  throw error;
}
