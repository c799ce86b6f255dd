import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useSearch } from "wouter";
import type { PartnerSites } from "#contract/partner-sites.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { AccountFailed } from "#web/features/accounts/account-failed.tsx";
import { AccountForm } from "#web/features/accounts/account-form.tsx";
import { AccountWaiting } from "#web/features/accounts/account-waiting.tsx";
import { focusOn } from "#web/features/accounts/focus-on.ts";
import css from "#web/features/accounts/security/security.module.css";
import { useSaid } from "#web/features/accounts/use-said.ts";
import { usePage } from "#web/page/page.tsx";
import { sitesQuery } from "./sites-query.ts";

/** The sites on whose pages a partner's module may stand; anywhere else browsers refuse to show it. */
export function SitesCard() {
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
