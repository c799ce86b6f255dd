import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand/react";
import type { WireModule } from "#contract/partners.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { useMedia } from "#ui/use-media.ts";
import { useApi } from "#web/api/api-context.ts";
import { ApiError } from "#web/api/api-error.ts";
import { askOwnSettings } from "#web/api/own-account.ts";
import { moduleSettingsQuery } from "#web/api/settings-queries.ts";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { askToLogIn } from "#web/page/page-state.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./editor-body.module.css";
import { EditorFoot } from "./editor-foot.tsx";
import { EditorPanel } from "./editor-panel.tsx";
import { EditorSheet } from "./editor-sheet.tsx";
import {
  countChanges,
  defaultColours,
  readEditorState,
  usualEditorState,
  editorPayload,
  type DefaultColours,
  type EditorState,
} from "./editor-state.ts";
import { keepEdits, takeKeptEdits } from "./kept-edits.ts";
import { EditorPreviewFrame } from "./preview/editor-preview-frame.tsx";
import { useAlone } from "./use-alone.ts";

/** Why the settings are not saved, with what helps. */
type SaveProblem = "elsewhere" | "loggedOut" | "otherAccount" | "faulty";

/** The settings were not sent, for a reason that trying again alone does not mend. */
class NotSent extends Error {
  readonly problem: SaveProblem;

  constructor(problem: SaveProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** The words for a save that failed. */
const saveProblemKey = (error: unknown): MessageKey =>
  error instanceof NotSent ? `partners.editor.${error.problem}` : "USP.Editor.SaveError";

/** Lets the browser ask before a page with unsaved changes is left. */
function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
}

type SaveInput = {
  readonly partnerId: number;
  readonly defaults: DefaultColours;
  /** The settings as this page knows them to be saved. */
  readonly saved: EditorState;
  /** They turned out to be others; the next press puts those of this page in their place. */
  readonly onElsewhere: (now: EditorState) => void;
  readonly onSaved: (kept: EditorState, sent: EditorState) => void;
};

/** Saves a module's settings, unless another window has changed them or somebody else is logged in by now. */
function useSave(input: SaveInput): UseMutationResult<WireModule, Error, EditorState> {
  const { partnerId, defaults, saved, onElsewhere, onSaved } = input;
  const { store } = usePage();
  const api = useLastingApi();
  const every = useApi();
  const client = useQueryClient();
  const query = moduleSettingsQuery(every, partnerId);
  const logOut = (): NotSent => {
    store.setState({ account: null });
    askToLogIn(store);
    return new NotSent("loggedOut");
  };
  return useMutation({
    mutationFn: async (sent) => {
      // A session belongs to all windows: another one may have ended it, or begun one of another partner.
      const [own, module] = await Promise.all([askOwnSettings(every), client.fetchQuery({ ...query, staleTime: 0 })]);
      if (own === null) throw logOut();
      if (own.user_id !== partnerId) throw new NotSent("otherAccount");
      const now = readEditorState(module, defaults);
      if (countChanges(now, saved) > 0) {
        onElsewhere(now);
        throw new NotSent("elsewhere");
      }
      return api("saveModuleSettings", { body: editorPayload(sent) }).catch((error: unknown) => {
        throw error instanceof ApiError && error.status === 401 ? logOut() : error;
      });
    },
    onSuccess: (answer, sent) => {
      onSaved(readEditorState(answer, defaults), sent);
      client.setQueryData(query.queryKey, answer);
    },
  });
}

/** Shows the first field whose content cannot be saved: its section unfolds, and it takes the focus; false where there is none. */
function focusOnFault(panel: HTMLElement | null): boolean {
  const field = panel?.querySelector<HTMLElement>("[aria-invalid=true]");
  if (!field) return false;
  const section = field.closest("details");
  if (section !== null) section.open = true;
  field.focus();
  return true;
}

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
