import { useState } from "react";
import { Eye, EyeOff } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextField } from "#ui/text-field.tsx";
import { usePage } from "#web/page/page.tsx";

type PasswordFieldProps = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** A password field that can show what was typed. */
export function PasswordField({ value, error, onChange }: PasswordFieldProps) {
  const { t } = usePage();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      name="password"
      type={shown ? "text" : "password"}
      label={t("accounts.password")}
      value={value}
      error={error}
      autoComplete="current-password"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={200}
      required
      onChange={onChange}
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
