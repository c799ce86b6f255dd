import type { KeyboardEvent } from "react";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { FieldError } from "#ui/field-error.tsx";
import { TextField } from "#ui/text-field.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./certificate-field.module.css";
import { CERTIFICATE_FIELD, type CertificateState } from "./use-certificate.ts";

/** Where a certificate code is typed and taken back; what it takes off is a line of the price. */
export function CertificateField(certificate: CertificateState) {
  const { code, typed, problem, isRefused, busy, isReckoned, type, apply, remove } = certificate;
  const { t } = usePage();
  if (code !== "") {
    const reckoning = isReckoned ? "accepted" : "reckoning";
    return (
      <div className={css["taken"]} aria-live="polite">
        <span>{problem === undefined ? t(`booking.money.${reckoning}`) : t("booking.money.fixed", { code })}</span>
        <Button
          id={CERTIFICATE_FIELD}
          look="link"
          size="card"
          aria-describedby={problem && `${CERTIFICATE_FIELD}-error`}
          onClick={remove}
        >
          {t(isRefused ? "booking.money.without" : "booking.money.remove")}
        </Button>
        {problem && (
          <div className={css["problem"]}>
            <FieldError id={`${CERTIFICATE_FIELD}-error`}>{problem}</FieldError>
          </div>
        )}
      </div>
    );
  }
  // Enter applies the code instead of ordering.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void apply();
  };
  return (
    <Disclosure look="link" summary={t("booking.money.certificate")}>
      <div className={css["field"]}>
        <TextField
          id={CERTIFICATE_FIELD}
          label={t("booking.money.code")}
          value={typed}
          error={problem}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={type}
          onKeyDown={onKeyDown}
        />
        <Button busy={busy} onClick={() => void apply()}>
          {t("booking.money.apply")}
        </Button>
      </div>
    </Disclosure>
  );
}
