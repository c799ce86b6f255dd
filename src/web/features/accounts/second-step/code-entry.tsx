import { useRef, useState, type ReactNode } from "react";
import { LOGIN_LENGTHS } from "#domain/accounts/login-name.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { focusOn } from "#web/features/accounts/focus-on.ts";
import { FormAlert } from "#web/features/accounts/form-alert.tsx";
import { goOnHere } from "#web/features/accounts/go-on-here.ts";
import { useSaid } from "#web/features/accounts/use-said.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./second-step.module.css";

type CodeEntryProps = {
  /** A recovery code is asked for in place of the app's six digits. */
  readonly onPaper?: boolean;
  /** Words of the button. */
  readonly submit: string;
  /** Sends the code; what it throws is said. */
  readonly onSend: (code: string) => Promise<void>;
  /** Fields above the code, and the first of them that is not filled in. */
  readonly above?: ReactNode;
  readonly missingAbove?: string | undefined;
  readonly onPress?: () => void;
};

/** The field of a code with its button; a phone offers to fill it in. */
export function CodeEntry({ onPaper = false, submit, onSend, above, missingAbove, onPress }: CodeEntryProps) {
  const { t } = usePage();
  const said = useSaid("accounts.security.failed");
  const [code, setCode] = useState("");
  const [message, setMessage] = useState<string>();
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const send = async () => {
    setMissing(code.trim() === "");
    setMessage(undefined);
    onPress?.();
    if (missingAbove !== undefined) return focusOn(form.current, missingAbove);
    if (code.trim() === "") return focusOn(form.current, "code");
    setBusy(true);
    await onSend(code).catch((error: unknown) => {
      setMessage(said(error));
      setBusy(false);
      focusOn(form.current, "code");
    });
  };

  return (
    <form
      ref={form}
      className={css["step"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      <FormAlert message={message} />
      {above}
      <TextField
        ref={above === undefined ? goOnHere : undefined}
        name="code"
        label={t(onPaper ? "accounts.security.recovery" : "accounts.security.code")}
        value={code}
        error={missing ? t("accounts.security.need.code") : undefined}
        autoComplete={onPaper ? "off" : "one-time-code"}
        inputMode={onPaper ? "text" : "numeric"}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        most={LOGIN_LENGTHS.code}
        figures
        required
        onChange={setCode}
      />
      <Button type="submit" look="primary" size="main" wide busy={busy}>
        {submit}
      </Button>
    </form>
  );
}
