import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand/react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { CircleAlert } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { startHere } from "#ui/start-here.ts";
import { TextField } from "#ui/text-field.tsx";
import { useApi } from "#web/api/api-context.ts";
import { ApiError } from "#web/api/api-error.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { usePage } from "#web/page/page.tsx";
import { logIn } from "./log-in.ts";
import css from "./login-popup.module.css";
import { PasswordField } from "./password-field.tsx";

/** The log-in popup: hidden, visible, loading or with an error (AUT-01). The page below it stays as it is. */
export function LoginPopup() {
  return (
    <WithQueries>
      <Popup />
    </WithQueries>
  );
}

function Popup() {
  const { t, store } = usePage();
  const login = useStore(store, (state) => state.login);
  return (
    <Dialog
      open={login.step !== "hidden"}
      onClose={() => store.setState({ login: { step: "hidden" } })}
      title={t("accounts.logInTitle")}
      closeLabel={t("common.close")}
    >
      <LoginForm />
    </Dialog>
  );
}

function LoginForm() {
  const { t, store, options } = usePage();
  const api = useApi();
  const client = useQueryClient();
  const login = useStore(store, (state) => state.login);
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const message = login.step === "error" ? login.message : undefined;
  const missing = (value: string, field: "name" | "password") =>
    tried && value.trim() === "" ? t(`accounts.need.${field}`) : undefined;

  const say = (error: unknown) => {
    const known = error instanceof ApiError && error.lost === undefined ? error.message : "";
    if (known !== "") return known;
    return t(error instanceof ApiError && error.lost !== undefined ? "common.offline" : "accounts.failed");
  };

  const submit = () => {
    setTried(true);
    const empty = [name.trim() === "" && "username", password === "" && "password"].find((field) => field !== false);
    if (empty) return focusOn(form.current, empty);
    void logIn(name.trim(), password, {
      api,
      store,
      say,
      isFramed: options.moduleType.startsWith("frame"),
      reload: () => location.reload(),
      onHeld: () => void client.invalidateQueries(),
    });
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
        if (login.step !== "loading") submit();
      }}
    >
      <p className={css["lead"]}>{t("accounts.logInLead")}</p>
      <div role="alert">
        {message !== undefined && (
          <p className={css["error"]}>
            <Icon glyph={CircleAlert} size={18} />
            <span>{message}</span>
          </p>
        )}
      </div>
      <TextField
        ref={startHere}
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
        maxLength={254}
        required
        onChange={setName}
      />
      <PasswordField value={password} error={missing(password, "password")} onChange={setPassword} />
      <Button type="submit" look="primary" size="main" wide busy={login.step === "loading"}>
        {t("accounts.logIn")}
      </Button>
    </form>
  );
}

function focusOn(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}
