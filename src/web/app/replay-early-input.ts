declare global {
  interface Window {
    /** The control of a drawn part that was pressed last, before any code could hear it; the document notes it. */
    latePress?: HTMLElement | null;
  }
}

/** A slow machine takes the page over piece by piece: how often to look whether it has, and how long to wait in between. */
const TRIES = 1000;
const AGAIN_MS = 30;

/**
 * Does what was done before the code of a drawn part had come and could not be heard, as soon as React has taken that part over: the last
 * press of a control marked `data-late` is pressed again, and a place field that was typed in and left hears that it was left. Fields and
 * boxes take over themselves what they hold.
 */
export function replayEarlyInput(): void {
  addEventListener("click", () => void setTimeout(press), true);
  // A press that comes this far was heard.
  addEventListener("click", () => (window.latePress = null));
  press();
  for (const field of document.querySelectorAll<HTMLInputElement>("input[role=combobox]")) hearLeft(field);
}

/** Presses one pause after the control was taken over, when its effects have run as well. */
function press(tries = TRIES, isTaken = false): void {
  const control = window.latePress;
  if (!control || tries === 0) return;
  if (isTaken) control.click();
  else setTimeout(press, AGAIN_MS, tries - 1, isTakenOver(control));
}

/**
 * React draws a text as the field's default too: from then on its handlers know what was typed. While it takes the field over it
 * may show the field empty for a moment, so an empty field is looked at again. A field with the focus has not been left.
 */
function hearLeft(field: HTMLInputElement, tries = TRIES): void {
  if (field.matches(":focus") || tries === 0) return;
  if (field.value !== "" && field.defaultValue === field.value) {
    field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  } else {
    setTimeout(hearLeft, AGAIN_MS, field, tries - 1);
  }
}

/** Whether React has taken an element over: until then it tries to at such an event, and keeps the event to itself where it cannot. */
function isTakenOver(element: Element): boolean {
  let isHeard = false;
  addEventListener("keyup", () => void (isHeard = true), { once: true });
  element.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true }));
  return isHeard;
}
