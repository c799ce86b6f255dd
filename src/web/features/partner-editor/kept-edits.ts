import type { WireModule } from "#contract/partners.ts";
import { readStored, writeStored } from "#web/lib/stored-values.ts";
import { editorPayload, readEditorState, type DefaultColours, type EditorState } from "./editor-state.ts";

const KEY = "partner-edits";

type Kept = { readonly partner: number; readonly module: WireModule };

/** Keeps unsaved changes for the page that comes after logging in again. */
export function keepEdits(partner: number, state: EditorState): void {
  writeStored("session", KEY, { partner, module: editorPayload(state) });
}

/** Takes back what was kept, once; what another partner has left is thrown away. */
export function takeKeptEdits(partner: number, defaults: DefaultColours): EditorState | undefined {
  const kept = readStored("session", KEY) as Kept | undefined;
  writeStored("session", KEY, undefined);
  return kept?.partner === partner ? readEditorState(kept.module, defaults) : undefined;
}
