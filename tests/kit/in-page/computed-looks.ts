import { animations, within } from "./reach.ts";

/** Styles through which a host page could affect a guest, or a guest its host. */
const PROPERTIES = [
  "display",
  "visibility",
  "opacity",
  "color",
  "background-color",
  "background-image",
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
  "line-height",
  "letter-spacing",
  "word-spacing",
  "text-align",
  "text-transform",
  "text-indent",
  "text-decoration-line",
  "white-space",
  "cursor",
  "box-sizing",
  "box-shadow",
  "float",
  "position",
  "direction",
  "border-top",
  "border-right",
  "border-bottom",
  "border-left",
  "border-radius",
  "padding",
  "margin",
  "transform",
  "list-style-type",
];

/** How an element is drawn, with the path that finds the same element in another document. */
export interface Look {
  readonly path: string;
  readonly styles: Readonly<Record<string, string>>;
  readonly width: number;
  readonly height: number;
}

/** The looks of everything inside the first element that matches the selector, through shadow roots. */
export function computedLooks(selector: string): Look[] {
  // Two pages are never at the same moment of an animation.
  for (const animation of animations()) animation.cancel();
  const root = [...within(document)].find((element) => element.matches(selector));
  return root === undefined ? [] : looksIn(root, selector);
}

function looksIn(element: Element, path: string): Look[] {
  const computed = getComputedStyle(element);
  // Fixed elements are placed in the window, and the windows differ.
  if (computed.position === "fixed") return [];
  const { width, height } = element.getBoundingClientRect();
  const styles = Object.fromEntries(PROPERTIES.map((name) => [name, computed.getPropertyValue(name)]));
  const children = [...(element.shadowRoot ?? element).children].flatMap((child, at) =>
    looksIn(child, `${path} > ${at}.${child.localName}.${child.getAttribute("class") ?? ""}`),
  );
  return [{ path, styles, width, height }, ...children];
}
