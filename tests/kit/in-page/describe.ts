import { upFrom } from "./reach.ts";

/** Describes an element for a person who must find it: its specimen, its kind and its text. */
export function describe(element: Element): string {
  const specimen = [...upFrom(element)].find((one) => one.hasAttribute("data-specimen"))?.getAttribute("data-specimen");
  const text = (element.getAttribute("aria-label") ?? element.textContent).replace(/\s+/g, " ").trim().slice(0, 40);
  return `${specimen ?? "page"}: <${element.localName} class="${element.getAttribute("class") ?? ""}"> "${text}"`;
}
