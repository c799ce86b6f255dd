import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Security } from "#contract/own-account/security.ts";
import { formatDayTime } from "#i18n/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { FormAlert } from "#web/features/accounts/form-alert.tsx";
import { useSaid } from "#web/features/accounts/use-said.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { usePage } from "#web/page/page.tsx";
import { securityQuery } from "./security-query.ts";
import css from "./security.module.css";
import type { Sure } from "./use-sure.tsx";

type LogIn = Security["log_ins"][number];
type LogInsCardProps = { readonly logIns: readonly LogIn[]; readonly sure: Sure };

/** A press that ends one log-in, and what came of it. */
export function useEndLogIn(sure: Sure) {
  const api = useLastingApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (logIn: string) => sure(() => api("endLogIns", { body: { log_in: logIn } })),
    onSettled: () => client.invalidateQueries(securityQuery(api)),
  });
}

/** Where the account is logged in, and the keys of its programs; each can be ended. */
export function LogInsCard({ logIns, sure }: LogInsCardProps) {
  const { t } = usePage();
  const said = useSaid("accounts.security.failed");
  const end = useEndLogIn(sure);
  const hasOthers = logIns.some((one) => !one.is_this && !one.is_access_key);
  const ended = end.data?.ended;
  return (
    <Card title={t("accounts.security.logIns")}>
      <div className={css["form"]}>
        <FormAlert message={end.isError ? said(end.error) : undefined} />
        <LogInRows logIns={logIns} end={end} />
        <p role="status" className={css["status"]}>
          {ended !== undefined && t("accounts.security.ended", { ended })}
        </p>
        {hasOthers && (
          <Button busy={end.isPending && end.variables === "others"} onClick={() => end.mutate("others")}>
            {t("accounts.security.endOthers")}
          </Button>
        )}
      </div>
    </Card>
  );
}

type LogInRowProps = { readonly logIn: LogIn; readonly busy: boolean; readonly onEnd: () => void };

type LogInRowsProps = { readonly logIns: readonly LogIn[]; readonly end: ReturnType<typeof useEndLogIn> };

/** Log-ins one below the other, each with the button that ends it. */
export function LogInRows({ logIns, end }: LogInRowsProps) {
  return (
    <ul className={css["rows"]}>
      {logIns.map((one) => (
        <LogInRow
          key={one.log_in}
          logIn={one}
          busy={end.isPending && end.variables === one.log_in}
          onEnd={() => end.mutate(one.log_in)}
        />
      ))}
    </ul>
  );
}

function LogInRow({ logIn, busy, onEnd }: LogInRowProps) {
  const { t, locale } = usePage();
  const { is_access_key: isKey, is_this: isThis } = logIn;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const at = (moment: string) => formatDayTime(localTimeIn(zone, Date.parse(moment)), locale);
  const times = { begun: at(logIn.begun_at), used: at(logIn.last_used_at), ends: at(logIn.ends_at) };
  const name = isKey ? t("accounts.security.program") : logIn.browser || t("accounts.security.unknown");
  return (
    <li className={css["row"]}>
      <div>
        <p className={css["name"]}>
          {name} {isThis && <Badge look="soft">{t("accounts.security.this")}</Badge>}
        </p>
        <p className={css["note"]}>{t(isKey ? "accounts.security.keyTimes" : "accounts.security.times", times)}</p>
      </div>
      {!isThis && (
        <Button
          size="card"
          busy={busy}
          aria-label={t(isKey ? "accounts.security.revokeOne" : "accounts.security.endOne", { name, ...times })}
          onClick={onEnd}
        >
          {t(isKey ? "accounts.security.revoke" : "accounts.security.end")}
        </Button>
      )}
    </li>
  );
}
