import { useQuery } from "@tanstack/react-query";
import { useLocation, useSearch } from "wouter";
import { useStore } from "zustand/react";
import { pageSearch } from "#contract/search-address.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { NavPills } from "#ui/nav-pills.tsx";
import { useApi } from "#web/api/api-context.ts";
import { ownAccountQuery } from "#web/api/own-account.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { AccountFailed } from "#web/features/accounts/account-failed.tsx";
import { AccountWaiting } from "#web/features/accounts/account-waiting.tsx";
import { AccountWords } from "#web/features/accounts/account-words.tsx";
import { ConfirmEmail } from "#web/features/accounts/email/confirm-email.tsx";
import { ProfileCard } from "#web/features/accounts/profile/profile-card.tsx";
import { RecoverCard } from "#web/features/accounts/recovery/recover-card.tsx";
import { SecurityCards } from "#web/features/accounts/security/security-cards.tsx";
import { askToLogIn } from "#web/page/page-state.ts";
import { usePage } from "#web/page/page.tsx";
import { useTitle } from "#web/page/use-title.ts";
import css from "./account-pages.module.css";

/** The pages on which people see to their own account. */
export function AccountPages() {
  return (
    <AccountWords>
      <WithQueries>
        <Chosen />
      </WithQueries>
    </AccountWords>
  );
}

function Chosen() {
  const [path] = useLocation();
  return path.includes("/password") ? <Recovery /> : <OwnPage />;
}

/** Anybody's: whoever has forgotten the password is not logged in. */
function Recovery() {
  const { t } = usePage();
  useTitle(t("common.title.missing", { title: t("accounts.account") }));
  return (
    <div className={css["page"]}>
      <h1>{t("accounts.account")}</h1>
      <RecoverCard />
    </div>
  );
}

function OwnPage() {
  const page = usePage();
  const { t, store } = page;
  useTitle(t("common.title.missing", { title: t("accounts.account") }));
  const account = useStore(store, (state) => state.account);
  const asked = useQuery({ ...ownAccountQuery(useApi(), page), enabled: account === undefined });
  return (
    <div className={css["page"]}>
      <h1>{t("accounts.account")}</h1>
      <ConfirmEmail />
      {account ? (
        <Sections />
      ) : account === null ? (
        <Card>
          <div className={css["ask"]}>
            <p>{t("accounts.own.logIn")}</p>
            <Button look="primary" onClick={() => askToLogIn(store)}>
              {t("accounts.logIn")}
            </Button>
          </div>
        </Card>
      ) : asked.isError ? (
        <AccountFailed asked={asked} />
      ) : (
        <AccountWaiting />
      )}
    </div>
  );
}

/** The pages of an account, and the way from one to the other. */
function Sections() {
  const { t } = usePage();
  const [path, go] = useLocation();
  const kept = pageSearch(useSearch());
  const current = path.includes("/settings") ? "settings" : "security";
  return (
    <>
      <NavPills
        label={t("accounts.account")}
        current={current}
        items={[
          { key: "settings", label: t("accounts.own.details"), href: `/account/settings${kept}` },
          { key: "security", label: t("accounts.own.guard"), href: `/account/security${kept}` },
        ]}
        onPick={(key, event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          go(`~/account/${key}${kept}`);
        }}
      />
      {current === "settings" ? <ProfileCard /> : <SecurityCards />}
    </>
  );
}
