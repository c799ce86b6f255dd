import { translate } from "#i18n/translate.ts";
import { laterCode, type LaterCode } from "#web/page/page-part.ts";
import type { Page } from "#web/page/page.tsx";

/** Texts by key that come with the part that says them, instead of with every first page. */
export type LaterTexts = Readonly<Record<Page["locale"], LaterCode<ReadonlyMap<string, string>>>>;

type Bring = () => Promise<{ readonly default: object }>;

/** Makes such texts from the imports that load them. */
export function laterTexts({ ru, en }: Readonly<Record<Page["locale"], Bring>>): LaterTexts {
  const textsOf = (bring: Bring) =>
    laterCode(() => bring().then(({ default: texts }) => new Map<string, string>(Object.entries(texts))));
  return { ru: textsOf(ru), en: textsOf(en) };
}

/** The page, with texts that have come. */
export function withTexts(page: Page, texts: ReadonlyMap<string, string>): Page {
  return {
    ...page,
    t: (key, values) => {
      const text = texts.get(key);
      return text === undefined ? page.t(key, values) : translate(text, values, page.locale);
    },
  };
}
