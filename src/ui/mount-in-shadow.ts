import shadowCss from "./shadow.css?inline";

/** A shadow root that has been filled. */
export type FilledShadow = {
  /** The element to draw into. */
  readonly root: HTMLElement;
  /** Takes away what the page has got besides: fonts that nobody else uses. */
  readonly undo: () => void;
};

/**
 * Opens a shadow root on an element of another site's page and returns the element to draw into: the page's styles stop at
 * it, and the kit's styles, passed as text, stay inside.
 */
export function mountInShadow(host: HTMLElement, css: string): HTMLElement {
  return fillShadow(host, css).root;
}

/** Does the same for a guest that leaves again. */
export function fillShadow(host: HTMLElement, css: string): FilledShadow {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const sheets = [shadowCss, css].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  shadow.adoptedStyleSheets = sheets;
  const faces = sheets.flatMap(fontsOf).map(addFont);
  const root = document.createElement("div");
  root.dataset["kit"] = "";
  const frame = document.createElement("div");
  frame.dataset["guest"] = "";
  frame.append(root);
  shadow.replaceChildren(frame);
  return { root, undo: () => faces.forEach(removeFont) };
}

/** The descriptors of a font, in a style sheet and in the font API. */
const DESCRIPTORS = {
  "font-weight": "weight",
  "font-display": "display",
  "unicode-range": "unicodeRange",
  "size-adjust": "sizeAdjust",
  "ascent-override": "ascentOverride",
  "descent-override": "descentOverride",
  "line-gap-override": "lineGapOverride",
};

/** The fonts of guests in this page, and how many guests have each. */
const added = new Map<string, { readonly face: FontFace; guests: number }>();

/** Fonts work only in the page, not in a shadow root, so they are added to the page under names of our own. */
function fontsOf(sheet: CSSStyleSheet): readonly FontFace[] {
  return [...sheet.cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const said = (name: string) => rule.style.getPropertyValue(name);
    const descriptors = Object.entries(DESCRIPTORS).map(([name, key]) => [key, said(name)]);
    return new FontFace(
      said("font-family").replace(/^["']|["']$/g, ""),
      said("src"),
      Object.fromEntries(descriptors.filter(([, value]) => value !== "")) as FontFaceDescriptors,
    );
  });
}

function addFont(face: FontFace): string {
  const { family, weight, unicodeRange } = face;
  const key = [family, weight, unicodeRange].join();
  const known = added.get(key) ?? { face, guests: 0 };
  known.guests += 1;
  added.set(key, known);
  document.fonts.add(known.face);
  return key;
}

function removeFont(key: string): void {
  const known = added.get(key);
  if (known === undefined) return;
  known.guests -= 1;
  if (known.guests > 0) return;
  added.delete(key);
  document.fonts.delete(known.face);
}
