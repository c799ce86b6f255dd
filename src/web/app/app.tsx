import { useEffect, useRef } from "react";
import { Router, useLocation } from "wouter";
import type { PageOptions } from "#contract/page-options.ts";
import { TooLongContext } from "#ui/too-long.ts";
import { DrawnPartsContext, type DrawnParts } from "#web/page/drawn-parts.ts";
import { createPage, PageContext, type Page } from "#web/page/page.tsx";
import { tooLongWords } from "#web/page/too-long-words.ts";
import { Routes } from "./routes.tsx";
import { Shell } from "./shell.tsx";

/** After a move to another screen, focuses the content and scrolls to the top, as on a new page. */
function FocusOnMove(): null {
  const [path] = useLocation();
  const last = useRef(path);
  useEffect(() => {
    const isIndex = last.current === "/" || last.current === path;
    last.current = path;
    if (isIndex) return;
    scrollTo(0, 0);
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [path]);
  return null;
}

/**
 * Makes the page for one visit, or for one request on the server; it already knows the places the server has looked up, by
 * the ids it was asked for: Back and Forward may have led to another search before the page's code has come.
 */
export function startPage(options: PageOptions): Page {
  return createPage(options, new Map(Object.entries(options.places)));
}

type AppProps = {
  readonly page: Page;
  readonly parts: DrawnParts;
  readonly serverUrl?: { readonly path: string; readonly search: string };
};

/** The whole product below its base path. */
export function App({ page, parts, serverUrl }: AppProps) {
  return (
    <PageContext value={page}>
      <TooLongContext value={tooLongWords(page)}>
        <DrawnPartsContext value={parts}>
          <Router base={page.options.basePath} ssrPath={serverUrl?.path} ssrSearch={serverUrl?.search}>
            <FocusOnMove />
            <Shell>
              <Routes />
            </Shell>
          </Router>
        </DrawnPartsContext>
      </TooLongContext>
    </PageContext>
  );
}
