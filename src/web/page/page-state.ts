import { createStore, type StoreApi } from "zustand/vanilla";
import type { SettingUser } from "#contract/accounts.ts";
import type { PageOptions } from "#contract/page-options.ts";

/** The four states of the log-in popup; an error carries a message for the visitor. */
export type Login =
  | { readonly step: "hidden" | "visible" | "loading" }
  | { readonly step: "error"; readonly message: string };

/** The changing state of an open page: its account, its log-in popup and its notices. */
export type PageState = {
  /** The account that is logged in; null for a visitor, undefined until known. */
  readonly account: SettingUser | null | undefined;
  /**
   * A session token in memory, for pages that were given one or whose cookies do not work; it is never stored.
   */
  readonly token: string | undefined;
  readonly login: Login;
  /** Why the page could not begin: how the server refused its settings. */
  readonly refused?: { readonly status: number; readonly message: string; readonly code: number };
  /** Notices about failed background calls. */
  readonly notices: readonly { readonly key: string; readonly text: string }[];
};

/** The store of a page's state. */
export type PageStore = StoreApi<PageState>;

/** The state of a newly opened page; without a session cookie it is a visitor's. */
export function createPageStore({ hasSession }: Pick<PageOptions, "hasSession">): PageStore {
  return createStore<PageState>()(() => ({
    account: hasSession ? undefined : null,
    token: undefined,
    login: { step: "hidden" },
    notices: [],
  }));
}

/** Opens the log-in popup, unless it is open. */
export function askToLogIn(store: PageStore): void {
  if (store.getState().login.step === "hidden") store.setState({ login: { step: "visible" } });
}
