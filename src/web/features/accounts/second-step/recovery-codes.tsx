import { Button } from "#ui/button.tsx";
import { goOnHere } from "#web/features/accounts/go-on-here.ts";
import { RecoveryCodeList } from "#web/lib/recovery-code-list.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./second-step.module.css";

type RecoveryCodesProps = {
  readonly codes: readonly string[];
  /** By what the account logs in. */
  readonly name: string;
  readonly onSaved: () => void;
};

/** The recovery codes, shown this once, until they have been saved. */
export function RecoveryCodes({ codes, name, onSaved }: RecoveryCodesProps) {
  const { t } = usePage();
  return (
    <div className={css["step"]}>
      <h3 className={css["title"]} tabIndex={-1} ref={goOnHere}>
        {t("accounts.security.codesTitle")}
      </h3>
      <p className={css["lead"]}>{t("accounts.security.codesLead")}</p>
      <RecoveryCodeList codes={codes} name={name} t={t} />
      <Button look="primary" size="main" wide onClick={onSaved}>
        {t("accounts.security.saved")}
      </Button>
    </div>
  );
}
