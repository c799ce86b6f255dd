import { useState } from "react";
import { CERTIFICATE_LENGTH } from "#domain/booking/draft-money.ts";
import { TextField } from "#ui/text-field.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { DeskCard } from "#web/console/orders/desk-card.tsx";
import type { PhoneDraft } from "#web/console/phone/draft/phone-draft.ts";
import css from "./certificate-card.module.css";

type CertificateCardProps = {
  /** The code that counts; empty for none. */
  readonly code: string;
  /** Why it does not hold. */
  readonly problem: string | undefined;
  readonly onChange: (fields: Partial<PhoneDraft>) => void;
};

/** The code of a gift certificate: it counts once it is applied, because wrong ones are limited. */
export function CertificateCard({ code, problem, onChange }: CertificateCardProps) {
  const { t } = useConsole();
  const [typed, setTyped] = useState(code);
  const next = typed.trim();
  const apply = () => next !== code && onChange({ certificate: next });
  return (
    <DeskCard title={t("console.phone.certificate")}>
      <form
        className={css["row"]}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <div className={css["code"]}>
          <TextField
            label={t("console.phone.code")}
            value={typed}
            most={CERTIFICATE_LENGTH}
            autoComplete="off"
            error={next === code ? problem : undefined}
            onChange={setTyped}
          />
        </div>
        {code !== "" && next === code ? (
          <BarButton
            onClick={() => {
              setTyped("");
              onChange({ certificate: "" });
            }}
          >
            {t("console.phone.codeOff")}
          </BarButton>
        ) : (
          <BarButton disabled={next === code} onClick={apply}>
            {t("console.phone.codeOn")}
          </BarButton>
        )}
      </form>
    </DeskCard>
  );
}
