import { useState } from "react";
import { LANGUAGE_NAMES, LOCALES } from "#domain/values/locale.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import css from "#web/features/accounts/security/security.module.css";
import { usePage } from "#web/page/page.tsx";
import { embedCode, type EmbedChoice } from "./embed-code.ts";

/** Writes the lines that put the module into a partner's page, ready to copy. */
export function EmbedCard({ partnerId }: { readonly partnerId: number }) {
  const { t, locale, options } = usePage();
  const [choice, setChoice] = useState<EmbedChoice>({ variant: "inline", lang: locale, currency: "" });
  const [copied, setCopied] = useState<"done" | "failed">();
  const { origin } = window.location;
  const { basePath } = options;
  const code = embedCode(choice, { origin, basePath, partnerId, label: t("accounts.own.codeLabel") });
  const put = (changed: Partial<EmbedChoice>) => {
    setCopied(undefined);
    setChoice({ ...choice, ...changed });
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied("done");
    } catch {
      setCopied("failed");
    }
  };
  return (
    <Card title={t("accounts.own.code")}>
      <div className={css["form"]}>
        <p className={css["note"]}>{t("accounts.own.codeNote")}</p>
        <Segmented
          label={t("accounts.own.codeVariant")}
          value={choice.variant}
          onChange={(variant) => put({ variant })}
          options={[
            { value: "inline", label: t("accounts.own.codeInline") },
            { value: "button", label: t("accounts.own.codeButton") },
            { value: "popup", label: t("accounts.own.codePopup") },
          ]}
        />
        <Select
          label={t("accounts.own.language")}
          value={choice.lang}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(lang) => put({ lang })}
        />
        <Select
          label={t("accounts.own.currency")}
          value={choice.currency}
          options={[
            { value: "", label: t("accounts.own.codeUsualCurrency") },
            ...options.currencies.map((value) => ({ value, label: value })),
          ]}
          onChange={(currency) => put({ currency })}
        />
        <TextArea
          label={t("accounts.own.codeHtml")}
          readOnly
          spellCheck={false}
          minRows={4}
          maxRows={8}
          value={code}
          onFocus={(event) => event.currentTarget.select()}
          onChange={() => undefined}
        />
        <Button look="primary" onClick={() => void copy()}>
          {t("accounts.own.codeCopy")}
        </Button>
        <p role="status" className={css["status"]}>
          {copied && t(copied === "done" ? "accounts.own.codeCopied" : "accounts.own.codeNotCopied")}
        </p>
      </div>
    </Card>
  );
}
