import { useState, type Ref } from "react";
import { LOGIN_LENGTHS } from "#domain/accounts/login-name.ts";
import { Eye, EyeOff } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextField } from "#ui/text-field.tsx";
import { usePage } from "#web/page/page.tsx";

type PasswordFieldProps = {
  /** "password" for the one that is in force. */
  readonly name?: "password" | "new-password";
  readonly label?: string;
  readonly hint?: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** A password field that can show what was typed. */
export function PasswordField({ name = "password", label, hint, ...field }: PasswordFieldProps) {
  const { t } = usePage();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      hint={field.error === undefined ? hint : undefined}
      name={name}
      type={shown ? "text" : "password"}
      label={label ?? t("accounts.password")}
      autoComplete={name === "password" ? "current-password" : name}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      most={LOGIN_LENGTHS.password}
      required
      trailing={
        <IconButton
          label={t("accounts.showPassword")}
          look="quiet"
          aria-pressed={shown}
          icon={<Icon glyph={shown ? EyeOff : Eye} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
