import { useEffect, useState, type RefObject } from "react";

/** Finds the topmost open dialog in this document or shadow root; recomputed when `news` changes or the dialog closes. */
export function useOpenDialog(within: RefObject<HTMLElement | null>, news: unknown): HTMLDialogElement | undefined {
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
