import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { LOGIN_LENGTHS } from "#domain/accounts/login-name.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { AccountForm } from "#web/features/accounts/account-form.tsx";
import { focusOn } from "#web/features/accounts/focus-on.ts";
import { FormAlert } from "#web/features/accounts/form-alert.tsx";
import css from "#web/features/accounts/security/security.module.css";
import { useSaid } from "#web/features/accounts/use-said.ts";
import { usePage } from "#web/page/page.tsx";

/** Has the link that sets a new password sent; what is said does not tell whether there is such an account. */
export function AskLetter() {
  const { t } = usePage();
  const api = useLastingApi();
  const said = useSaid("accounts.security.failed");
  const [login, setLogin] = useState("");
  const [isPressed, setPressed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const ask = useMutation({ mutationFn: () => api("askRecovery", { body: { login: login.trim() } }) });
  const isMissing = login.trim() === "";
  const submit = () => {
    setPressed(true);
    if (isMissing) return focusOn(form.current, "username");
    ask.mutate();
  };
  return (
    <AccountForm title={t("accounts.own.recover")} ref={form} isBusy={ask.isPending} onSubmit={submit}>
      <p className={css["note"]}>{t("accounts.own.recoverLead")}</p>
      <FormAlert message={ask.isError ? said(ask.error) : undefined} />
      <TextField
        name="username"
        label={t("accounts.name")}
        value={login}
        error={isPressed && isMissing ? t("accounts.need.name") : undefined}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        most={LOGIN_LENGTHS.login}
        required
        onChange={setLogin}
      />
      <Button type="submit" look="primary" busy={ask.isPending}>
        {t("accounts.own.recoverSend")}
      </Button>
      <p role="status" className={css["status"]}>
        {ask.isSuccess && t("accounts.own.recoverSent")}
      </p>
    </AccountForm>
  );
}
