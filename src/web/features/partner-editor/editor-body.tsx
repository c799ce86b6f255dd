import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useStore } from "zustand/react";
import type { WireModule } from "#contract/partners.ts";
import { useMedia } from "#ui/use-media.ts";
import { useApi } from "#web/api/api-context.ts";
import { moduleSettingsQuery } from "#web/api/settings-queries.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./editor-body.module.css";
import { EditorFoot } from "./editor-foot.tsx";
import { EditorPanel } from "./editor-panel.tsx";
import { EditorSheet } from "./editor-sheet.tsx";
import { countChanges, defaultColours, editorPayload, readEditorState, usualEditorState } from "./editor-state.ts";
import { EditorPreviewFrame } from "./preview/editor-preview-frame.tsx";
import { useAlone } from "./use-alone.ts";
import { usePartnerApi } from "./use-partner-api.ts";
import { useUnsaved } from "./use-unsaved.ts";

/** From here on the editor stands beside what it changes (USP-05, USP-06). */
const BESIDE = "(min-width: 970px)";

/** Another window has saved the settings since they were read. */
class SavedElsewhere extends Error {}

/** The editor with its settings, beside the finder that follows every change at once. */
export function EditorBody({ module }: { readonly module: WireModule }) {
  const { t, options, store } = usePage();
  const defaults = defaultColours(options.partner?.editor?.accent ?? options.color);
  const [saved, setSaved] = useState(() => readEditorState(module, defaults));
  const [state, setState] = useState(saved);
  const isBeside = useMedia(BESIDE);
  const api = usePartnerApi();
  const every = useApi();
  const client = useQueryClient();
  const partnerId = useStore(store, ({ account }) => account?.user_id ?? 0);
  const query = moduleSettingsQuery(every, partnerId);
  const save = useMutation({
    mutationFn: async (sent: typeof state) => {
      const now = readEditorState(await client.fetchQuery({ ...query, staleTime: 0 }), defaults);
      if (countChanges(now, saved) > 0) {
        // From now on it is known, and the next press puts these settings in its place.
        setSaved(now);
        throw new SavedElsewhere();
      }
      return api("saveModuleSettings", { body: editorPayload(sent) });
    },
    onSuccess: (answer, sent) => {
      const kept = readEditorState(answer, defaults);
      setSaved(kept);
      // What was changed while it was being saved stays.
      setState((now) => (now === sent ? kept : now));
      client.setQueryData(query.queryKey, answer);
    },
  });
  const changes = countChanges(state, saved);
  useUnsaved(changes > 0);
  // It covers the page's own head and foot.
  useAlone();
  const change = (next: typeof state) => {
    if (!save.isPending) save.reset();
    setState(next);
  };
  const reset = () => {
    const usual = usualEditorState(defaults);
    setState(usual);
    save.mutate(usual);
  };
  const panel = <EditorPanel state={state} defaults={defaults} onChange={change} />;
  const foot = (
    <EditorFoot
      changes={changes}
      isBusy={save.isPending}
      isSaved={save.isSuccess && changes === 0}
      failure={
        save.error && t(save.error instanceof SavedElsewhere ? "partners.editor.elsewhere" : "USP.Editor.SaveError")
      }
      onSave={() => save.mutate(state)}
      onReset={reset}
    />
  );
  return (
    <div className={css["editor"]}>
      {isBeside ? (
        <aside className={css["side"]} data-surface="paper">
          {panel}
          {foot}
        </aside>
      ) : (
        <EditorSheet changes={changes} foot={foot}>
          {panel}
        </EditorSheet>
      )}
      <EditorPreviewFrame state={state} />
    </div>
  );
}
