import { useState } from "react";
import { useSearch } from "wouter";
import { pageSearch } from "#contract/search-address.ts";
import { Button } from "#ui/button.tsx";
import { type ComingIn, takeStep } from "#web/features/accounts/log-in.ts";
import { usePage } from "#web/page/page.tsx";
import { withSearch } from "#web/page/with-search.ts";
import { CodeEntry } from "./code-entry.tsx";
import { EnrolForm } from "./enrol-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import type { SecondStepAsked, SeedCard } from "./second-step-asked.ts";
import css from "./second-step.module.css";

type CodeFormProps = { readonly comingIn: ComingIn; readonly onBack: () => void };

/** Asks for a code of the app, or for a recovery code. */
function CodeForm({ comingIn, onBack }: CodeFormProps) {
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

type SecondStepProps = {
  readonly asked: SecondStepAsked;
  readonly comingIn: ComingIn;
  readonly onBack: () => void;
  /** Called when there is a session, while the recovery codes are still shown. */
  readonly onIn: () => void;
};

/** The second step of logging in: a code, or setting up an app and keeping the recovery codes. */
export function SecondStep({ asked, comingIn, onBack, onIn }: SecondStepProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  if (asked.is === "code") return <CodeForm comingIn={comingIn} onBack={onBack} />;
  if (codes !== undefined) return <RecoveryCodes codes={codes} name={nameIn(asked.card)} onSaved={comingIn.reload} />;
  const keep = (shown: readonly string[]) => {
    onIn();
    setCodes(shown);
  };
  return <EnrolForm card={asked.card} api={comingIn.api} onBack={onBack} onOn={keep} />;
}

/** By what the account logs in, as the app was told. */
function nameIn({ address }: SeedCard): string {
  const label = decodeURIComponent(new URL(address).pathname.split("/").at(-1) ?? "");
  return label.slice(label.indexOf(":") + 1);
}
