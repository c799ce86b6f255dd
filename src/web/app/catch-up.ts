declare global {
  interface Window {
    /** The control of a drawn part that was pressed last, before any code could hear it; the document notes it. */
    latePress?: HTMLElement | null;
  }
}

/**
 * Does what was done before the code of the drawn parts had come and could not be heard: the last press of a control marked
 * `data-late` is pressed again, for which React takes its part over at once, and a place field that was typed in and left
 * hears that it was left. Fields and boxes take over themselves what they hold.
 */
export function catchUp(): void {
  const pressed = window.latePress;
  if (pressed?.isConnected) pressed.click();
  for (const field of document.querySelectorAll("input[role=combobox]:not(:focus)")) {
    field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  }
}
