import { useRef, useState, type RefObject } from "react";
import { useDismiss } from "#ui/use-dismiss.ts";

/** What opens and closes beside a control. */
type PopupState = {
  readonly open: boolean;
  /** Put on the element that holds the opener and the popup: a press or the focus outside of it closes. */
  readonly root: RefObject<HTMLDivElement | null>;
  /** Put on the button that opens; Escape gives the focus back to it. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly toggle: () => void;
  /** Opens; Escape then gives the focus back to the opener, or to what is named here. */
  readonly show: (from?: HTMLElement) => void;
  readonly close: (giveFocusBack: boolean) => void;
};

/** The open-and-close of everything that hangs on a button: press to open, press outside or Escape to close (UIK-03). */
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
    // Safari gives a pressed button no focus; Escape would have nobody to reach.
    before.current?.focus();
    setOpen(true);
  };
  useDismiss(open, root, close);
  return { open, root, opener, show, close, toggle: () => (open ? close(true) : show()) };
}
