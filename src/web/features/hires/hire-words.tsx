import { useMemo, type ReactNode } from "react";
import en from "#i18n/messages/en/hires.json" with { type: "json" };
import ru from "#i18n/messages/ru/hires.json" with { type: "json" };
import { withTexts } from "#web/page/later-texts.ts";
import { PageContext, usePage } from "#web/page/page.tsx";

/** Texts that only pages of a yacht that was offered or booked say; they travel with them. */
const TEXTS = { ru: new Map(Object.entries(ru)), en: new Map(Object.entries(en)) };

/** Gives pages of a yacht that was offered or booked their words. */
export function HireWords({ children }: { readonly children: ReactNode }) {
  const page = usePage();
  return <PageContext value={useMemo(() => withTexts(page, TEXTS[page.locale]), [page])}>{children}</PageContext>;
}
