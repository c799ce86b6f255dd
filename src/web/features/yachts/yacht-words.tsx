import { useMemo, type ReactNode } from "react";
import en from "#i18n/messages/en/yachts.json" with { type: "json" };
import ru from "#i18n/messages/ru/yachts.json" with { type: "json" };
import { withTexts } from "#web/page/later-texts.ts";
import { PageContext, usePage, type Page } from "#web/page/page.tsx";

/** Texts that only pages of yachts say; they travel with those pages. */
const TEXTS = { ru: new Map(Object.entries(ru)), en: new Map(Object.entries(en)) };

/** A page with the words of yachts. */
export const yachtPage = (page: Page): Page => withTexts(page, TEXTS[page.locale]);

/** Gives the pages of yachts their words. */
export function YachtWords({ children }: { readonly children: ReactNode }) {
  const page = usePage();
  return <PageContext value={useMemo(() => yachtPage(page), [page])}>{children}</PageContext>;
}
