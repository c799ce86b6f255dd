import type { SettingUser } from "#contract/accounts.ts";
import type { Api } from "#web/api/api-call.ts";
import { ApiError } from "#web/api/api-error.ts";
import type { PageStore } from "#web/page/page-state.ts";

const asking = new WeakMap<PageStore, Promise<SettingUser | null>>();

/** Who is logged in, asked once; a page without a cookie and without a token never asks (OPN-094). */
export function knownAccount(api: Api, store: PageStore): Promise<SettingUser | null> {
  const { account } = store.getState();
  if (account !== undefined) return Promise.resolve(account);
  const pending = asking.get(store) ?? ask(api, store).finally(() => asking.delete(store));
  asking.set(store, pending);
  return pending;
}

async function ask(api: Api, store: PageStore): Promise<SettingUser | null> {
  const { token } = store.getState();
  const account = await askOwnSettings(api, token);
  // Meanwhile somebody may have logged in or out.
  if (store.getState().token === token) store.setState({ account });
  return account;
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
