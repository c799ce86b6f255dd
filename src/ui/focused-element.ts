/** The focused element of the document or shadow root that contains `within`. */
export function focusedElement(within: Node): Element | null {
  const root = within.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}
