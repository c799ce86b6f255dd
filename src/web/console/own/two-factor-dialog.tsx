import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { RecoveryPart } from "#web/console/accounts/recovery-part.tsx";
import { sessionQuery } from "#web/console/accounts/session-query.ts";
import { SetUpForm, type AuthenticatorCard } from "#web/console/accounts/set-up-form.tsx";
import css from "#web/console/accounts/two-factor.module.css";
import { useConsole } from "#web/console/app/console.tsx";
import { LostPart } from "#web/console/live/lost-part.tsx";
import { ProveDialog } from "#web/console/staff/prove-dialog.tsx";
import { useStaffCall } from "#web/console/staff/use-staff-call.ts";

/** Two-factor log-in of one's own account: set up, or given new recovery codes, without leaving the console. */
export function TwoFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, api } = useConsole();
  const client = useQueryClient();
  const { data: session } = useQuery(sessionQuery(api));
  const security = useQuery({ queryKey: ["own-security"], queryFn: ({ signal }) => api("getSecurity", { signal }) });
  const step = security.data?.second_step;
  const [card, setCard] = useState<AuthenticatorCard>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [over, setOver] = useState("");
  const call = useStaffCall(() => undefined);
  const show = (made: readonly string[]) => {
    setCodes(made);
    void client.invalidateQueries({ queryKey: ["own-security"] });
  };
  const begin = () => {
    setOver("");
    call.run((attempt) => api("beginSecondStep", { body: {}, attempt }).then(setCard));
  };
  const renew = () =>
    call.run((attempt) =>
      api("renewRecoveryCodes", { body: {}, attempt }).then(({ recovery_codes: made }) => show(made)),
    );
  if (call.isAsked) return <ProveDialog call={call} />;
  return (
    <Dialog open onClose={onClose} title={t("accounts.security.title")} closeLabel={t("console.close")}>
      {codes !== undefined ? (
        <RecoveryPart codes={codes} name={session?.name ?? ""} onSaved={onClose} />
      ) : card !== undefined ? (
        <SetUpForm
          card={card}
          onOn={show}
          onOver={(words) => {
            setCard(undefined);
            setOver(words);
          }}
        />
      ) : (
        <div className={css["part"]}>
          {security.isError && <LostPart error={security.error} onAgain={() => void security.refetch()} />}
          {(call.failed || over) && <p role="alert">{call.failed || over}</p>}
          {step !== undefined && (
            <>
              <p>
                {t(step.is_on ? "accounts.security.stepOn" : "accounts.security.stepOff", {
                  left: step.recovery_codes,
                })}
              </p>
              <Button busy={call.isBusy} onClick={step.is_on ? renew : begin}>
                {t(step.is_on ? "accounts.security.newCodes" : "accounts.security.setUp")}
              </Button>
              {step.is_required && <p className={css["lead"]}>{t("accounts.security.required")}</p>}
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}
