import { useMutation } from "@tanstack/react-query";
import { useRef, useState, useEffect } from "react";
import type { EmbedFault } from "#domain/partners/embed-fault.ts";
import type { Standing } from "#embed/standing.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { AccountForm } from "#web/features/accounts/account-form.tsx";
import { focusOn } from "#web/features/accounts/focus-on.ts";
import css from "#web/features/accounts/security/security.module.css";
import { useSaid } from "#web/features/accounts/use-said.ts";
import { usePage } from "#web/page/page.tsx";
import { readStanding } from "./read-standing.ts";
import { standingKeys } from "./standing-keys.ts";

/** The module answers within this time where nothing keeps it from the page (ms). */
const PATIENCE_MS = 15_000;

/** Opens a page of a partner's site beside this one, and says how the module finds itself there in this very browser. */
function LiveCheck({ page }: { readonly page: string }) {
  const { t } = usePage();
  const [tries, setTries] = useState(0);
  const [isLate, setLate] = useState(false);
  const [standings, setStandings] = useState<ReadonlyMap<MessageEventSource | null, Standing>>(new Map());
  useEffect(() => {
    if (tries === 0) return;
    // A frame speaks from our own origin, a module in the page itself from that of the page.
    const origins = [location.origin, new URL(page).origin];
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      const standing = origins.includes(origin) ? readStanding(data) : undefined;
      if (standing) setStandings((before) => new Map(before).set(source, standing));
    };
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    addEventListener("message", hear);
    return () => {
      clearTimeout(timer);
      removeEventListener("message", hear);
    };
  }, [tries, page]);
  const open = () => {
    setStandings(new Map());
    setLate(false);
    setTries(tries + 1);
    // It keeps this window as its opener, which is how the module there tells it.
    window.open(page, "_blank");
  };
  const found = [...new Set([...standings.values()].flatMap(standingKeys))];
  return (
    <>
      <p className={css["note"]}>{t("accounts.own.liveNote")}</p>
      <Button onClick={open}>{t("accounts.own.liveOpen")}</Button>
      <div role="status" className={css["status"]}>
        {tries > 0 && standings.size === 0 && <p>{t(isLate ? "accounts.own.liveLate" : "accounts.own.liveWaiting")}</p>}
        {standings.size > 0 && (
          <ul className={css["rows"]}>
            {found.map((key) => (
              <li key={key} className={css["row"]}>
                {t(key)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

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
