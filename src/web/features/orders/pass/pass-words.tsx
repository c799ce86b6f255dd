import { use, useMemo, type ReactNode } from "react";
import { useWhenIdle } from "#web/lib/use-when-idle.ts";
import { laterTexts, withTexts } from "#web/page/later-texts.ts";
import { PageContext, usePage } from "#web/page/page.tsx";

/** Texts that only the page of an order says. */
const PASS_TEXTS = laterTexts({
  ru: () => import("#i18n/messages/ru/pass.json", { with: { type: "json" } }),
  en: () => import("#i18n/messages/en/pass.json", { with: { type: "json" } }),
});

/** Asks for the words of an order's page before its order has come. */
export function usePassWordsSoon(): void {
  useWhenIdle(PASS_TEXTS[usePage().locale].preload, true);
}

/** Gives the parts of an order's page their words, and waits for them. */
export function PassWords({ children }: { readonly children: ReactNode }) {
  const page = usePage();
  const texts = use(PASS_TEXTS[page.locale].load());
  const own = useMemo(() => withTexts(page, texts), [page, texts]);
  return <PageContext value={own}>{children}</PageContext>;
}
