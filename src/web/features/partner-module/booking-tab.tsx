import { useQuery } from "@tanstack/react-query";
import { useSearch } from "wouter";
import { pageSearch } from "#contract/search-address.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import css from "#web/features/accounts/security/security.module.css";
import { usePage } from "#web/page/page.tsx";
import { CheckCard } from "./check-card.tsx";
import { EmbedCard } from "./embed-card.tsx";
import { KeysCard } from "./keys-card.tsx";
import { SitesCard } from "./sites-card.tsx";
import { sitesQuery } from "./sites-query.ts";

/** What a partner does with its booking module: its look, the sites it stands on, and the code for their pages. */
export function BookingTab({ partnerId }: { readonly partnerId: number }) {
  const { t, options } = usePage();
  const kept = pageSearch(useSearch());
  const sites = useQuery(sitesQuery(useLastingApi())).data?.sites;
  const hasSite = sites !== undefined && sites.length > 0;
  return (
    <>
      <Card title={t("accounts.own.moduleLook")}>
        <div className={css["form"]}>
          <p className={css["note"]}>{t("accounts.own.moduleLookNote")}</p>
          <Button look="primary" href={`${options.basePath}/edit${kept}`}>
            {t("accounts.own.moduleEdit")}
          </Button>
        </div>
      </Card>
      <SitesCard />
      {hasSite ? (
        <>
          <EmbedCard partnerId={partnerId} />
          <CheckCard site={sites?.[0]?.origin ?? ""} />
        </>
      ) : (
        sites && (
          <Card title={t("accounts.own.code")}>
            <p className={css["note"]}>{t("accounts.own.codeFirstSite")}</p>
          </Card>
        )
      )}
      <KeysCard />
    </>
  );
}
