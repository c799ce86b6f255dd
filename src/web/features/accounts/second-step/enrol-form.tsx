import { Button } from "#ui/button.tsx";
import type { Api } from "#web/api/api-call.ts";
import { AuthenticatorCode } from "#web/lib/authenticator-code.tsx";
import { usePage } from "#web/page/page.tsx";
import { CodeEntry } from "./code-entry.tsx";
import type { SeedCard } from "./second-step-asked.ts";
import css from "./second-step.module.css";

type EnrolFormProps = {
  readonly card: SeedCard;
  readonly api: Api;
  readonly onBack: () => void;
  /** Called with the recovery codes, once the second step is on. */
  readonly onOn: (codes: readonly string[]) => void;
};

/** Shows what the app takes in, and asks for its first code. */
export function EnrolForm({ card, api, onBack, onOn }: EnrolFormProps) {
  const { t } = usePage();
  const send = async (code: string) => {
    const answer = await api("confirmSecondStep", { body: { code }, keep: true });
    onOn(answer.recovery_codes);
  };
  return (
    <div className={css["step"]}>
      <p className={css["lead"]}>{t("accounts.security.enrolLead")}</p>
      <ol className={css["doings"]}>
        <li>
          <AuthenticatorCode card={card} t={t} />
        </li>
        <li>
          <p>{t("accounts.security.thenCode")}</p>
          <CodeEntry submit={t("accounts.security.turnOn")} onSend={send} />
        </li>
      </ol>
      <Button look="link" size="card" onClick={onBack}>
        {t("accounts.security.back")}
      </Button>
    </div>
  );
}
