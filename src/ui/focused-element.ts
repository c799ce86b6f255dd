/** The element that has the focus in the document or shadow root that `within` belongs to. */
export function focusedElement(within: Node): Element | null {
  const root = within.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}
