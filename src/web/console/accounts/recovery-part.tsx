import { Button } from "#ui/button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { RecoveryCodeList } from "#web/lib/recovery-code-list.tsx";
import { focusHere } from "./focus-here.ts";
import css from "./two-factor.module.css";

type RecoveryPartProps = {
  readonly codes: readonly string[];
  readonly name: string;
  readonly onSaved: () => void;
};

/** The recovery codes of an account, shown this once, until they have been saved. */
export function RecoveryPart({ codes, name, onSaved }: RecoveryPartProps) {
  const { t } = useConsole();
  return (
    <div className={css["part"]}>
      <h2 className={css["title"]} tabIndex={-1} ref={focusHere}>
        {t("accounts.security.codesTitle")}
      </h2>
      <p className={css["lead"]}>{t("accounts.security.codesLead")}</p>
      <RecoveryCodeList codes={codes} name={name} t={t} />
      <Button look="primary" size="main" wide onClick={onSaved}>
        {t("accounts.security.saved")}
      </Button>
    </div>
  );
}
