import { useQuery } from "@tanstack/react-query";
import { useLocation, useSearch } from "wouter";
import { useStore } from "zustand/react";
import { pageSearch } from "#contract/search-address.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { NavPills } from "#ui/nav-pills.tsx";
import { useApi } from "#web/api/api-context.ts";
import { ownAccountQuery } from "#web/api/own-account.ts";
import { partnerOf } from "#web/api/settings-queries.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { AccountFailed } from "#web/features/accounts/account-failed.tsx";
import { AccountWaiting } from "#web/features/accounts/account-waiting.tsx";
import { AccountWords } from "#web/features/accounts/account-words.tsx";
import { ConfirmEmail } from "#web/features/accounts/email/confirm-email.tsx";
import { ProfileCard } from "#web/features/accounts/profile/profile-card.tsx";
import { RecoverCard } from "#web/features/accounts/recovery/recover-card.tsx";
import { SecurityCards } from "#web/features/accounts/security/security-cards.tsx";
import { LaterPart } from "#web/page/later-part.tsx";
import type { PagePart } from "#web/page/page-part.ts";
import { askToLogIn } from "#web/page/page-state.ts";
import { usePage } from "#web/page/page.tsx";
import { useTitle } from "#web/page/use-title.ts";
import { withSearch } from "#web/page/with-search.ts";
import css from "./account-pages.module.css";

/** What only a partner has, parts of their own. */
type PartnerTabs = {
  /** What it does with its booking module. */
  readonly moduleTab: PagePart<{ readonly partnerId: number }>;
  /** What was sold through it. */
  readonly salesTab: PagePart<object>;
};

/** The sections of a partner, as their addresses say them. */
const TAB_OF: Readonly<Record<string, "module" | "sales">> = { booking: "module", sales: "sales" };

/** The pages on which people see to their own account. */
export function AccountPages(tabs: PartnerTabs) {
  return (
    <AccountWords>
      <WithQueries>
        <Chosen {...tabs} />
      </WithQueries>
    </AccountWords>
  );
}

function Chosen(props: PartnerTabs) {
  const [path] = useLocation();
  return path.includes("/password") ? <Recovery /> : <OwnPage {...props} />;
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

function OwnPage(props: PartnerTabs) {
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
        <Sections {...props} />
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
function Sections({ moduleTab, salesTab }: PartnerTabs) {
  const { t, store } = usePage();
  const [path, go] = useLocation();
  const search = useSearch();
  const kept = pageSearch(search);
  const partnerId = useStore(store, ({ account }) => account && partnerOf(account));
  const tab = partnerId ? TAB_OF[new URLSearchParams(search).get("tab") ?? ""] : undefined;
  const current = path.includes("/security") ? "security" : (tab ?? "settings");
  const addressOf = (key: string) =>
    key === "module" || key === "sales"
      ? `/account/settings${withSearch(kept, { tab: key === "module" ? "booking" : key })}`
      : `/account/${key}${kept}`;
  return (
    <>
      <NavPills
        label={t("accounts.account")}
        current={current}
        items={[
          { key: "settings", label: t("accounts.own.details"), href: addressOf("settings") },
          ...(partnerId
            ? (["module", "sales"] as const).map((key) => ({
                key,
                label: t(`accounts.own.${key}`),
                href: addressOf(key),
              }))
            : []),
          { key: "security", label: t("accounts.own.guard"), href: addressOf("security") },
        ]}
        onPick={(key, event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          go(`~${addressOf(key)}`);
        }}
      />
      {current === "module" && partnerId ? (
        <LaterPart key="module" part={moduleTab} wanted isCard waiting={<AccountWaiting />} props={{ partnerId }} />
      ) : current === "sales" ? (
        <LaterPart key="sales" part={salesTab} wanted isCard waiting={<AccountWaiting />} props={{}} />
      ) : current === "security" ? (
        <SecurityCards />
      ) : (
        <ProfileCard />
      )}
    </>
  );
}
