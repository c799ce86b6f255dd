import { startHere } from "#ui/start-here.ts";

/** Used as the `ref` of what gets the focus as soon as it is drawn, in a window or on a page. */
export function focusHere(element: HTMLElement | null): void {
  startHere(element);
  element?.focus();
}
