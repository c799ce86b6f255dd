import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation, useSearch } from "wouter";
import { useStore } from "zustand/react";
import { pageSearch } from "#contract/search-address.ts";
import { LogOut, UserRound } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Menu } from "#ui/menu.tsx";
import { useApi } from "#web/api/api-context.ts";
import { ownAccountQuery } from "#web/api/own-account.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./account-menu.module.css";
import { logOut } from "./log-out.ts";

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
