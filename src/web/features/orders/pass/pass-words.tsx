import { use, useMemo, type ReactNode } from "react";
import { translate } from "#i18n/translate.ts";
import { useWhenIdle } from "#web/lib/use-when-idle.ts";
import { laterCode } from "#web/page/page-part.ts";
import { PageContext, usePage, type Page } from "#web/page/page.tsx";

/** Texts that only the page of an order says: they come with it instead of with every first page. */
const PASS_TEXTS = {
  ru: laterCode(() => import("#i18n/messages/ru/pass.json", { with: { type: "json" } }).then(textsOf)),
  en: laterCode(() => import("#i18n/messages/en/pass.json", { with: { type: "json" } }).then(textsOf)),
};

function textsOf({ default: texts }: { readonly default: object }): ReadonlyMap<string, string> {
  return new Map<string, string>(Object.entries(texts));
}

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

function withTexts(page: Page, texts: ReadonlyMap<string, string>): Page {
  return {
    ...page,
    t: (key, values) => {
      const text = texts.get(key);
      return text === undefined ? page.t(key, values) : translate(text, values, page.locale);
    },
  };
}
