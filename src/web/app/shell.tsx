import { useEffect, type ReactNode } from "react";
import { Link, useSearch } from "wouter";
import { useStore } from "zustand/react";
import { pageSearch } from "#contract/search-address.ts";
import { DrawnPart } from "#web/page/drawn-part.tsx";
import { pagePart } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import { ScreenBoundary } from "#web/page/screen-boundary.tsx";
import { lazyScreen } from "./lazy-screen.tsx";
import css from "./shell.module.css";

const notices = pagePart(() => import("./notice-stack.tsx").then((file) => file.NoticeStack));
const Notices = lazyScreen(notices, null);

/** What stands around every screen: the logo, the section, the other languages, and the content. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t, store, options } = usePage();
  // The page around has a head and a foot of its own.
  const isFramed = options.sites;
  const hasNotices = useStore(store, (state) => state.notices.length > 0);
  const isMember = useStore(store, (state) => state.account !== null);
  // Loaded early: most notices are about a lost connection, and then it would be too late.
  useEffect(() => {
    if (isMember) notices.preload();
  }, [isMember]);
  const search = useSearch();
  const corner = (
    <ScreenBoundary>
      <DrawnPart name="AccountCorner" />
    </ScreenBoundary>
  );
  return (
    <>
      <a className={css["skip"]} data-surface="paper" href="#content">
        {t("common.skip")}
      </a>
      {isFramed ? (
        corner
      ) : (
        <header className={css["header"]}>
          <Link href={`/finder${pageSearch(search)}`} className={css["home"]}>
            <DrawnPart name="Logo" mark="Nb" word={t("common.product")} />
          </Link>
          <DrawnPart name="TopMenu" />
          <div className={css["tools"]}>
            <DrawnPart name="PageChoices" />
            {corner}
            <DrawnPart name="PhoneMenu" />
          </div>
        </header>
      )}
      <main id="content" className={css["content"]} tabIndex={-1}>
        {children}
      </main>
      {!isFramed && <DrawnPart name="Footer" />}
      {hasNotices && (
        <ScreenBoundary>
          <Notices />
        </ScreenBoundary>
      )}
    </>
  );
}
