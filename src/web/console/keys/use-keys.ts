import { useEffect, useEffectEvent, useRef } from "react";
import { ownNow } from "#web/console/own/own-now.ts";
import { commandOf, type KeyCommand } from "./key-table.ts";

const IN_FIELDS = "input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]";

const hasControl = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey;

/** What is pressed and not written in has keys of its own, and no letters. */
const PRESSED = "input[type=radio], input[type=checkbox]";
const ITS_KEYS = /^(Arrow\w+|Space|Enter)$/;

/** Whether a key goes to whatever has the focus: text fields, choices and windows keep their keys. */
function isTaken(event: KeyboardEvent): boolean {
  const isOther = event.altKey || (hasControl(event) && event.code !== "KeyA");
  if (event.defaultPrevented || isOther || event.isComposing) return true;
  if (document.querySelector("dialog[open], [popover]:popover-open") !== null) return true;
  if (!(event.target instanceof Element)) return false;
  // Whoever has just chosen a kind of work goes on by letters.
  if (event.target.matches(PRESSED)) return ITS_KEYS.test(event.code);
  return event.target.closest(IN_FIELDS) !== null;
}

/** Listens to Ctrl K, which opens the search from everywhere, out of fields as well. */
export function useSearchKey(open: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== "KeyK" || !(event.ctrlKey || event.metaKey) || document.querySelector("dialog[open]") !== null)
      return;
    event.preventDefault();
    open();
  });
  // Keys pressed anywhere on the page.
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

const named = ({ code, shiftKey }: KeyboardEvent) => ({ code, shiftKey });

/** How long the first of two keys waits for the second, in milliseconds. */
const GO_MS = 1500;

/** Listens to G and the letter of a screen pressed after it, by their places on the keyboard. */
export function useGoKeys(screens: Readonly<Record<string, () => void>>): void {
  const begun = useRef(-Infinity);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event) || event.shiftKey || hasControl(event) || !ownNow().has_keys) return;
    const isSecond = event.timeStamp - begun.current < GO_MS;
    begun.current = -Infinity;
    const go = isSecond ? screens[event.code] : undefined;
    if (go === undefined && event.code !== "KeyG") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (go === undefined) begun.current = event.timeStamp;
    else go();
  });
  // Heard before the keys of the screen, whose letters it may share.
  useEffect(() => {
    document.addEventListener("keydown", press, { capture: true });
    return () => document.removeEventListener("keydown", press, { capture: true });
  }, []);
}

/** Commands that a held key goes on with. */
const WALKS: ReadonlySet<KeyCommand | undefined> = new Set(["next", "previous", "select-next", "select-previous"]);

/** What the parts of the page that is shown listen to. */
const listening = new Set<() => Partial<Record<KeyCommand, () => void>>>();

/** What can be done by a key on the page that is shown, for whoever would rather choose it by its words. */
export function commandsNow(): Partial<Record<KeyCommand, () => void>> {
  return Object.assign({}, ...[...listening].map((commands) => commands()));
}

/** Listens to the keys of the staff wherever the focus is; a command without an answer here is left to others. */
export function useKeys(commands: Partial<Record<KeyCommand, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const command = isTaken(event)
      ? undefined
      : commandOf({ ...named(event), ctrlKey: hasControl(event) }, undefined, commands);
    // A key that is held down walks through a list; it never acts on one trip after another.
    if (event.repeat && !WALKS.has(command)) return;
    const run = command === undefined ? undefined : commands[command];
    if (run === undefined || (event.key.length === 1 && !hasControl(event) && !ownNow().has_keys)) return;
    // Enter on a button or a link is a press of it.
    const isOnControl = event.target instanceof Element && event.target.closest("button, a, summary") !== null;
    if (command === "open" && isOnControl) return;
    event.preventDefault();
    run();
  });
  const latest = useRef(commands);
  // Whoever chooses a command by its words runs the newest.
  useEffect(() => {
    latest.current = commands;
  });
  // Keys pressed anywhere on the page.
  useEffect(() => {
    const told = () => latest.current;
    document.addEventListener("keydown", press);
    listening.add(told);
    return () => {
      document.removeEventListener("keydown", press);
      listening.delete(told);
    };
  }, []);
}
