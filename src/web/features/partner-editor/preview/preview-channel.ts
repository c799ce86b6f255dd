import type { EditorState } from "#web/features/partner-editor/editor-state.ts";

/** The look to show, and whether the editor's button stands over a corner of it. */
export type Previewed = { readonly state: EditorState; readonly isCovered: boolean };

/** What the finder says when it is there, and what the editor answers. */
export type PreviewMessage = "ready" | Previewed;

/** How the editor and the finder that it shows speak with each other; the number tells one editor from another. */
export function previewChannel(number: string): BroadcastChannel {
  return new BroadcastChannel(`nameboard-preview-${number}`);
}
