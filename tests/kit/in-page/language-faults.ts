import { describe } from "./describe.ts";
import { perceivable, upFrom } from "./reach.ts";

const CYRILLIC = /\p{Script=Cyrillic}/u;
const WORD = /\p{Script=Latin}{3,}/u;
const SPOKEN = ["aria-label", "aria-description", "placeholder", "title", "alt", "aria-valuetext"];

/** Names Russian in the English gallery, and headings and labels without a Russian letter in the Russian one. */
export function languageFaults(language: string, names: readonly string[]): string[] {
  const elements = perceivable().filter((element) => languageOf(element) === language);
  const faulty =
    language === "en" ? elements.filter(saysRussian) : elements.filter((one) => isForeignLabel(one, names));
  return faulty.map((element) => `speaks another language: ${describe(element)}`);
}

function languageOf(element: Element): string {
  return [...upFrom(element)].find((one) => one.hasAttribute("lang"))?.getAttribute("lang") ?? "";
}

function ownText(element: Element): string {
  const texts = [...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data);
  return [...texts, ...SPOKEN.map((name) => element.getAttribute(name) ?? "")].join(" ");
}

function saysRussian(element: Element): boolean {
  return CYRILLIC.test(ownText(element));
}

function isForeignLabel(element: Element, names: readonly string[]): boolean {
  if (!element.matches("h1, h2, h3, h4, label, legend, button, summary, [role=tab], [role^=menuitem], th"))
    return false;
  const said = element.getAttribute("aria-label") ?? element.textContent;
  return WORD.test(said) && !CYRILLIC.test(said) && !names.includes(said.trim());
}
