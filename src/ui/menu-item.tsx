import type { KeyboardEvent, ReactNode } from "react";
import { Check } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import css from "./menu.module.css";

/** How checking one line of a menu affects the others. */
export type MenuMode = "plain" | "check" | "radio" | "radio-check";

/** One line of a menu. */
export type MenuChoice = {
  readonly key: string;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  readonly lang?: string;
  /** Turns the line into a link, which the browser follows. */
  readonly href?: string;
  /** Draws a line above it, because a different kind of choice follows. */
  readonly apart?: boolean;
};

type MenuItemProps = {
  readonly item: MenuChoice;
  readonly mode: MenuMode;
  readonly checked: boolean;
  readonly onPick: (key: string) => void;
};

const roles = {
  plain: "menuitem",
  check: "menuitemcheckbox",
  radio: "menuitemradio",
  "radio-check": "menuitemcheckbox",
} as const;

/** Draws a menu line with its check mark and its ARIA role; a disabled line can be focused but does not react. */
export function MenuItem({ item, mode, checked, onPick }: MenuItemProps) {
  const shared = {
    role: roles[mode],
    lang: item.lang,
    className: css["item"],
    "aria-checked": mode === "plain" ? undefined : checked,
    "aria-disabled": item.disabled || undefined,
    onClick: () => item.disabled !== true && onPick(item.key),
  };
  const inside = (
    <>
      {item.icon}
      <span className={css["label"]}>{item.label}</span>
      {item.note !== undefined && <span className={css["note"]}>{item.note}</span>}
      {mode !== "plain" && <span className={css["check"]}>{checked && <Icon glyph={Check} size={18} />}</span>}
    </>
  );
  return (
    <>
      {item.apart && <hr className={css["rule"]} />}
      {item.href === undefined || item.disabled ? (
        <button type="button" {...shared}>
          {inside}
        </button>
      ) : (
        <a {...shared} href={item.href} onKeyDown={followBySpace}>
          {inside}
        </a>
      )}
    </>
  );
}

/** A menu line responds to Space, whatever its element. */
function followBySpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}
