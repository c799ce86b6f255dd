import { useState } from "react";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { goOnHere } from "#web/features/accounts/go-on-here.ts";
import { PasswordField } from "#web/features/accounts/password-field.tsx";
import { CodeEntry } from "#web/features/accounts/second-step/code-entry.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./security.module.css";

/** Turns the second step off with the password and a code. */
export function RemoveForm({ onRemoved }: { readonly onRemoved: () => void }) {
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
