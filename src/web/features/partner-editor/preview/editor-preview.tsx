import { useEffect, useMemo, useState } from "react";
import { Router, useSearch } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { EditorState } from "#web/features/partner-editor/editor-state.ts";
import { paint } from "#web/features/partner-editor/paint.ts";
import { useAlone } from "#web/features/partner-editor/use-alone.ts";
import { DrawnPart } from "#web/page/drawn-part.tsx";
import { PageContext, usePage } from "#web/page/page.tsx";
import { lookOf } from "./look-of.ts";
import { previewChannel, type PreviewMessage } from "./preview-channel.ts";

/** The real finder as the editor frames it: drawn anew with every change, and leading nowhere else (USP-04, USP-25). */
export function EditorPreview() {
  const page = usePage();
  const number = new URLSearchParams(useSearch()).get("preview") ?? "";
  const [state, setState] = useState<EditorState>();
  // Its address is its own: a search here changes nothing of the editor's page, and no order is begun.
  const [{ hook, searchHook }] = useState(() => memoryLocation({ path: "/finder" }));
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
      <Router hook={hook} searchHook={searchHook}>
        <DrawnPart name="Finder" />
      </Router>
    </PageContext>
  );
}
