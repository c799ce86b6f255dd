import { useState } from "react";
import { judgeEmail, meantEmail } from "#domain/booking/email.ts";
import { Button } from "#ui/button.tsx";
import { TextField, type TextFieldProps } from "#ui/text-field.tsx";
import { usePage } from "#web/page/page.tsx";

/**
 * An e-mail address. Once the field is left it reads as mail is sent to it, or says what is wrong with it; the browser's own field
 * for addresses would change what is typed and refuse what can be read.
 */
export function EmailInput({ error, ...field }: TextFieldProps) {
  const { value, onChange, readOnly } = field;
  const { t } = usePage();
  const [left, setLeft] = useState(false);
  const judged = judgeEmail(value);
  const fault = left && value.trim() !== "" && !readOnly && "fault" in judged ? judged.fault : undefined;
  const meant = left && !readOnly ? meantEmail(value) : undefined;
  const take = meant && (
    <Button look="link" size="card" onClick={() => onChange(meant)}>
      {meant}
    </Button>
  );
  const asked = take && (
    <>
      {t("booking.email.meant")} {take}
    </>
  );
  return (
    <TextField
      autoComplete="email"
      {...field}
      error={
        error && take ? (
          <>
            {error}. {asked}
          </>
        ) : (
          (error ?? (!asked && fault && t(`booking.email.${fault}`)))
        )
      }
      warning={asked}
      inputMode="email"
      autoCapitalize="off"
      spellCheck={false}
      onBlur={() => {
        setLeft(true);
        if ("email" in judged && judged.email !== value && !readOnly) onChange(judged.email);
      }}
    />
  );
}
