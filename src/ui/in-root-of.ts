/** The element of this id in the document, or in the shadow root, that holds another one. */
export function inRootOf(other: Node | null, id: string): HTMLElement | null {
  const root = other?.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
}
