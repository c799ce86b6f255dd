import { LOGIN_LENGTHS } from "#domain/accounts/login-name.ts";
import { TextField } from "#ui/text-field.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { focusHere } from "./focus-here.ts";

type CodeFieldProps = {
  readonly code: string;
  readonly error?: string | undefined;
  readonly onChange: (code: string) => void;
};

/** The field for a code of an authenticator app, or for a recovery code. */
export function CodeField({ code, error, onChange }: CodeFieldProps) {
  const { t } = useConsole();
  return (
    <TextField
      name="code"
      label={t("accounts.security.code")}
      value={code}
      error={error}
      onChange={onChange}
      autoComplete="one-time-code"
      inputMode="numeric"
      autoCapitalize="off"
      spellCheck={false}
      most={LOGIN_LENGTHS.code}
      figures
      required
      ref={focusHere}
    />
  );
}
