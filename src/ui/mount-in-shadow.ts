import shadowCss from "./shadow.css?inline";

/**
 * Opens a shadow root on an element of another site's page and returns the element to draw into: the page's styles stop at
 * it, and the kit's styles, passed as text, stay inside.
 */
export function mountInShadow(host: HTMLElement, css: string): HTMLElement {
  const shadow = host.attachShadow({ mode: "open" });
  const sheets = [shadowCss, css].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  shadow.adoptedStyleSheets = sheets;
  for (const sheet of sheets) addFonts(sheet);
  const root = document.createElement("div");
  root.dataset["kit"] = "";
  shadow.append(root);
  return root;
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

/** Fonts work only in the page, not in a shadow root, so they are added to the page under names of our own. */
function addFonts(sheet: CSSStyleSheet): void {
  for (const rule of sheet.cssRules) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const said = (name: string) => rule.style.getPropertyValue(name);
    const descriptors = Object.entries(DESCRIPTORS).map(([name, key]) => [key, said(name)]);
    const face = new FontFace(
      said("font-family").replace(/^["']|["']$/g, ""),
      said("src"),
      Object.fromEntries(descriptors.filter(([, value]) => value !== "")) as FontFaceDescriptors,
    );
    const isThere = [...document.fonts].some(
      ({ family, weight, unicodeRange }) =>
        family === face.family && weight === face.weight && unicodeRange === face.unicodeRange,
    );
    if (!isThere) document.fonts.add(face);
  }
}
