import { useEffect, type ReactNode } from "react";
import { Link, useSearch } from "wouter";
import { useStore } from "zustand/react";
import { pageSearch } from "#contract/search-address.ts";
import { LANGUAGE_NAMES, LOCALES } from "#domain/values/locale.ts";
import { Languages } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Logo } from "#ui/logo.tsx";
import { AccountCorner } from "#web/features/accounts/account-corner.tsx";
import { pagePart } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import { withSearch } from "#web/page/with-search.ts";
import { lazyScreen } from "./lazy-screen.tsx";
import { ScreenBoundary } from "./screen-boundary.tsx";
import css from "./shell.module.css";

const notices = pagePart(() => import("./notice-stack.tsx").then(({ NoticeStack }) => NoticeStack));
const Notices = lazyScreen(notices, null);

/** The frame around every screen: the logo, the section, the other languages, and the content. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t, locale, store } = usePage();
  const hasNotices = useStore(store, (state) => state.notices.length > 0);
  const isMember = useStore(store, (state) => state.account !== null);
  // Loaded early: most notices are about a lost connection, and then it would be too late.
  useEffect(() => {
    if (isMember) notices.preload();
  }, [isMember]);
  const search = useSearch();
  return (
    <>
      <a className={css["skip"]} data-surface="paper" href="#content">
        {t("common.skip")}
      </a>
      <header className={css["header"]}>
        <Link href={`/finder${pageSearch(search)}`} className={css["home"]}>
          <Logo mark="Nb" word={t("common.product")} />
        </Link>
        <div className={css["section"]} data-surface="paper" role="heading" aria-level={2}>
          {t("common.transfer")}
        </div>
        {LOCALES.filter((other) => other !== locale).map((other) => (
          <a
            key={other}
            className={css["language"]}
            href={withSearch(search, { lang: other })}
            hrefLang={other}
            lang={other}
          >
            <Icon glyph={Languages} />
            {LANGUAGE_NAMES[other]}
          </a>
        ))}
        <ScreenBoundary>
          <AccountCorner />
        </ScreenBoundary>
      </header>
      <main id="content" className={css["content"]} tabIndex={-1}>
        {children}
      </main>
      <footer className={css["footer"]}>
        <Link href={`/about${pageSearch(search)}`}>{t("common.about")}</Link>
      </footer>
      {hasNotices && (
        <ScreenBoundary>
          <Notices />
        </ScreenBoundary>
      )}
    </>
  );
}
