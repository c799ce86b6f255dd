import { useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { focusOn } from "#web/features/accounts/focus-on.ts";
import { FormAlert } from "#web/features/accounts/form-alert.tsx";
import { goOnHere } from "#web/features/accounts/go-on-here.ts";
import { PasswordField } from "#web/features/accounts/password-field.tsx";
import { CodeEntry } from "#web/features/accounts/second-step/code-entry.tsx";
import { useSaid } from "#web/features/accounts/use-said.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./security.module.css";

type AskAgainProps = {
  /** A second step is on, so a code shows it too. */
  readonly hasCodes: boolean;
  readonly onProved: () => void;
  readonly onClose: () => void;
};

/** Asks for the password or a code once more before something that matters. */
export function AskAgain({ hasCodes, onProved, onClose }: AskAgainProps) {
  const { t } = usePage();
  const api = useLastingApi();
  const said = useSaid("accounts.security.failed");
  const [byCode, setByCode] = useState(false);
  const [password, setPassword] = useState("");
  const [message, setMessage] = useState<string>();
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const send = async () => {
    setMissing(password === "");
    setMessage(undefined);
    if (password === "") return focusOn(form.current, "password");
    setBusy(true);
    await api("proveIdentity", { body: { password } }).then(onProved, (error: unknown) => {
      setMessage(said(error));
      setBusy(false);
      focusOn(form.current, "password");
    });
  };

  return (
    <Dialog open onClose={onClose} title={t("accounts.security.again.title")} closeLabel={t("common.close")}>
      <div className={css["form"]}>
        <p className={css["note"]}>{t("accounts.security.again.lead")}</p>
        {byCode ? (
          <CodeEntry
            submit={t("accounts.security.again.confirm")}
            onSend={(code) => api("proveIdentity", { body: { code } }).then(onProved)}
          />
        ) : (
          <form
            ref={form}
            className={css["form"]}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (!busy) void send();
            }}
          >
            <FormAlert message={message} />
            <PasswordField
              ref={goOnHere}
              value={password}
              error={missing ? t("accounts.need.password") : undefined}
              onChange={setPassword}
            />
            <Button type="submit" look="primary" size="main" wide busy={busy}>
              {t("accounts.security.again.confirm")}
            </Button>
          </form>
        )}
        {hasCodes && (
          <Button look="link" size="card" onClick={() => setByCode(!byCode)}>
            {t(byCode ? "accounts.security.again.byPassword" : "accounts.security.again.byCode")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
