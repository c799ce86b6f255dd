import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand/react";
import type { WireModule } from "#contract/partners.ts";
import { useMedia } from "#ui/use-media.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./editor-body.module.css";
import { EditorFoot } from "./editor-foot.tsx";
import { EditorPanel } from "./editor-panel.tsx";
import { EditorSheet } from "./editor-sheet.tsx";
import { countChanges, defaultColours, readEditorState, usualEditorState } from "./editor-state.ts";
import { focusOnFault } from "./focus-on-fault.ts";
import { keepEdits, takeKeptEdits } from "./kept-edits.ts";
import { EditorPreviewFrame } from "./preview/editor-preview-frame.tsx";
import { saveProblemKey } from "./save-problem.ts";
import { useAlone } from "./use-alone.ts";
import { useSave } from "./use-save.ts";
import { useUnsaved } from "./use-unsaved.ts";

/** From here on the editor stands beside what it changes. */
const BESIDE = "(min-width: 970px)";

type EditorBodyProps = { readonly partnerId: number; readonly module: WireModule };

/** The editor with its settings, beside the finder that follows every change at once. */
export function EditorBody({ partnerId, module }: EditorBodyProps) {
  const { t, options, store } = usePage();
  const defaults = defaultColours(options.partner?.editor?.accent ?? options.color);
  const [saved, setSaved] = useState(() => readEditorState(module, defaults));
  const [state, setState] = useState(() => takeKeptEdits(partnerId, defaults) ?? saved);
  const [isFaulty, setFaulty] = useState(false);
  const panelPart = useRef<HTMLDivElement>(null);
  const isBeside = useMedia(BESIDE);
  const save = useSave({
    partnerId,
    defaults,
    saved,
    onElsewhere: setSaved,
    onSaved: (kept, sent) => {
      setSaved(kept);
      // What was changed while it was being saved stays.
      setState((now) => (now === sent ? kept : now));
    },
  });
  const changes = countChanges(state, saved);
  const isOut = useStore(store, ({ account }) => account === null);
  useUnsaved(changes > 0 && !isOut);
  useEffect(() => {
    // Logging in loads the page anew.
    if (isOut && changes > 0) keepEdits(partnerId, state);
  }, [isOut, changes, partnerId, state]);
  // It covers the page's own head and foot.
  useAlone();
  const change = (next: typeof state) => {
    if (!save.isPending) save.reset();
    setFaulty(false);
    setState(next);
  };
  const put = (next: typeof state) => {
    const isStopped = next === state && focusOnFault(panelPart.current);
    setFaulty(isStopped);
    if (!isStopped) save.mutate(next);
  };
  const reset = () => {
    const usual = usualEditorState(defaults);
    setState(usual);
    put(usual);
  };
  const panel = <EditorPanel ref={panelPart} state={state} defaults={defaults} onChange={change} />;
  const foot = (
    <EditorFoot
      changes={changes}
      isBusy={save.isPending}
      isSaved={save.isSuccess && changes === 0}
      failure={isFaulty ? t("partners.editor.faulty") : save.error && t(saveProblemKey(save.error))}
      onSave={() => put(state)}
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
      <EditorPreviewFrame state={state} isCovered={!isBeside} />
    </div>
  );
}
