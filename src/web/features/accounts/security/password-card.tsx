import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useStore } from "zustand/react";
import { Button } from "#ui/button.tsx";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { AccountForm } from "#web/features/accounts/account-form.tsx";
import { focusOn } from "#web/features/accounts/focus-on.ts";
import { FormAlert } from "#web/features/accounts/form-alert.tsx";
import { PasswordField } from "#web/features/accounts/password-field.tsx";
import { useSaid } from "#web/features/accounts/use-said.ts";
import { usePage } from "#web/page/page.tsx";
import { newPasswordError } from "./new-password-error.ts";
import { securityQuery } from "./security-query.ts";
import css from "./security.module.css";

/** Sets another password; the former one is asked for. */
export function PasswordCard() {
  const page = usePage();
  const { t, store } = page;
  const account = useStore(store, (state) => state.account);
  const api = useLastingApi();
  const client = useQueryClient();
  const said = useSaid("accounts.security.failed");
  const [former, setFormer] = useState("");
  const [next, setNext] = useState("");
  const [isPressed, setPressed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const change = useMutation({
    mutationFn: () => api("changePassword", { body: { password: former, new_password: next } }),
    onSuccess: () => {
      setFormer("");
      setNext("");
      setPressed(false);
      return client.invalidateQueries(securityQuery(api));
    },
    onError: () => focusOn(form.current, "password"),
  });
  const errors = {
    password: former === "" ? t("accounts.need.password") : undefined,
    "new-password": newPasswordError(next, account ?? undefined, page),
  };
  const submit = () => {
    setPressed(true);
    const fault = (["password", "new-password"] as const).find((name) => errors[name] !== undefined);
    if (fault !== undefined) return focusOn(form.current, fault);
    change.mutate();
  };
  return (
    <AccountForm title={t("accounts.password")} ref={form} isBusy={change.isPending} onSubmit={submit}>
      <FormAlert message={change.isError ? said(change.error) : undefined} />
      {/* Tells the browser's own store of passwords whose they are. */}
      <input hidden readOnly autoComplete="username" value={account?.email ?? ""} />
      <PasswordField
        label={t("accounts.security.passwordNow")}
        value={former}
        error={isPressed ? errors.password : undefined}
        onChange={setFormer}
      />
      <PasswordField
        name="new-password"
        label={t("accounts.security.passwordNew")}
        hint={t("accounts.security.passwordHint")}
        value={next}
        error={isPressed ? errors["new-password"] : undefined}
        onChange={setNext}
      />
      <Button type="submit" busy={change.isPending}>
        {t("accounts.security.passwordChange")}
      </Button>
      <p role="status" className={css["status"]}>
        {change.isSuccess && t("accounts.security.passwordChanged", { ended: change.data.ended })}
      </p>
    </AccountForm>
  );
}
