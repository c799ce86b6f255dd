declare global {
  interface Window {
    /** The control of a drawn part that was pressed last, before any code could hear it; the document notes it. */
    latePress?: HTMLElement | null;
  }
}

/** A slow machine takes the page over piece by piece: how often to look whether it has, and how long to wait in between. */
const TRIES = 300;
const AGAIN_MS = 30;

/**
 * Does what was done before the code of a drawn part had come and could not be heard, as soon as React has taken that part over: the last
 * press of a control marked `data-late` is pressed again, and a place field that was typed in and left hears that it was left. Fields and
 * boxes take over themselves what they hold.
 */
export function catchUp(): void {
  const press = () =>
    onceTakenOver(
      () => window.latePress,
      (control) => control.click(),
    );
  addEventListener("click", () => void setTimeout(press), true);
  // A press that comes this far was heard.
  addEventListener("click", () => (window.latePress = null));
  press();
  for (const field of document.querySelectorAll<HTMLElement>("input[role=combobox]:not(:focus)")) {
    onceTakenOver(
      () => field,
      () => field.dispatchEvent(new FocusEvent("focusout", { bubbles: true })),
    );
  }
}

type Found = HTMLElement | null | undefined;

/** Acts on an element one pause after it was taken over, when its effects have run as well. */
function onceTakenOver(find: () => Found, act: (element: HTMLElement) => void, tries = TRIES, isTaken = false): void {
  const element = find();
  if (!element?.isConnected || tries === 0) return;
  if (isTaken) act(element);
  else setTimeout(onceTakenOver, AGAIN_MS, find, act, tries - 1, isTakenOver(element));
}

/** Whether React has taken an element over: until then it tries to at such an event, and keeps the event to itself where it cannot. */
function isTakenOver(element: Element): boolean {
  let isHeard = false;
  const hear = () => void (isHeard = true);
  addEventListener("keyup", hear);
  element.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true }));
  removeEventListener("keyup", hear);
  return isHeard;
}
