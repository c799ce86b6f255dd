/** The parent in the drawn page: for the top of a shadow root it is the host. */
function parentOf(element: Element): Element | null {
  if (element.assignedSlot !== null) return element.assignedSlot;
  const parent = element.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : null;
}

/** The element and its ancestors in the drawn page, innermost first. */
export function* upFrom(element: Element): Generator<Element> {
  for (let at: Element | null = element; at !== null; at = parentOf(at)) yield at;
}

/** Every descendant, through open shadow roots, in page order. */
export function* within(root: Document | ShadowRoot | Element): Generator<Element> {
  // A form whose field is called "children" has that field in place of its list of children.
  for (let child = root.firstElementChild; child !== null; child = child.nextElementSibling) {
    yield child;
    yield* within(child.shadowRoot ?? child);
  }
}

/** Whether a screen reader can reach it: drawn, not hidden from it, and not behind a modal dialog. */
function isPerceivable(element: Element, modal: Element | undefined): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  const above = [...upFrom(element)];
  if (modal !== undefined && !above.includes(modal)) return false;
  return above.every((one) => one.getAttribute("aria-hidden") !== "true" && !one.hasAttribute("inert"));
}

/** Every element a screen reader can reach. */
export function perceivable(): Element[] {
  const every = [...within(document)];
  const modal = every.filter((element) => element.matches(":modal")).at(-1);
  return every.filter((element) => isPerceivable(element, modal));
}

/** The focused element, inside any shadow root. */
export function focusedElement(): Element {
  let at: Element = document.body;
  for (let next = document.activeElement; next !== null; next = at.shadowRoot?.activeElement ?? null) at = next;
  return at;
}

/** Every animation of the page; each shadow root knows only its own. */
export function animations(): Animation[] {
  const shadows = [...within(document)].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [document, ...shadows].flatMap((root) => root.getAnimations());
}
