import { useEffect } from "react";

/** What commits stands once in a window or on a screen; what cannot be taken back has another look, and no key. */
const COMMITS = "button[data-look=primary]:not(:disabled)";

/** The button that commits what is open: that of the topmost window, or else the only one of the screen that is written in. */
function committing(target: EventTarget | null): HTMLElement | undefined {
  const window = [...document.querySelectorAll("dialog[open]")].at(-1);
  if (window === undefined && !(target instanceof HTMLElement && target.closest("input, textarea, select") !== null))
    return undefined;
  const found = (window ?? document.querySelector("main"))?.querySelectorAll<HTMLElement>(COMMITS) ?? [];
  return found.length === 1 ? found[0] : undefined;
}

/** Listens to Ctrl Enter, which presses the button that commits the window or the form, out of its fields as well. */
export function useCommitKey(): void {
  // Keys pressed anywhere on the page.
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.code !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || event.repeat) return;
      const button = committing(event.target);
      if (button === undefined) return;
      event.preventDefault();
      button.click();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
