import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useStore } from "zustand/react";
import type { Security } from "#contract/own-account/security.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useApi } from "#web/api/api-context.ts";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { FormAlert } from "#web/features/accounts/form-alert.tsx";
import { goOnHere } from "#web/features/accounts/go-on-here.ts";
import { PasswordField } from "#web/features/accounts/password-field.tsx";
import { CodeEntry } from "#web/features/accounts/second-step/code-entry.tsx";
import { EnrolForm } from "#web/features/accounts/second-step/enrol-form.tsx";
import { RecoveryCodes } from "#web/features/accounts/second-step/recovery-codes.tsx";
import type { SeedCard } from "#web/features/accounts/second-step/second-step-asked.ts";
import { useSaid } from "#web/features/accounts/use-said.ts";
import { usePage } from "#web/page/page.tsx";
import { securityQuery } from "./security-query.ts";
import css from "./security.module.css";
import type { Sure } from "./use-sure.tsx";

/** Turns the second step off with the password and a code. */
function RemoveForm({ onRemoved }: { readonly onRemoved: () => void }) {
  const { t } = usePage();
  const api = useLastingApi();
  const [password, setPassword] = useState("");
  const [isPressed, setPressed] = useState(false);
  const isMissing = password === "";
  return (
    <div className={css["form"]}>
      <p className={css["note"]}>{t("accounts.security.turnOffLead")}</p>
      <CodeEntry
        submit={t("accounts.security.turnOff")}
        onSend={(code) => api("removeSecondStep", { body: { password, code } }).then(onRemoved)}
        onPress={() => setPressed(true)}
        missingAbove={isMissing ? "password" : undefined}
        above={
          <PasswordField
            ref={goOnHere}
            value={password}
            error={isPressed && isMissing ? t("accounts.need.password") : undefined}
            onChange={setPassword}
          />
        }
      />
    </div>
  );
}

type SecondStepCardProps = { readonly step: Security["second_step"]; readonly sure: Sure };

/** What the window over the card shows. */
type Shown =
  | { readonly is: "enrolment"; readonly card: SeedCard }
  | { readonly is: "codes"; readonly codes: readonly string[] }
  | { readonly is: "removing" };

/** The second step of logging in: to be set up, given other recovery codes, or turned off. */
export function SecondStepCard({ step, sure }: SecondStepCardProps) {
  const { t, store } = usePage();
  const name = useStore(store, ({ account }) => account?.email ?? "");
  const api = useLastingApi();
  const every = useApi();
  const client = useQueryClient();
  const said = useSaid("accounts.security.failed");
  const [shown, show] = useState<Shown>();
  const refresh = () => client.invalidateQueries(securityQuery(api));
  const begin = useMutation({
    mutationFn: () => sure(() => every("beginSecondStep", { body: {}, keep: true })),
    onSuccess: (card) => show({ is: "enrolment", card }),
  });
  const renew = useMutation({
    mutationFn: () => sure(() => api("renewRecoveryCodes", { body: {} })),
    onSuccess: (answer) => showCodes(answer.recovery_codes),
  });
  const close = () => show(undefined);
  const showCodes = (codes: readonly string[]) => {
    show({ is: "codes", codes });
    void refresh();
  };
  const failed = begin.error ?? renew.error;
  return (
    <Card title={t("accounts.security.title")}>
      <div className={css["form"]}>
        <FormAlert message={failed ? said(failed) : undefined} />
        <p className={css["note"]}>
          {t(step.is_on ? "accounts.security.stepOn" : "accounts.security.stepOff", { left: step.recovery_codes })}
        </p>
        <div className={css["ways"]}>
          {!step.is_on && (
            <Button busy={begin.isPending} onClick={() => begin.mutate()}>
              {t("accounts.security.setUp")}
            </Button>
          )}
          {step.is_on && (
            <Button busy={renew.isPending} onClick={() => renew.mutate()}>
              {t("accounts.security.newCodes")}
            </Button>
          )}
          {step.is_on && !step.is_required && (
            <Button look="danger" onClick={() => show({ is: "removing" })}>
              {t("accounts.security.turnOff")}
            </Button>
          )}
        </div>
        {step.is_required && <p className={css["note"]}>{t("accounts.security.required")}</p>}
      </div>
      <Dialog
        open={shown !== undefined}
        onClose={close}
        title={t(shown?.is === "removing" ? "accounts.security.turnOffTitle" : "accounts.security.title")}
        closeLabel={t("common.close")}
      >
        {shown?.is === "enrolment" && <EnrolForm card={shown.card} api={every} onBack={close} onOn={showCodes} />}
        {shown?.is === "codes" && <RecoveryCodes codes={shown.codes} name={name} onSaved={close} />}
        {shown?.is === "removing" && (
          <RemoveForm
            onRemoved={() => {
              close();
              void refresh();
            }}
          />
        )}
      </Dialog>
    </Card>
  );
}
