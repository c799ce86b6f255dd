import { useQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { useStore } from "zustand/react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { useApi } from "#web/api/api-context.ts";
import { ownAccountQuery } from "#web/api/own-account.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { AccountWaiting } from "#web/features/accounts/account-waiting.tsx";
import { AccountWords } from "#web/features/accounts/account-words.tsx";
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
      {account ? (
        <SecurityCards />
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
        <ErrorScreen
          look="card"
          title={t("accounts.own.failed")}
          message={t("common.offline")}
          action={{ label: t("common.retry"), onPress: () => void asked.refetch(), busy: asked.isFetching }}
        />
      ) : (
        <AccountWaiting />
      )}
    </div>
  );
}
