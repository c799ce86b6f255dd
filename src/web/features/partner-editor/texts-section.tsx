import { MODULE_TEXT_LIMITS } from "#domain/partners/module-settings.ts";
import type { Locale } from "#domain/values/locale.ts";
import { TextArea } from "#ui/text-area.tsx";
import { usePage } from "#web/page/page.tsx";
import { putText, type EditorText, type SectionProps } from "./editor-state.ts";
import css from "./texts-section.module.css";

const { header, description } = MODULE_TEXT_LIMITS;
const TEXTS = [
  { text: "uspHeader", name: "header", limit: header },
  { text: "uspDescriptionTop", name: "top", limit: description },
  { text: "uspDescriptionBottom", name: "bottom", limit: description },
] as const satisfies readonly { readonly text: EditorText; readonly name: string; readonly limit: number }[];

/** The texts of a partner's page in one language. */
export function TextsSection({ state, onChange, language }: SectionProps & { readonly language: Locale }) {
  const { t } = usePage();
  return (
    <div className={css["texts"]}>
      {TEXTS.map(({ text, name, limit }) => {
        const value = state[text][language];
        const count = value.length;
        return (
          <TextArea
            key={name}
            lang={language}
            label={t(`partners.editor.${name}`)}
            minRows={1}
            value={value}
            hint={
              count === 0
                ? t(name === "bottom" ? "partners.editor.noText" : "partners.editor.usualText")
                : t("partners.editor.length", { count, limit })
            }
            // Nothing typed is cut: what is too long is said, and not saved.
            error={count > limit ? t("partners.editor.tooLong", { count: count - limit, limit }) : undefined}
            onChange={(typed) => onChange(putText(state, text, { locale: language, value: typed }))}
          />
        );
      })}
    </div>
  );
}
