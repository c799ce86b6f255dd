import { useState } from "react";
import type { beginSecondStep } from "#contract/own-account/second-step.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { Button } from "#ui/button.tsx";
import { refusalCode } from "#web/api/refusal-code.ts";
import { serverWords } from "#web/console/api/server-words.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { AuthenticatorCode } from "#web/lib/authenticator-code.tsx";
import { CodeField } from "./code-field.tsx";
import css from "./two-factor.module.css";

/** What an authenticator app reads. */
export type AuthenticatorCard = EndpointResult<typeof beginSecondStep>;

type SetUpFormProps = {
  readonly card: AuthenticatorCard;
  /** Called with the recovery codes once two-factor log-in is on. */
  readonly onOn: (codes: readonly string[]) => void;
  /** Called with what is to be said where it took too long and has to be begun again. */
  readonly onOver: (words: string) => void;
};

/** Shows what an authenticator app reads, and asks for its first code. */
export function SetUpForm({ card, onOn, onOver }: SetUpFormProps) {
  const { t, api } = useConsole();
  const [code, setCode] = useState("");
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    setFailed(undefined);
    try {
      onOn((await api("confirmSecondStep", { body: { code: code.trim() } })).recovery_codes);
    } catch (error) {
      const words = serverWords(error) ?? t("console.lost");
      if (refusalCode(error) === "second-step-over") onOver(words);
      else setFailed(words);
      setBusy(false);
    }
  };
  return (
    <form
      className={css["part"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      <p className={css["lead"]}>{t("accounts.security.enrolLead")}</p>
      <ol className={css["steps"]}>
        <li>
          <AuthenticatorCode card={card} t={t} />
        </li>
        <li>
          <p>{t("accounts.security.thenCode")}</p>
          <CodeField code={code} error={failed} onChange={setCode} />
        </li>
      </ol>
      <Button type="submit" look="primary" size="main" wide busy={busy}>
        {t("accounts.security.turnOn")}
      </Button>
    </form>
  );
}
