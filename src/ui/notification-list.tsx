import { useEffect, useRef, useState, type FocusEvent, type RefObject } from "react";
import { createPortal } from "react-dom";
import { focusedElement } from "#ui/focused-element.ts";
import { Notification, type Notice } from "#ui/notification.tsx";
import { usePressOutside } from "#ui/use-press-outside.ts";
import css from "./notification.module.css";

/** Finds the topmost open dialog in this document or shadow root; recomputed when `news` changes or the dialog closes. */
function useOpenDialog(within: RefObject<HTMLElement | null>, news: unknown): HTMLDialogElement | undefined {
  const [dialog, setDialog] = useState<HTMLDialogElement>();
  useEffect(() => {
    const look = () => {
      const root = within.current?.getRootNode();
      if (root instanceof Document || root instanceof ShadowRoot)
        setDialog([...root.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1));
    };
    look();
    dialog?.addEventListener("close", look);
    return () => dialog?.removeEventListener("close", look);
  }, [within, news, dialog]);
  return dialog;
}

type NotificationListProps = {
  readonly label: string;
  readonly closeLabel: string;
  readonly notices: readonly Notice[];
  readonly onClose: (key: string) => void;
};

/**
 * Stacks the notices 12 px from the edge and from each other, above everything; a press anywhere else closes them all
 *.
 */
export function NotificationList(props: NotificationListProps) {
  const region = useRef<HTMLElement>(null);
  const dialog = useOpenDialog(region, props.notices);
  const list = <NoticeRegion {...props} region={region} />;
  // Outside an open dialog everything is inert: notices there could be neither read out nor pressed.
  return dialog === undefined ? list : createPortal(list, dialog);
}

type NoticeRegionProps = NotificationListProps & { readonly region: RefObject<HTMLElement | null> };

function NoticeRegion({ label, closeLabel, notices, onClose, region }: NoticeRegionProps) {
  const cameFrom = useRef<HTMLElement>(null);
  const isEmpty = notices.length === 0;
  const isUp = useTopLayer(region, isEmpty);
  usePressOutside(!isEmpty, region, () => {
    for (const notice of notices) onClose(notice.key);
  });

  // Closing the focused notice would lose the focus, so it moves to the next one or back to its origin.
  const close = (key: string) => {
    const element = region.current;
    const focused = element && focusedElement(element);
    const others = [...(element?.querySelectorAll("button") ?? [])].filter((cross) => cross !== focused);
    onClose(key);
    if (focused && element.contains(focused)) (others.at(-1) ?? cameFrom.current)?.focus();
  };
  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };

  // Screen readers only announce changes in an existing region: good news at the next pause, bad news at once.
  const shown = isUp ? notices : [];
  const draw = (notice: Notice) => <Notification key={notice.key} {...{ notice, closeLabel, onClose: close }} />;
  return (
    // This only remembers where the focus came from.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section ref={region} className={css["list"]} aria-label={label} onFocus={remember}>
      <div className={css["live"]} role="status" aria-atomic="false">
        {shown.filter(({ tone }) => tone !== "bad").map(draw)}
      </div>
      <div className={css["live"]} role="alert" aria-atomic="false">
        {shown.filter(({ tone }) => tone === "bad").map(draw)}
      </div>
    </section>
  );
}

/**
 * Keeps an element in the top layer and, while it is empty, raises it again whenever something else opens; says when it is
 * there.
 */
function useTopLayer(ref: RefObject<HTMLElement | null>, isEmpty: boolean): boolean {
  const [isUp, setUp] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element !== null && "showPopover" in element) {
      element.popover = "manual";
      element.showPopover();
    }
    const frame = requestAnimationFrame(() => setUp(true));
    return () => cancelAnimationFrame(frame);
  }, [ref]);
  useEffect(() => {
    const element = ref.current;
    if (!isEmpty || element === null || !("showPopover" in element)) return;
    const raise = (event: Event) => {
      // Two such lists would raise each other forever.
      if (event.target instanceof Element && event.target.className === element.className) return;
      element.hidePopover();
      element.showPopover();
    };
    const root = element.getRootNode();
    root.addEventListener("toggle", raise, true);
    return () => root.removeEventListener("toggle", raise, true);
  }, [ref, isEmpty]);
  return isUp;
}
