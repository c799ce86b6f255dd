import { useLayoutEffect, useRef, type ReactNode } from "react";
import { placePopup, popupRoom } from "#ui/place-popup.ts";
import css from "./popup.module.css";

/** A popup is measured again this many milliseconds after the last change of the window's size. */
const POPUP_RESIZE_DEBOUNCE = 200;

type PopupProps = {
  readonly width?: "field" | "content";
  /** When set, the popup is a sheet at the bottom edge of a phone; called when the veil around the sheet is pressed. */
  readonly onVeil?: () => void;
  readonly children: ReactNode;
};

/**
 * A sheet of paper anchored to its parent element. It is in the top layer if the browser has popovers, positioned by CSS
 * anchors or else by measuring; otherwise it is simply below the field. Draw it only while open.
 */
export function Popup({ width = "field", onVeil, children }: PopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (popup.current === null ? undefined : raise(popup.current)), []);
  return (
    // Only a phone shows the veil; the keyboard has Escape. It uses click, so that the rest of a press does not reach what
    // lies beneath.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={popup}
      className={css["popup"]}
      data-width={width}
      data-sheet={onVeil === undefined ? undefined : ""}
      onClick={(event) => event.target === event.currentTarget && onVeil?.()}
    >
      {/* A press on empty paper keeps the focus inside, so that Escape still works. */}
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

/** The window height that an on-screen keyboard leaves; pinch zoom does not reduce it. */
function visibleHeight(): number {
  const view = window.visualViewport;
  return view === null ? window.innerHeight : Math.min(window.innerHeight, view.height * view.scale);
}
