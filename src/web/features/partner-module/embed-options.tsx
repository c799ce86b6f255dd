import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { parseLocalTime } from "#domain/values/local-time.ts";
import { LANGUAGE_NAMES, LOCALES } from "#domain/values/locale.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import formCss from "#web/features/accounts/security/security.module.css";
import { usePage } from "#web/page/page.tsx";
import type { EmbedPart } from "./embed-code.ts";
import css from "./embed-options.module.css";

/** How the module is shown, and in which language and currency. */
export function EmbedLook({ choice, onChange }: EmbedPart) {
  const { t, options } = usePage();
  return (
    <>
      <Segmented
        label={t("accounts.own.codeVariant")}
        value={choice.variant}
        onChange={(variant) => onChange({ variant })}
        options={[
          { value: "inline", label: t("accounts.own.codeInline") },
          { value: "button", label: t("accounts.own.codeButton") },
          { value: "popup", label: t("accounts.own.codePopup") },
        ]}
      />
      <div className={css["pair"]}>
        <Select
          label={t("accounts.own.language")}
          value={choice.lang}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(lang) => onChange({ lang })}
        />
        <Select
          label={t("accounts.own.currency")}
          value={choice.currency}
          options={[
            { value: "", label: t("accounts.own.codeUsualCurrency") },
            ...options.currencies.map((value) => ({ value, label: value })),
          ]}
          onChange={(currency) => onChange({ currency })}
        />
      </div>
    </>
  );
}

/** Whether the module stands in a frame of ours or in the page itself. */
export function EmbedMode({ choice, onChange }: EmbedPart) {
  const { t } = usePage();
  return (
    <>
      <Segmented
        label={t("accounts.own.codeMode")}
        showLabel
        value={choice.mode}
        onChange={(mode) => onChange({ mode })}
        options={[
          { value: "frame", label: t("accounts.own.codeModeFrame") },
          { value: "inline", label: t("accounts.own.codeModeInline") },
        ]}
      />
      {choice.mode === "inline" && (
        <p className={formCss["note"]}>{t("accounts.own.codeModeNote", { origin: window.location.origin })}</p>
      )}
    </>
  );
}

/** When the car is to come, and the only classes that are shown. */
export function EmbedSale({ choice, onChange }: EmbedPart) {
  const { t, locale } = usePage();
  const api = useLastingApi();
  const { data: classes = [] } = useQuery({
    queryKey: ["partner-car-classes", locale],
    queryFn: async () => api("listCarClasses", { keep: false }),
  });
  const toggle = (id: number, isOn: boolean) =>
    // In the order of the list, in whatever order they were ticked.
    onChange({
      classes: classes
        .map(({ car_class_id: one }) => one)
        .filter((one) => (one === id ? isOn : choice.classes.includes(one))),
    });
  return (
    <>
      <TextField
        type="datetime-local"
        label={t("accounts.own.codeWhen")}
        value={choice.when?.replace(" ", "T") ?? ""}
        onChange={(typed) => onChange({ when: parseLocalTime(typed) })}
      />
      {classes.length > 0 && (
        <fieldset className={css["classes"]}>
          <legend>{t("accounts.own.codeClasses")}</legend>
          {classes.map(({ car_class_id: id, title }) => (
            <Checkbox
              key={id}
              label={title}
              checked={choice.classes.includes(id)}
              onChange={(isOn) => toggle(id, isOn)}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

/** The colour of buttons and links, where it is to differ from that of the module's look. */
export function EmbedAccent({ choice, onChange }: EmbedPart) {
  const { t } = usePage();
  const [typed, setTyped] = useState(choice.accent);
  const read = (text: string) => /^#?([\da-f]{6})$/i.exec(text.trim())?.[1]?.toUpperCase() ?? "";
  return (
    <TextField
      label={t("accounts.own.codeAccent")}
      hint={t("accounts.own.codeAccentHint")}
      error={typed.trim().length >= 6 && read(typed) === "" && t("accounts.own.codeAccentWrong")}
      spellCheck={false}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        onChange({ accent: read(text) });
      }}
    />
  );
}
