import { useEffect, useMemo, useState } from "react";
import { Router, useSearch } from "wouter";
import { navigate } from "wouter/use-browser-location";
import type { EditorState } from "#web/features/partner-editor/editor-state.ts";
import { paint } from "#web/features/partner-editor/paint.ts";
import { useAlone } from "#web/features/partner-editor/use-alone.ts";
import { DrawnPart } from "#web/page/drawn-part.tsx";
import { PageContext, usePage } from "#web/page/page.tsx";
import { lookOf } from "./look-of.ts";
import { previewChannel, type PreviewMessage } from "./preview-channel.ts";

const FINDER = "/finder";

/** A search changes the address of the frame and nothing of the editor's page; whatever leads elsewhere leads nowhere, so that no order is begun. */
const stay = (to: string): void => {
  const { pathname, search } = new URL(to, location.origin);
  if (pathname === FINDER) navigate(`${location.pathname}${search}`, { replace: true });
};

const useFinderOnly = (): [string, typeof stay] => [FINDER, stay];

/** The real finder as the editor frames it: drawn anew with every change, and leading nowhere else (USP-04, USP-25). */
export function EditorPreview() {
  const page = usePage();
  const number = new URLSearchParams(useSearch()).get("preview") ?? "";
  const [state, setState] = useState<EditorState>();
  // The menu around it would lead away from what is changed.
  useAlone();
  useEffect(() => {
    const channel = previewChannel(number);
    channel.onmessage = ({ data }: MessageEvent<PreviewMessage>) => data !== "ready" && setState(data);
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
      <Router hook={useFinderOnly}>
        <DrawnPart name="Finder" />
      </Router>
    </PageContext>
  );
}
