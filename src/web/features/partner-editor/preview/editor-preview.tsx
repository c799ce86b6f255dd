import { useEffect, useMemo, useState, type ReactNode } from "react";
import { Router, useSearch } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { paint } from "#web/features/partner-editor/paint.ts";
import { useAlone } from "#web/features/partner-editor/use-alone.ts";
import { DrawnPartsContext, useDrawnParts } from "#web/page/drawn-parts.ts";
import { PageContext, usePage } from "#web/page/page.tsx";
import css from "./editor-preview.module.css";
import { lookOf } from "./look-of.ts";
import { previewChannel, type Previewed, type PreviewMessage } from "./preview-channel.ts";

const FINDER = "/finder";

/** A search changes the address of the frame and nothing of the editor's page; whatever leads elsewhere leads nowhere, so that no order is begun. */
const stay = (to: string): void => {
  const { pathname, search } = new URL(to, location.origin);
  if (pathname === FINDER) navigate(`${location.pathname}${search}`, { replace: true });
};

const useFinderOnly = (): [string, typeof stay] => [FINDER, stay];

/** The page as the server has drawn it. */
const NOT_YET = { state: undefined, isCovered: false };

const Nothing = () => null;

/** The real finder as the editor frames it: drawn anew with every change, and leading nowhere else. */
export function EditorPreview({ finder }: { readonly finder: ReactNode }) {
  const page = usePage();
  const parts = useDrawnParts();
  // A promotion is for travellers, and would cover what is being changed.
  const calm = useMemo(() => ({ ...parts, PromoWatch: Nothing }), [parts]);
  const number = new URLSearchParams(useSearch()).get("preview") ?? "";
  const [{ state, isCovered } = NOT_YET, setPreviewed] = useState<Previewed>();
  // The menu around it would lead away from what is changed.
  useAlone();
  useEffect(() => {
    const channel = previewChannel(number);
    channel.onmessage = ({ data }: MessageEvent<PreviewMessage>) => data !== "ready" && setPreviewed(data);
    channel.postMessage("ready" satisfies PreviewMessage);
    return () => channel.close();
  }, [number]);
  useEffect(() => {
    if (state === undefined) return;
    paint(document.documentElement, { accent: state.accentColor, background: state.uspBackgroundColor });
  }, [state]);
  const shown = useMemo(() => {
    const { options, locale } = page;
    const { logo, editor } = options.partner ?? {};
    if (state === undefined || editor === undefined) return page;
    const partner = lookOf(state, { locale, editor, ...(logo && { logo }) });
    return { ...page, options: { ...options, color: state.accentColor, partner } };
  }, [page, state]);
  return (
    <PageContext value={shown}>
      {isCovered && <span className={css["covered"]} hidden />}
      <DrawnPartsContext value={calm}>
        <Router hook={useFinderOnly}>{finder}</Router>
      </DrawnPartsContext>
    </PageContext>
  );
}
