import type { ReactNode } from "react";
import { Check } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import css from "./menu.module.css";

/** One line of a menu. */
export type MenuChoice = {
  readonly key: string;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  readonly lang?: string;
};

type MenuItemProps = {
  readonly item: MenuChoice;
  readonly mode: "plain" | "check" | "radio" | "radio-check";
  readonly checked: boolean;
  readonly onPick: (key: string) => void;
};

/** Draws a menu line with its check mark and says its role; a disabled line does not react. */
export function MenuItem({ item, mode, checked, onPick }: MenuItemProps) {
  const role = mode === "plain" ? "menuitem" : mode === "radio" ? "menuitemradio" : "menuitemcheckbox";
  return (
    <button
      type="button"
      role={role}
      tabIndex={-1}
      lang={item.lang}
      className={css["item"]}
      aria-checked={mode === "plain" ? undefined : checked}
      aria-disabled={item.disabled || undefined}
      onClick={() => item.disabled !== true && onPick(item.key)}
    >
      {item.icon}
      <span className={css["label"]}>{item.label}</span>
      {item.note !== undefined && <span className={css["note"]}>{item.note}</span>}
      {mode !== "plain" && <span className={css["check"]}>{checked && <Icon glyph={Check} size={18} />}</span>}
    </button>
  );
}
