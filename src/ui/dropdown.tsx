import { useId, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { ChevronDown } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Popup } from "#ui/popup.tsx";
import { usePopup } from "#ui/use-popup.ts";
import css from "./dropdown.module.css";

type DropdownProps = {
  /** The text of the button and the name of the panel. */
  readonly text: string;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  /** The content of the panel; a function receives `close`. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
};

/** A button that opens a panel with any content below it; on a phone the panel is a sheet. */
export function Dropdown({ text, icon, disabled, children }: DropdownProps) {
  const id = useId();
  const { open, root, opener, toggle, close } = usePopup();
  return (
    <div ref={root} className={css["dropdown"]}>
      <Button
        ref={opener}
        size="card"
        icon={icon}
        iconAfter={<Icon glyph={ChevronDown} size={16} />}
        disabled={disabled}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        {text}
      </Button>
      {open && (
        <Popup width="content" onVeil={() => close(true)}>
          <div className={css["panel"]} id={id} role="group" aria-label={text}>
            {typeof children === "function" ? children(() => close(true)) : children}
          </div>
        </Popup>
      )}
    </div>
  );
}
