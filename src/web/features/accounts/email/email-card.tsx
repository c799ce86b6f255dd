import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { emailFault, readEmail } from "#domain/booking/email.ts";
import { Button } from "#ui/button.tsx";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { AccountForm } from "#web/features/accounts/account-form.tsx";
import { focusOn } from "#web/features/accounts/focus-on.ts";
import { FormAlert } from "#web/features/accounts/form-alert.tsx";
import { securityQuery } from "#web/features/accounts/security/security-query.ts";
import css from "#web/features/accounts/security/security.module.css";
import { useSure } from "#web/features/accounts/security/use-sure.tsx";
import { useSaid } from "#web/features/accounts/use-said.ts";
import { usePage } from "#web/page/page.tsx";
import { EmailInput } from "#web/trip/contact/email-input.tsx";

/** Asks for another e-mail address of the account, which counts once its mailbox has answered. */
export function EmailCard({ email }: { readonly email: string }) {
  const { t } = usePage();
  const api = useLastingApi();
  const said = useSaid("accounts.own.emailFailed");
  const guarded = useQuery(securityQuery(api));
  const { sure, window } = useSure(guarded.data?.second_step.is_on ?? false);
  const [wanted, setWanted] = useState("");
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const ask = useMutation({
    mutationFn: async (address: string) => {
      await sure(() => api("askEmail", { body: { email: address } }));
      return address;
    },
    onSuccess: () => {
      setTried(false);
      setWanted("");
    },
    onError: () => focusOn(form.current, "new-email"),
  });
  const fault = emailFault(wanted);
  const submit = () => {
    setTried(true);
    if (fault !== undefined) return focusOn(form.current, "new-email");
    ask.mutate(readEmail(wanted));
  };
  return (
    <>
      <AccountForm title={t("booking.email")} ref={form} isBusy={ask.isPending} onSubmit={submit}>
        <p className={css["note"]}>{t("accounts.own.emailNow", { email })}</p>
        <FormAlert message={ask.isError ? said(ask.error) : undefined} />
        <EmailInput
          name="new-email"
          label={t("accounts.own.emailNew")}
          value={wanted}
          error={isTried && fault !== undefined ? t(`booking.email.${fault}`) : undefined}
          onChange={(value) => {
            if (!ask.isPending) ask.reset();
            setWanted(value);
          }}
        />
        <Button type="submit" busy={ask.isPending}>
          {t("accounts.own.emailSend")}
        </Button>
        <p role="status" className={css["status"]}>
          {ask.isSuccess && t("accounts.own.emailSent", { email: ask.data })}
        </p>
      </AccountForm>
      {window}
    </>
  );
}
