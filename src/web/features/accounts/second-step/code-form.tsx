import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { comeIn, type ComingIn } from "#web/features/accounts/log-in.ts";
import { usePage } from "#web/page/page.tsx";
import { CodeEntry } from "./code-entry.tsx";
import css from "./second-step.module.css";

type CodeFormProps = { readonly comingIn: ComingIn; readonly onBack: () => void };

/** Asks for a code of the app, or for a recovery code. */
export function CodeForm({ comingIn, onBack }: CodeFormProps) {
  const { t } = usePage();
  const [onPaper, setOnPaper] = useState(false);
  const send = async (code: string) => {
    const { token } = await comingIn.api("takeSecondStep", { body: { code }, keep: true });
    await comeIn(token, comingIn);
  };
  return (
    <div className={css["step"]}>
      <p className={css["lead"]}>{t(onPaper ? "accounts.security.recoveryLead" : "accounts.security.codeLead")}</p>
      <CodeEntry key={String(onPaper)} onPaper={onPaper} submit={t("accounts.security.enter")} onSend={send} />
      <div className={css["ways"]}>
        <Button look="link" size="card" onClick={() => setOnPaper(!onPaper)}>
          {t(onPaper ? "accounts.security.useApp" : "accounts.security.useRecovery")}
        </Button>
        <Button look="link" size="card" onClick={onBack}>
          {t("accounts.security.back")}
        </Button>
      </div>
    </div>
  );
}
