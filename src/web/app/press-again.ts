declare global {
  interface Window {
    /** The control of a drawn part that was pressed last, before any code could hear it; the document notes it. */
    latePress?: HTMLElement | null;
  }
}

/**
 * Presses once more what was pressed before the code of the drawn parts had come: controls marked `data-late`. React takes
 * such a part over at once when it is pressed.
 */
export function pressAgain(): void {
  const pressed = window.latePress;
  if (pressed?.isConnected) pressed.click();
}
