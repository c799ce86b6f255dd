import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { PHONE } from "#ui/breakpoints.ts";
import { X } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { SheetHandle } from "#ui/sheet-handle.tsx";
import { useBackCloses } from "#ui/use-back-closes.ts";
import { usePhone } from "#ui/use-phone.ts";
import { useSwipe } from "#ui/use-swipe.ts";
import css from "./dialog.module.css";

/** Stops the page behind a modal window from scrolling under a finger; returns a function that undoes this completely. */
function holdPage(): () => void {
  const { style } = document.documentElement;
  const before = style.overflow;
  // A larger screen keeps its scroll bar, because the page would jump sideways without it.
  if (before === "hidden" || !matchMedia(PHONE).matches) return () => undefined;
  style.overflow = "hidden";
  return () => {
    style.overflow = before;
  };
}

type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /**
   * A window, a wide one, one for a list to choose from, a command box, a sheet at the bottom edge, a narrow one that leaves the page above it in sight, or the whole
   * screen; on phones the windows become sheets.
   */
  readonly look?: "dialog" | "wide" | "sheet" | "narrow" | "list" | "box" | "full";
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/**
 * A modal window on the native dialog; the cross, Escape, a press outside and, on a sheet, a pull down close it. One over the whole
 * screen looks like a page, so Back closes it too.
 */
export function Dialog({ open, onClose, title, closeLabel, look = "dialog", footer, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressBegan = useRef(false);
  const titleId = useId();
  const phone = usePhone();
  const isSheet = look === "sheet" || look === "narrow" || (phone && look !== "full");
  const swipe = useSwipe(dialog, "down", onClose);
  useBackCloses(open && look === "full", onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return;
    const release = holdPage();
    element.showModal();
    // No element claims the focus, so the window itself takes it and reads out its title, instead of the cross.
    if (element.querySelector("[autofocus]") === null) element.focus();
    return () => {
      element.close();
      release();
    };
  }, [open]);

  return (
    // Only presses on the backdrop count; the keyboard has Escape and the cross.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={css["dialog"]}
      data-surface="paper"
      data-look={look}
      tabIndex={-1}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        pressBegan.current = isBeside(event);
      }}
      onClick={(event) => {
        if (pressBegan.current && isBeside(event)) onClose();
        pressBegan.current = false;
      }}
      onCancel={(event) => {
        // A file field inside also fires "cancel".
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => open && !event.currentTarget.open && onClose()}
    >
      {open && (
        <>
          {/* A header element would be the banner of a second page. */}
          <div className={css["head"]} data-handle={isSheet || undefined} {...(isSheet && swipe)}>
            {isSheet && <SheetHandle />}
            <h2 id={titleId}>{title}</h2>
            <IconButton label={closeLabel} look="quiet" icon={<Icon glyph={X} />} onClick={onClose} />
          </div>
          <div className={css["body"]}>{children}</div>
          {footer !== undefined && <div className={css["foot"]}>{footer}</div>}
        </>
      )}
    </dialog>
  );
}

/** Whether the pointer is on the backdrop; events report the backdrop and the scroll bar as the dialog itself. */
function isBeside({ target, currentTarget, clientX: x, clientY: y }: MouseEvent<HTMLElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (x < left || x >= right || y < top || y >= bottom);
}
