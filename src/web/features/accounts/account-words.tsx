import { use, useMemo, type ReactNode } from "react";
import { laterTexts, withTexts } from "#web/page/later-texts.ts";
import { PageContext, usePage } from "#web/page/page.tsx";

/** Texts that only pages of an account and the second step of logging in say. */
export const ACCOUNT_TEXTS = laterTexts({
  ru: () => import("#i18n/messages/ru/security.json", { with: { type: "json" } }),
  en: () => import("#i18n/messages/en/security.json", { with: { type: "json" } }),
});

/** Gives the pages of an account their words, and waits for them. */
export function AccountWords({ children }: { readonly children: ReactNode }) {
  const page = usePage();
  const texts = use(ACCOUNT_TEXTS[page.locale].load());
  const own = useMemo(() => withTexts(page, texts), [page, texts]);
  return <PageContext value={own}>{children}</PageContext>;
}
