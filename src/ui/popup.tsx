import { useLayoutEffect, useRef, type ReactNode } from "react";
import { placePopup, popupRoom } from "#ui/place-popup.ts";
import css from "./popup.module.css";

/** Milliseconds after the last change of the window's size before a popup is measured again (UIK-49). */
const POPUP_RESIZE_DEBOUNCE = 200;

type PopupProps = {
  readonly width?: "field" | "content";
  /** Given, the popup is a sheet at the bottom edge of a phone; called when the veil around the sheet is pressed. */
  readonly onVeil?: () => void;
  readonly children: ReactNode;
};

/**
 * A sheet of paper anchored to the element that holds it. It stands in the top layer where there are popovers, placed by CSS
 * anchors or, where there are none, by measuring; elsewhere simply below the field. Draw it only while open.
 */
export function Popup({ width = "field", onVeil, children }: PopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (popup.current === null ? undefined : raise(popup.current)), []);
  return (
    // Only a phone shows the veil; the keyboard has Escape. A click, not a press: what lies beneath must not get the rest of it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={popup}
      className={css["popup"]}
      data-width={width}
      data-sheet={onVeil === undefined ? undefined : ""}
      onClick={(event) => event.target === event.currentTarget && onVeil?.()}
    >
      {/* A press on bare paper leaves the focus within, so that Escape is still heard. */}
      <div className={css["paper"]} data-surface="paper" tabIndex={-1}>
        {children}
      </div>
    </div>
  );
}

function raise(popup: HTMLElement): (() => void) | undefined {
  const anchor = popup.parentElement;
  if (anchor === null || !("showPopover" in popup)) return undefined;
  const isAnchored = CSS.supports("anchor-scope", "--any");
  popup.popover = "manual";
  popup.dataset["placed"] = isAnchored ? "anchor" : "measure";
  popup.showPopover();

  const place = () => {
    const view = { width: document.documentElement.clientWidth, height: visibleHeight() };
    const around = anchor.getBoundingClientRect();
    const say = (name: string, pixels: number) => popup.style.setProperty(name, `${pixels}px`);
    say("--popup-room", popupRoom(around, view));
    if (isAnchored) return;
    say("--popup-width", around.width);
    const { top, left } = placePopup(around, { width: popup.offsetWidth, height: popup.offsetHeight }, view);
    say("--popup-top", top);
    say("--popup-left", left);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onResize = () => {
    clearTimeout(timer);
    timer = setTimeout(place, POPUP_RESIZE_DEBOUNCE);
  };
  place();

  const end = new AbortController();
  const { signal } = end;
  window.addEventListener("resize", onResize, { signal });
  window.visualViewport?.addEventListener("resize", onResize, { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
  if (!isAnchored) {
    const size = new ResizeObserver(place);
    size.observe(popup);
    signal.addEventListener("abort", () => size.disconnect());
    window.addEventListener("scroll", place, { capture: true, passive: true, signal });
  }
  return () => end.abort();
}

/** What a keyboard on the screen leaves of the window; zooming in with two fingers takes nothing away. */
function visibleHeight(): number {
  const view = window.visualViewport;
  return view === null ? window.innerHeight : Math.min(window.innerHeight, view.height * view.scale);
}
