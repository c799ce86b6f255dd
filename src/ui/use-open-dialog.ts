import { useEffect, useState, type RefObject } from "react";

/** The innermost open window of the same document or shadow root, looked for anew whenever `news` changes and when it closes. */
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
