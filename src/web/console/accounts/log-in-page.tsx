import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type ReactNode } from "react";
import { LOGIN_LENGTHS } from "#domain/accounts/login-name.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { refusalCode } from "#web/api/refusal-code.ts";
import { serverWords } from "#web/console/api/server-words.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { CodeField } from "./code-field.tsx";
import css from "./log-in-page.module.css";
import { SetUpForm, type AuthenticatorCard } from "./set-up-form.tsx";

type LogInPageProps = {
  /** Called with recovery codes that were made on the way in, while the new session already exists. */
  readonly onCodes: (codes: readonly string[], name: string) => void;
};

/** The log-in of the staff: name and password, then a code; whose role requires one sets it up here. */
export function LogInPage({ onCodes }: LogInPageProps) {
  const { t, api, company } = useConsole();
  const client = useQueryClient();
  const [step, setStep] = useState<"password" | "code">("password");
  const [card, setCard] = useState<AuthenticatorCard>();
  const [typed, setTyped] = useState({ name: "", password: "", code: "" });
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const type = (member: keyof typeof typed) => (value: string) => setTyped((now) => ({ ...now, [member]: value }));

  const send = async () => {
    setBusy(true);
    setFailed(undefined);
    try {
      if (step === "code") await api("takeSecondStep", { body: { code: typed.code.trim() } });
      else await api("logIn", { body: { user_id: typed.name.trim(), password: typed.password } });
      await client.resetQueries();
    } catch (error) {
      const code = refusalCode(error);
      if (code === "second-step-needed") setStep("code");
      else if (code === "second-step-missing") await setUp();
      else {
        if (code === "second-step-over") setStep("password");
        setFailed(serverWords(error) ?? t("console.lost"));
        form.current?.querySelector<HTMLInputElement>("input[type=password], input[name=code]")?.select();
      }
    }
    setBusy(false);
  };

  const setUp = () =>
    api("beginSecondStep", { body: {} }).then(setCard, (error: unknown) =>
      setFailed(serverWords(error) ?? t("console.lost")),
    );
  if (card !== undefined)
    return (
      <LogInFrame>
        <SetUpForm
          card={card}
          onOn={(codes) => onCodes(codes, typed.name.trim())}
          onOver={(words) => {
            setCard(undefined);
            setFailed(words);
          }}
        />
        <Button look="link" size="card" onClick={() => setCard(undefined)}>
          {t("accounts.security.back")}
        </Button>
      </LogInFrame>
    );
  return (
    <main className={css["page"]}>
      <form
        ref={form}
        className={css["form"]}
        data-surface="paper"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void send();
        }}
      >
        <p className={css["mark"]} aria-hidden="true">
          Nb
        </p>
        <h1 className={css["title"]}>{t("console.logInTitle")}</h1>
        <p className={css["lead"]}>{company}</p>
        {failed !== undefined && (
          <p role="alert" className={css["failed"]}>
            {failed}
          </p>
        )}
        {step === "password" && (
          <>
            <PasswordFields typed={typed} onType={type} />
            <Submit busy={busy}>{t("accounts.logIn")}</Submit>
          </>
        )}
        {step === "code" && (
          <>
            <p className={css["lead"]}>{t("console.codeLead")}</p>
            <CodeField code={typed.code} onChange={type("code")} />
            <Submit busy={busy}>{t("accounts.logIn")}</Submit>
            <Button look="link" size="card" onClick={() => setStep("password")}>
              {t("accounts.security.back")}
            </Button>
          </>
        )}
      </form>
    </main>
  );
}

type PasswordFieldsProps = {
  readonly typed: { readonly name: string; readonly password: string };
  readonly onType: (member: "name" | "password") => (value: string) => void;
};

/** Who logs in, and by which password. */
function PasswordFields({ typed, onType }: PasswordFieldsProps) {
  const { t } = useConsole();
  return (
    <>
      <TextField
        name="username"
        label={t("accounts.name")}
        value={typed.name}
        onChange={onType("name")}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        most={LOGIN_LENGTHS.login}
        required
        // The one thing to do on this page.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <TextField
        name="password"
        type="password"
        label={t("accounts.password")}
        value={typed.password}
        onChange={onType("password")}
        autoComplete="current-password"
        most={LOGIN_LENGTHS.password}
        required
      />
    </>
  );
}

/** A page before the console on which two-factor log-in is set up. */
export function LogInFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useConsole();
  return (
    <main className={css["page"]}>
      <div className={css["form"]} data-surface="paper">
        <h1 className={css["title"]}>{t("accounts.security.title")}</h1>
        {children}
      </div>
    </main>
  );
}

function Submit({ busy, children }: { readonly busy: boolean; readonly children: ReactNode }) {
  return (
    <Button type="submit" look="primary" size="main" wide busy={busy}>
      {children}
    </Button>
  );
}
