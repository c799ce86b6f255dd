import { useState } from "react";
import { useSearch } from "wouter";
import { pageSearch } from "#contract/search-address.ts";
import { Button } from "#ui/button.tsx";
import { takeStep, type ComingIn } from "#web/features/accounts/log-in.ts";
import { usePage } from "#web/page/page.tsx";
import { withSearch } from "#web/page/with-search.ts";
import { CodeEntry } from "./code-entry.tsx";
import css from "./second-step.module.css";

type CodeFormProps = { readonly comingIn: ComingIn; readonly onBack: () => void };

/** Asks for a code of the app, or for a recovery code. */
export function CodeForm({ comingIn, onBack }: CodeFormProps) {
  const { t } = usePage();
  const [onPaper, setOnPaper] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  // Our own page is no frame.
  const search = withSearch(pageSearch(useSearch()), { module_type: undefined });
  if (isBlocked) {
    return (
      <div className={css["step"]}>
        <p role="alert" className={css["lead"]}>
          {t("accounts.security.framed")}
        </p>
        <Button look="primary" size="main" wide href={`/${search}`} target="_blank">
          {t("accounts.security.framedOpen")}
        </Button>
        <Button look="link" size="card" onClick={onBack}>
          {t("accounts.security.back")}
        </Button>
      </div>
    );
  }
  const send = async (code: string) => setBlocked(!(await takeStep(code, comingIn)));
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
