import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Copy, FileDown } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { goOnHere } from "#web/features/accounts/go-on-here.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./second-step.module.css";

type RecoveryCodesProps = {
  readonly codes: readonly string[];
  /** By what the account logs in. */
  readonly name: string;
  readonly onSaved: () => void;
};

/** The recovery codes, shown this once: to be copied, or kept as a file. */
export function RecoveryCodes({ codes, name, onSaved }: RecoveryCodesProps) {
  const { t } = usePage();
  const [copied, setCopied] = useState<boolean>();
  const copy = () =>
    navigator.clipboard
      .writeText(codes.join("\n"))
      .then(() => setCopied(true))
      .catch(() => setCopied(false));
  return (
    <div className={css["step"]}>
      <h3 className={css["title"]} tabIndex={-1} ref={goOnHere}>
        {t("accounts.security.codesTitle")}
      </h3>
      <p className={css["lead"]}>{t("accounts.security.codesLead")}</p>
      <ul className={css["codes"]}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css["ways"]}>
        <Button size="card" icon={<Icon glyph={Copy} />} onClick={() => void copy()}>
          {t("accounts.security.copy")}
        </Button>
        <Button
          size="card"
          icon={<Icon glyph={FileDown} />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent([t("accounts.security.fileLead", { site: location.host, name }), "", ...codes, ""].join("\n"))}`}
          download="recovery-codes.txt"
        >
          {t("accounts.security.download")}
        </Button>
      </div>
      <p role="status" className={css["status"]}>
        {copied !== undefined && t(copied ? "accounts.security.copied" : "accounts.security.notCopied")}
      </p>
      <Button look="primary" size="main" wide onClick={onSaved}>
        {t("accounts.security.saved")}
      </Button>
    </div>
  );
}
