import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useLocation, useSearch } from "wouter";
import { useStore } from "zustand/react";
import { pageSearch } from "#contract/search-address.ts";
import { LogOut, UserRound } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Menu } from "#ui/menu.tsx";
import type { Api } from "#web/api/api-call.ts";
import { useApi } from "#web/api/api-context.ts";
import { ApiError } from "#web/api/api-error.ts";
import { ownAccountQuery } from "#web/api/own-account.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import type { PageStore } from "#web/page/page-state.ts";
import { usePage } from "#web/page/page.tsx";
import { forgetSearches } from "#web/trip/recent-searches.ts";
import { useTripDraft } from "#web/trip/use-trip-draft.ts";
import { forgetVisitOrders } from "#web/trip/visit/visit-orders.ts";
import css from "./account-menu.module.css";

type LogOutDeps = {
  readonly api: Api;
  readonly store: PageStore;
  readonly client: Pick<QueryClient, "clear">;
  readonly reload?: () => void;
};

/** Ends the session and forgets the person; a failure shows a notice and changes nothing. */
async function logOut({ api, store, client, reload = () => location.reload() }: LogOutDeps): Promise<void> {
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

/** Shows the account that is logged in, and logs it out. */
export function AccountMenu() {
  return (
    <WithQueries>
      <KnownAccount />
    </WithQueries>
  );
}

function KnownAccount() {
  const page = usePage();
  const { t, store } = page;
  const api = useApi();
  const client = useQueryClient();
  const [, go] = useLocation();
  const kept = pageSearch(useSearch());
  const account = useStore(store, (state) => state.account);

  // A failed call is repeated once there is a connection; until then the page works as it is.
  useQuery({ ...ownAccountQuery(api, page), enabled: account === undefined });

  const name = account ? account.name || account.email || String(account.user_id) : t("accounts.account");
  return (
    <div className={css["menu"]}>
      <Menu
        label={t("accounts.menu", { name })}
        icon={<Icon glyph={UserRound} />}
        text={<span className={css["name"]}>{name}</span>}
        items={[
          { key: "account", label: t("accounts.account"), icon: <Icon glyph={UserRound} size={18} /> },
          {
            key: "out",
            label: t("accounts.logOut"),
            note: account?.email,
            icon: <Icon glyph={LogOut} size={18} />,
          },
        ]}
        onPick={(key) => (key === "out" ? void logOut({ api, store, client }) : go(`~/account/settings${kept}`))}
      />
    </div>
  );
}
