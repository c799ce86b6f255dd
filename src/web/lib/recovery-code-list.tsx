import { useState } from "react";
import type { MessageKey } from "#i18n/messages.ts";
import type { MessageValues } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { Copy, FileDown } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import css from "./two-factor.module.css";

type RecoveryCodeListProps = {
  readonly codes: readonly string[];
  /** Whose codes they are, as the file says it. */
  readonly name: string;
  readonly t: (key: MessageKey, values?: MessageValues) => string;
};

/** Recovery codes, shown this once: to be copied, or kept as a file. */
export function RecoveryCodeList({ codes, name, t }: RecoveryCodeListProps) {
  const [copied, setCopied] = useState<boolean>();
  const copy = () =>
    navigator.clipboard
      .writeText(codes.join("\n"))
      .then(() => setCopied(true))
      .catch(() => setCopied(false));
  return (
    <>
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
    </>
  );
}
