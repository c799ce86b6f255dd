import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { focusedElement } from "#ui/focused-element.ts";
import { ChevronDown } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { MenuItem, type MenuChoice, type MenuMode } from "#ui/menu-item.tsx";
import { Popup } from "#ui/popup.tsx";
import { stepInRow } from "#ui/step-in-row.ts";
import { usePopup } from "#ui/use-popup.ts";
import css from "./menu.module.css";

type MenuProps = {
  readonly label: string;
  readonly text: ReactNode;
  readonly icon?: ReactNode;
  readonly items: readonly MenuChoice[];
  readonly mode?: MenuMode;
  readonly checked?: readonly string[];
  readonly onPick: (key: string, checked: readonly string[]) => void;
  /** The server draws it, so it may be pressed before its code comes; the page notes such a press by this mark. */
  readonly late?: boolean;
};

/** A small button with a list of choices: plain, several on (check), one on (radio), or at most one on (radio-check). */
export function Menu({ label, text, icon, items, mode = "plain", checked = [], onPick, late = false }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const startsAtEnd = useRef(false);
  const { open, root, opener, toggle, show, close } = usePopup();

  useEffect(() => {
    if (open)
      rowsOf(list.current)
        .at(startsAtEnd.current ? -1 : 0)
        ?.focus();
    startsAtEnd.current = false;
  }, [open]);

  const pick = (key: string) => {
    if (mode !== "check") close(true);
    onPick(key, chosenAfter(key, checked, mode));
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (open || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
    event.preventDefault();
    startsAtEnd.current = event.key === "ArrowUp";
    show();
  };
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    // The focus returns first, so that Tab goes on from the button.
    if (event.key === "Tab") return close(true);
    const rows = rowsOf(list.current);
    const at = rows.findIndex((row) => row === focusedElement(row));
    const next = stepInRow(event.key, at, rows.length, "down") ?? startingWith(event, at, rows);
    if (next === undefined) return;
    event.preventDefault();
    rows[next]?.focus();
  };

  return (
    <div ref={root} className={css["menu"]}>
      <button
        ref={opener}
        data-late={late ? "" : undefined}
        type="button"
        className={css["opener"]}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
        onKeyDown={openByArrow}
      >
        {icon}
        <span>{text}</span>
        <Icon glyph={ChevronDown} size={16} />
      </button>
      {open && (
        <Popup width="content" onVeil={() => close(true)}>
          <div ref={list} className={css["list"]} id={id} role="menu" tabIndex={-1} aria-label={label} onKeyDown={walk}>
            {items.map((item) => (
              <MenuItem key={item.key} item={item} mode={mode} checked={checked.includes(item.key)} onPick={pick} />
            ))}
          </div>
        </Popup>
      )}
    </div>
  );
}

function rowsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}

/** The next row, wrapping around, whose text begins with the typed letter. */
function startingWith(event: KeyboardEvent, at: number, rows: readonly HTMLElement[]): number | undefined {
  if (event.key.length !== 1 || event.key === " " || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const letter = event.key.toLowerCase();
  const order = rows.map((_, index) => (at + 1 + index) % rows.length);
  return order.find((index) => rows[index]?.textContent.trim().toLowerCase().startsWith(letter));
}

function chosenAfter(key: string, checked: readonly string[], mode: MenuMode): readonly string[] {
  const isOn = checked.includes(key);
  if (mode === "check") return isOn ? checked.filter((one) => one !== key) : [...checked, key];
  return mode === "radio-check" && isOn ? [] : [key];
}
