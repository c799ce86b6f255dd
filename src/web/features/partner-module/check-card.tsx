import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { EmbedFault } from "#domain/partners/embed-fault.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { AccountForm } from "#web/features/accounts/account-form.tsx";
import { focusOn } from "#web/features/accounts/focus-on.ts";
import css from "#web/features/accounts/security/security.module.css";
import { useSaid } from "#web/features/accounts/use-said.ts";
import { usePage } from "#web/page/page.tsx";
import { LiveCheck } from "./live-check.tsx";

/** Of these pages nothing is seen in a browser either. */
const UNOPENED: ReadonlySet<EmbedFault> = new Set(["unreachable", "no-page", "elsewhere"]);

/** Has a page of a site read by the server, and says what keeps the module from working there. */
export function CheckCard({ site }: { readonly site: string }) {
  const { t } = usePage();
  const api = useLastingApi();
  const said = useSaid("accounts.own.checkFailed");
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(`${site}/`);
  const check = useMutation({
    mutationFn: async () => api("checkPage", { body: { page: typed.trim() } }),
    onError: () => focusOn(form.current, "page"),
  });
  const { data } = check;
  return (
    <AccountForm title={t("accounts.own.check")} ref={form} isBusy={check.isPending} onSubmit={() => check.mutate()}>
      <p className={css["note"]}>{t("accounts.own.checkNote")}</p>
      <TextField
        name="page"
        label={t("accounts.own.checkPage")}
        inputMode="url"
        autoComplete="url"
        value={typed}
        error={check.isError ? said(check.error) : undefined}
        onChange={(value) => {
          if (!check.isPending) check.reset();
          setTyped(value);
        }}
      />
      <Button type="submit" busy={check.isPending}>
        {t("accounts.own.checkNow")}
      </Button>
      <div role="status" className={css["status"]}>
        {data && data.faults.length === 0 && <p>{t("accounts.own.checkFine", { page: data.page })}</p>}
        {data && data.faults.length > 0 && (
          <ul className={css["rows"]}>
            {data.faults.map((fault) => (
              <li key={fault} className={css["row"]}>
                {t(`accounts.own.fault.${fault}`, { origin: window.location.origin })}
              </li>
            ))}
          </ul>
        )}
      </div>
      {data && !data.faults.some((fault) => UNOPENED.has(fault)) && <LiveCheck key={data.page} page={data.page} />}
    </AccountForm>
  );
}
