import { useMemo, type ReactNode } from "react";
import en from "#i18n/messages/en/offers.json" with { type: "json" };
import ru from "#i18n/messages/ru/offers.json" with { type: "json" };
import { withTexts } from "#web/page/later-texts.ts";
import { PageContext, usePage, type Page } from "#web/page/page.tsx";

/** Texts that only the page of an offer says; they travel with it. */
const TEXTS = { ru: new Map(Object.entries(ru)), en: new Map(Object.entries(en)) };

/** A page with the words of offers. */
export const offerPage = (page: Page): Page => withTexts(page, TEXTS[page.locale]);

/** Gives the page of an offer its words. */
export function OfferWords({ children }: { readonly children: ReactNode }) {
  const page = usePage();
  return <PageContext value={useMemo(() => offerPage(page), [page])}>{children}</PageContext>;
}
