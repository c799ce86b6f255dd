import type { Ref } from "react";
import { useSearch } from "wouter";
import { pageSearch } from "#contract/search-address.ts";
import { LANGUAGE_NAMES, LOCALES } from "#domain/values/locale.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { ChevronLeft } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "#web/page/page.tsx";
import { withSearch } from "#web/page/with-search.ts";
import { AdvantagesSection } from "./advantages/advantages-section.tsx";
import { AppearanceSection } from "./appearance-section.tsx";
import css from "./editor-panel.module.css";
import { allowColour, type SectionProps } from "./editor-state.ts";
import { SwitchedSection } from "./switched-section.tsx";
import { TextsSection } from "./texts-section.tsx";

/** The settings of a partner's page in sections that unfold. */
export function EditorPanel({ ref, ...props }: SectionProps & { readonly ref: Ref<HTMLDivElement> }) {
  const { t, options, locale } = usePage();
  const { state, defaults, onChange } = props;
  const { praise, apps } = options.partner?.editor ?? {};
  // A module that is not for everybody has texts in its own languages only.
  const search = useSearch();
  const asked = new URLSearchParams(search).get("locales")?.split(",");
  const languages = LOCALES.filter((language) => asked?.includes(language) ?? true).toSorted(
    (one, other) => Number(other === locale) - Number(one === locale),
  );
  const allowColours = (isOn: boolean) =>
    onChange(allowColour(allowColour(state, "accent", { isOn, defaults }), "background", { isOn, defaults }));
  const advantages = state.showAdvantagesBlock ? state.uspList.length : 0;
  return (
    <div ref={ref} className={css["panel"]}>
      <header className={css["head"]}>
        <h1>{t("partners.editor.title")}</h1>
        <a href={`/account/settings${withSearch(pageSearch(search), { tab: "booking" })}`}>
          <Icon glyph={ChevronLeft} size={16} />
          {t("partners.editor.toAccount")}
        </a>
      </header>
      <SwitchedSection
        title={t("partners.editor.appearance")}
        open
        switchLabel={t("partners.editor.ownColours")}
        on={state.allowCustomAccentColor || state.allowCustomBackgroundColor}
        onSwitch={allowColours}
      >
        <AppearanceSection {...props} />
      </SwitchedSection>
      {languages.map((language) => (
        <Disclosure
          key={language}
          level={2}
          summary={t("partners.editor.texts", { language, name: LANGUAGE_NAMES[language] })}
        >
          <TextsSection {...props} language={language} />
        </Disclosure>
      ))}
      <SwitchedSection
        title={t("partners.editor.reviews")}
        switchLabel={t("partners.editor.showReviews")}
        on={state.showReviewsBlock}
        onSwitch={(on) => onChange({ ...state, showReviewsBlock: on })}
      >
        <p className={css["hint"]}>{t(praise ? "partners.editor.reviewsHint" : "partners.editor.noReviews")}</p>
      </SwitchedSection>
      <SwitchedSection
        title={t("partners.editor.advantages")}
        note={t("partners.editor.chosen", { count: advantages })}
        switchLabel={t("partners.editor.showAdvantages")}
        on={state.showAdvantagesBlock}
        onSwitch={(on) => onChange({ ...state, showAdvantagesBlock: on })}
      >
        <AdvantagesSection {...props} />
      </SwitchedSection>
      <SwitchedSection
        title={t("partners.editor.app")}
        switchLabel={t("partners.editor.showApp")}
        on={state.showMobileBlock}
        onSwitch={(on) => onChange({ ...state, showMobileBlock: on })}
      >
        <p className={css["hint"]}>{t(apps ? "partners.editor.appHint" : "partners.editor.noApp")}</p>
      </SwitchedSection>
    </div>
  );
}
