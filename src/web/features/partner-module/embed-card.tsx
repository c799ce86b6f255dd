import { useState } from "react";
import { namedPointId } from "#domain/places/named-point.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { TextArea } from "#ui/text-area.tsx";
import css from "#web/features/accounts/security/security.module.css";
import { usePage } from "#web/page/page.tsx";
import { embedCode, FIRST_CHOICE, frameAddress, type EmbedChoice, type EmbedPart } from "./embed-code.ts";
import { EmbedEnds } from "./embed-ends.tsx";
import optionsCss from "./embed-options.module.css";
import { EmbedAccent, EmbedLook, EmbedMode, EmbedSale } from "./embed-options.tsx";
import { EmbedPreview } from "./embed-preview.tsx";

/** Writes the lines that put the module into a partner's page, ready to copy, beside the module that they show. */
export function EmbedCard({ partnerId }: { readonly partnerId: number }) {
  const { t, locale, options, knownPlaces } = usePage();
  const [choice, setChoice] = useState<EmbedChoice>({ ...FIRST_CHOICE, lang: locale });
  const [name, setName] = useState("");
  const [copied, setCopied] = useState<"done" | "failed">();
  const { fixed } = choice;
  const place = fixed === "none" ? undefined : knownPlaces.get(choice[fixed]);
  const isNamed = place && name.trim() !== "";
  const named = isNamed ? { [fixed]: namedPointId({ name, point: place.geometry.location }) } : {};
  const whole = { ...choice, ...named };
  const { origin } = window.location;
  const source = { origin, basePath: options.basePath, partnerId, label: t("accounts.own.codeLabel") };
  const code = embedCode(whole, source);
  const put = (changed: Partial<EmbedChoice>) => {
    setCopied(undefined);
    setChoice((before) => ({ ...before, ...changed }));
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied("done");
    } catch {
      setCopied("failed");
    }
  };
  const part: EmbedPart = { choice, onChange: put };
  return (
    <Card title={t("accounts.own.code")}>
      <div className={css["form"]}>
        <p className={css["note"]}>{t("accounts.own.codeNote")}</p>
        <EmbedLook {...part} />
        <EmbedMode {...part} />
        <Disclosure summary={t("accounts.own.codeMore")} look="link">
          <div className={optionsCss["more"]}>
            <EmbedEnds {...part} name={name} onName={setName} />
            <EmbedSale {...part} />
            <EmbedAccent {...part} />
          </div>
        </Disclosure>
        <TextArea
          label={t("accounts.own.codeHtml")}
          readOnly
          spellCheck={false}
          minRows={4}
          maxRows={10}
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
        <EmbedPreview address={frameAddress(whole, source)} isPanel={choice.variant !== "inline"} />
      </div>
    </Card>
  );
}
