import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from "react";
import { X } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import css from "./dialog.module.css";

type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly look?: "dialog" | "wide" | "full";
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/** A modal window on the native dialog; on phones it rises as a sheet, `full` takes the whole screen. */
export function Dialog({ open, onClose, title, closeLabel, look = "dialog", footer, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (open && element?.open === false) element.showModal();
    if (!open && element?.open === true) element.close();
  }, [open]);

  const onBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };

  return (
    // The press is only the backdrop's; the keyboard has Escape and the cross.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={css["dialog"]}
      data-look={look}
      aria-labelledby={titleId}
      onMouseDown={onBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => open && onClose()}
    >
      {open && (
        <div className={css["sheet"]}>
          {/* A header element would be the banner of a second page. */}
          <div className={css["head"]}>
            <h2 id={titleId}>{title}</h2>
            <IconButton label={closeLabel} look="quiet" icon={<Icon glyph={X} />} onClick={onClose} />
          </div>
          <div className={css["body"]}>{children}</div>
          {footer !== undefined && <div className={css["foot"]}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
