import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { LogOut, UserRound } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Menu } from "#ui/menu.tsx";
import { useApi } from "#web/api/api-context.ts";
import { knownAccount } from "#web/api/known-account.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./account-menu.module.css";
import { logOut } from "./log-out.ts";

/** Whose account the page works for, and the way out of it. */
export function AccountMenu() {
  return (
    <WithQueries>
      <KnownAccount />
    </WithQueries>
  );
}

function KnownAccount() {
  const { t, store, options } = usePage();
  const api = useApi();
  const client = useQueryClient();
  const account = useStore(store, (state) => state.account);

  useEffect(() => {
    const ask = () =>
      void knownAccount(api, store).then(
        (known) => known === null && options.loginRequired && store.setState({ login: { step: "visible" } }),
        // Asked again when there is a connection; until then the page works as it is.
        () => undefined,
      );
    ask();
    addEventListener("online", ask);
    return () => removeEventListener("online", ask);
  }, [api, store, options]);

  const name = account ? account.name || account.email || String(account.user_id) : t("accounts.account");
  return (
    <div className={css["menu"]}>
      <Menu
        label={t("accounts.menu", { name })}
        icon={<Icon glyph={UserRound} />}
        text={<span className={css["name"]}>{name}</span>}
        items={[
          {
            key: "out",
            label: t("accounts.logOut"),
            note: account?.email,
            icon: <Icon glyph={LogOut} size={18} />,
          },
        ]}
        onPick={() => void logOut({ api, store, client })}
      />
    </div>
  );
}
