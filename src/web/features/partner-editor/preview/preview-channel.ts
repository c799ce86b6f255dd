import type { EditorState } from "#web/features/partner-editor/editor-state.ts";

/** What the finder says when it is there, and what the editor answers: the look to show. */
export type PreviewMessage = "ready" | EditorState;

/** How the editor and the finder that it shows speak with each other; the number tells one editor from another. */
export function previewChannel(number: string): BroadcastChannel {
  return new BroadcastChannel(`nameboard-preview-${number}`);
}
