import { useRef, useState, type RefObject } from "react";
import { useDismiss } from "#ui/use-dismiss.ts";

/** The state and refs of something that opens beside a control. */
type PopupState = {
  readonly open: boolean;
  /** For the element that contains the opener and the popup: a press or the focus outside it closes the popup. */
  readonly root: RefObject<HTMLDivElement | null>;
  /** For the button that opens it; Escape returns the focus there. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly toggle: () => void;
  /** Opens it; Escape then returns the focus to the opener, or to the element passed here. */
  readonly show: (from?: HTMLElement) => void;
  readonly close: (giveFocusBack: boolean) => void;
};

/** Opens and closes a popup with its button: press to open, press outside or Escape to close. */
export function usePopup(): PopupState {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const before = useRef<HTMLElement>(null);
  const close = (giveFocusBack: boolean) => {
    setOpen(false);
    if (giveFocusBack) before.current?.focus();
  };
  const show = (from?: HTMLElement) => {
    before.current = from ?? opener.current;
    // Safari does not focus a pressed button, so Escape would not reach anything.
    before.current?.focus();
    setOpen(true);
  };
  useDismiss(open, root, close);
  return { open, root, opener, show, close, toggle: () => (open ? close(true) : show()) };
}
