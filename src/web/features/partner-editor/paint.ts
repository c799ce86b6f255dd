import { pageColours, type PageLook } from "#ui/page-colours.ts";

/** Gives an element, and all within, the colours that follow from a look. */
export function paint(element: HTMLElement, look: PageLook): void {
  for (const [name, colour] of Object.entries(pageColours(look))) element.style.setProperty(name, colour);
}
