import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand/react";
import { LOGIN_LENGTHS } from "#domain/accounts/login-name.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { usePage } from "#web/page/page.tsx";
import { focusOn } from "./focus-on.ts";
import { FormAlert } from "./form-alert.tsx";
import { goOnHere } from "./go-on-here.ts";
import { logIn, type ComingIn } from "./log-in.ts";
import css from "./login-popup.module.css";
import { PasswordField } from "./password-field.tsx";
import type { SecondStepAsked } from "./second-step/second-step-asked.ts";
import { useSaid } from "./use-said.ts";

type LoginFormProps = {
  readonly comingIn: ComingIn;
  /** The code of the second step is on its way. */
  readonly isWaiting: boolean;
  /** It cannot come. */
  readonly isLost: boolean;
  /** Words of the way to a new password, once they have come. */
  readonly forgot: string | undefined;
  readonly onSecondStep: (asked: SecondStepAsked) => void;
};

/** The first step of logging in: the name and the password. */
export function LoginForm({ comingIn, isWaiting, isLost, forgot, onSecondStep }: LoginFormProps) {
  const { t, store, locale } = usePage();
  const login = useStore(store, (state) => state.login);
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const said = useSaid("accounts.failed");
  const message = login.step === "error" ? login.message : isLost ? t("common.offline") : undefined;
  const isBusy = login.step === "loading" || (isWaiting && !isLost);
  const missing = (value: string, field: "name" | "password") =>
    tried && value.trim() === "" ? t(`accounts.need.${field}`) : undefined;

  const submit = () => {
    setTried(true);
    const empty = [name.trim() === "" && "username", password === "" && "password"].find((field) => field !== false);
    if (empty) return focusOn(form.current, empty);
    void logIn(name.trim(), password, { ...comingIn, say: said, onSecondStep });
  };

  // The message has an alert role and is read out; the cursor moves to the field that is most likely wrong.
  useEffect(() => {
    if (message !== undefined) focusOn(form.current, "password");
  }, [message]);

  return (
    <form
      ref={form}
      className={css["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) submit();
      }}
    >
      <p className={css["lead"]}>{t("accounts.logInLead")}</p>
      <FormAlert message={message} />
      <TextField
        ref={goOnHere}
        name="username"
        label={t("accounts.name")}
        value={name}
        error={missing(name, "name")}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        most={LOGIN_LENGTHS.login}
        required
        onChange={setName}
      />
      <PasswordField value={password} error={missing(password, "password")} onChange={setPassword} />
      <Button type="submit" look="primary" size="main" wide busy={isBusy}>
        {t("accounts.logIn")}
      </Button>
      <p className={css["forgot"]}>
        {forgot !== undefined && (
          <Button look="link" size="card" href={`/account/password?lang=${locale}`}>
            {forgot}
          </Button>
        )}
      </p>
    </form>
  );
}
