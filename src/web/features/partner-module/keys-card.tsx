import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { FormAlert } from "#web/features/accounts/form-alert.tsx";
import { LogInRows, useEndLogIn } from "#web/features/accounts/security/log-ins-card.tsx";
import { securityQuery } from "#web/features/accounts/security/security-query.ts";
import css from "#web/features/accounts/security/security.module.css";
import { useSure } from "#web/features/accounts/security/use-sure.tsx";
import { useSaid } from "#web/features/accounts/use-said.ts";
import { usePage } from "#web/page/page.tsx";

/** The access keys of a partner's own programs: a new one is shown once, and each can be revoked. */
export function KeysCard() {
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
