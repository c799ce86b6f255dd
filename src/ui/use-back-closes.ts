import { useEffect, useEffectEvent } from "react";

/** Under this name a history entry says to which open window it belongs. */
const MARK = "openWindow";

type OpenWindow = { readonly close: () => void; readonly address: string };

/** The open windows that have an entry, in the order in which they were opened. */
const open = new Map<string, OpenWindow>();

let made = 0;

/** The address under a window that was closed otherwise than by Back, until its entry is left. */
let leaving: string | undefined;

/** A window that was opened meanwhile: its entry comes after that. */
let next: (() => void) | undefined;

/**
 * Back closes a window that covers everything, as it leaves a page: while open, it has a history entry of its own. Closed
 * otherwise, it takes that entry back.
 */
export function useBackCloses(isOn: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOn) return undefined;
    // Entries outlive a reload, after which the count starts anew.
    const mark = `${performance.timeOrigin}-${(made += 1)}`;
    const begin = () => {
      open.set(mark, { close: () => close(), address: location.href });
      // It stays, because Forward may come back to the entry of a closed window at any time; and it hears a move before everybody else.
      addEventListener("popstate", hear, { capture: true });
      history.pushState({ ...(history.state as object | null), [MARK]: mark }, "");
    };
    if (leaving === undefined) begin();
    else next = begin;
    return () => {
      open.delete(mark);
      if (next === begin) next = undefined;
      if (markOf(history.state) !== mark) return;
      leaving = location.href;
      history.back();
    };
  }, [isOn]);
}

function hear(event: PopStateEvent): void {
  const current = markOf(event.state);
  // Nothing is left to show at the entry of a closed window.
  if (current !== undefined && !open.has(current)) return history.back();
  const wasLeft = leaving === location.href;
  leaving = undefined;
  const marks = [...open.keys()];
  const gone = marks
    .slice(current === undefined ? 0 : marks.indexOf(current) + 1)
    .flatMap((mark) => open.get(mark) ?? []);
  // The page below has not moved, so nothing is for those who draw another page or cancel the calls of the last one.
  if (wasLeft || gone.some(({ address }) => address === location.href)) event.stopImmediatePropagation();
  for (const { close } of gone.toReversed()) close();
  next?.();
  next = undefined;
}

function markOf(state: unknown): string | undefined {
  const mark = typeof state === "object" && state !== null ? (state as Record<string, unknown>)[MARK] : undefined;
  return typeof mark === "string" ? mark : undefined;
}
