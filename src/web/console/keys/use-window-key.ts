import { useEffect, useEffectEvent } from "react";
import { ownNow } from "#web/console/own/own-now.ts";
import { commandOf, type KeyCommand } from "./key-table.ts";

const WRITTEN_IN = "input, textarea, select, [contenteditable]";

/** Listens to the key of one command in an open window that shows it; else a window keeps all keys to itself. */
export function useWindowKey(command: KeyCommand, run: (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (run === undefined || event.defaultPrevented || event.repeat || event.altKey || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || !ownNow().has_keys) return;
    if (event.target instanceof Element && event.target.closest(WRITTEN_IN) !== null) return;
    if (commandOf(event, undefined, { [command]: run }) !== command) return;
    event.preventDefault();
    run();
  });
  // Keys pressed anywhere on the page.
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
