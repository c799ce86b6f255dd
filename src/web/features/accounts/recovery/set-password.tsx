import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useSearch } from "wouter";
import { isInvitationSearch } from "#contract/own-account/password-page.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { refusalCode } from "#web/api/refusal-code.ts";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { AccountForm } from "#web/features/accounts/account-form.tsx";
import { focusOn } from "#web/features/accounts/focus-on.ts";
import { FormAlert } from "#web/features/accounts/form-alert.tsx";
import { PasswordField } from "#web/features/accounts/password-field.tsx";
import { newPasswordError } from "#web/features/accounts/security/new-password-error.ts";
import css from "#web/features/accounts/security/security.module.css";
import { useSaid } from "#web/features/accounts/use-said.ts";
import { askToLogIn } from "#web/page/page-state.ts";
import { usePage } from "#web/page/page.tsx";

type SetPasswordProps = {
  readonly secret: string;
  /** Called by whoever wants another letter: this link serves no longer. */
  readonly onOver: () => void;
};

/** Sets a new password by the secret of a letter. */
export function SetPassword({ secret, onOver }: SetPasswordProps) {
  const page = usePage();
  const { t, store } = page;
  const api = useLastingApi();
  const said = useSaid("accounts.security.failed");
  const [password, setPassword] = useState("");
  const isInvited = isInvitationSearch(useSearch());
  const [isPressed, setPressed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const recover = useMutation({
    mutationFn: () => api("recoverPassword", { body: { secret, new_password: password } }),
    // Every log-in has ended, that of this browser too.
    onSuccess: () => store.setState({ token: undefined, account: null }),
    onError: () => focusOn(form.current, "new-password"),
  });
  const error = newPasswordError(password, undefined, page);
  const submit = () => {
    setPressed(true);
    if (error !== undefined) return focusOn(form.current, "new-password");
    recover.mutate();
  };
  if (recover.isSuccess) {
    // Staff log in at the console, where what their role requires is set up.
    const goesOn = isInvited ? { href: `/console?lang=${page.locale}` } : { onClick: () => askToLogIn(store) };
    return (
      <Card title={t("accounts.own.recovered")}>
        <div className={css["form"]}>
          <p className={css["note"]} role="status">
            {t(isInvited ? "accounts.own.invitedLead" : "accounts.own.recoveredLead")}
          </p>
          <Button look="primary" {...goesOn}>
            {t("accounts.logIn")}
          </Button>
        </div>
      </Card>
    );
  }
  return (
    <AccountForm title={t("accounts.own.newPassword")} ref={form} isBusy={recover.isPending} onSubmit={submit}>
      <FormAlert message={recover.isError ? said(recover.error) : undefined} />
      <PasswordField
        name="new-password"
        label={t("accounts.security.passwordNew")}
        hint={t("accounts.security.passwordHint")}
        value={password}
        error={isPressed ? error : undefined}
        onChange={setPassword}
      />
      <div className={css["ways"]}>
        <Button type="submit" look="primary" busy={recover.isPending}>
          {t("accounts.own.recoverSet")}
        </Button>
        {recover.isError && refusalCode(recover.error) === "link-over" && (
          <Button onClick={onOver}>{t("accounts.own.recoverAgain")}</Button>
        )}
      </div>
    </AccountForm>
  );
}
