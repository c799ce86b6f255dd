import type { ReactNode } from "react";
import css from "./popup.module.css";

type PopupProps = {
  readonly width?: "field" | "content";
  readonly children: ReactNode;
};

/** A sheet anchored to the field that holds it: in the top layer where anchors work, else simply below the field. Draw it only while open. */
export function Popup({ width = "field", children }: PopupProps) {
  return (
    <div ref={raise} className={css["popup"]} data-width={width} popover={canAnchor() ? "manual" : undefined}>
      {children}
    </div>
  );
}

function raise(element: HTMLDivElement | null): void {
  if (element?.popover === "manual") element.showPopover();
}

function canAnchor(): boolean {
  return "showPopover" in HTMLElement.prototype && CSS.supports("anchor-scope", "--any");
}
