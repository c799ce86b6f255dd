import { useQuery, useMutation, useQueryClient, queryOptions } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useSearch } from "wouter";
import type { PartnerSites } from "#contract/partner-sites.ts";
import { pageSearch } from "#contract/search-address.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { Api } from "#web/api/api-call.ts";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { AccountFailed } from "#web/features/accounts/account-failed.tsx";
import { AccountForm } from "#web/features/accounts/account-form.tsx";
import { AccountWaiting } from "#web/features/accounts/account-waiting.tsx";
import { focusOn } from "#web/features/accounts/focus-on.ts";
import { FormAlert } from "#web/features/accounts/form-alert.tsx";
import { LogInRows, useEndLogIn } from "#web/features/accounts/security/log-ins-card.tsx";
import { securityQuery } from "#web/features/accounts/security/security-query.ts";
import css from "#web/features/accounts/security/security.module.css";
import { useSure } from "#web/features/accounts/security/use-sure.tsx";
import { useSaid } from "#web/features/accounts/use-said.ts";
import { usePage } from "#web/page/page.tsx";
import { CheckCard } from "./check-card.tsx";
import { EmbedCard } from "./embed-card.tsx";

/** The list of a partner's sites. */
const sitesQuery = (api: Api) =>
  queryOptions({ queryKey: ["partner-sites"], staleTime: 0, queryFn: async () => api("listSites", { keep: false }) });

/** The sites on whose pages a partner's module may stand; anywhere else browsers refuse to show it. */
function SitesCard() {
  const { t } = usePage();
  const api = useLastingApi();
  const client = useQueryClient();
  const said = useSaid("accounts.own.notSaved");
  const form = useRef<HTMLFormElement>(null);
  // The frame of a site that is not listed leads here and names it.
  const [site, setSite] = useState(new URLSearchParams(useSearch()).get("site") ?? "");
  const asked = useQuery(sitesQuery(api));
  const keep = (answer: PartnerSites) => client.setQueryData(sitesQuery(api).queryKey, answer);
  const add = useMutation({
    mutationFn: async () => api("addSite", { body: { site: site.trim() } }),
    onSuccess: (answer) => {
      keep(answer);
      setSite("");
    },
    onError: () => focusOn(form.current, "site"),
  });
  const remove = useMutation({
    mutationFn: async (origin: string) => api("removeSite", { body: { site: origin } }),
    onSuccess: keep,
  });
  if (asked.data === undefined) return asked.isError ? <AccountFailed asked={asked} /> : <AccountWaiting />;
  const { sites } = asked.data;
  return (
    <AccountForm title={t("accounts.own.sites")} ref={form} isBusy={add.isPending} onSubmit={() => add.mutate()}>
      <p className={css["note"]}>{t(sites.length === 0 ? "accounts.own.noSites" : "accounts.own.sitesNote")}</p>
      {sites.length > 0 && (
        <ul className={css["rows"]}>
          {sites.map(({ origin, title }) => (
            <li key={origin} className={css["row"]}>
              <span>{title}</span>
              <Button
                look="link"
                busy={remove.isPending && remove.variables === origin}
                aria-label={t("accounts.own.siteRemoveNamed", { site: title })}
                onClick={() => remove.mutate(origin)}
              >
                {t("accounts.own.siteRemove")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {remove.isError && <p role="alert">{said(remove.error)}</p>}
      <TextField
        name="site"
        label={t("accounts.own.site")}
        inputMode="url"
        autoComplete="url"
        placeholder="https://hotel.example"
        value={site}
        error={add.isError ? said(add.error) : undefined}
        onChange={(value) => {
          if (!add.isPending) add.reset();
          setSite(value);
        }}
      />
      <Button type="submit" busy={add.isPending}>
        {t("accounts.own.siteAdd")}
      </Button>
    </AccountForm>
  );
}

/** The access keys of a partner's own programs: a new one is shown once, and each can be revoked. */
function KeysCard() {
  const { t } = usePage();
  const api = useLastingApi();
  const client = useQueryClient();
  const said = useSaid("accounts.security.failed");
  const { data: security } = useQuery(securityQuery(api));
  const { sure, window } = useSure(security?.second_step.is_on ?? false);
  const end = useEndLogIn(sure);
  const make = useMutation({
    mutationFn: () => sure(async () => api("makeAccessKey", { body: {} })),
    onSettled: () => client.invalidateQueries(securityQuery(api)),
  });
  const keys = security?.log_ins.filter((one) => one.is_access_key) ?? [];
  const failed = [make, end].find((one) => one.isError);
  return (
    <Card title={t("accounts.own.keys")}>
      <div className={css["form"]}>
        <p className={css["note"]}>{t("accounts.own.keysNote")}</p>
        <FormAlert message={failed && said(failed.error)} />
        {keys.length > 0 && <LogInRows logIns={keys} end={end} />}
        <div role="status" className={css["status"]}>
          {make.data && (
            <TextField
              label={t("accounts.own.keyMade")}
              hint={t("accounts.own.keyOnce")}
              readOnly
              spellCheck={false}
              value={make.data.token}
              onFocus={(event) => event.currentTarget.select()}
              onChange={() => undefined}
            />
          )}
        </div>
        <Button busy={make.isPending} onClick={() => make.mutate()}>
          {t("accounts.own.keyMake")}
        </Button>
        {window}
      </div>
    </Card>
  );
}

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
