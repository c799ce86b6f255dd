import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { ChevronDown } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { MenuItem, type MenuChoice } from "#ui/menu-item.tsx";
import { Popup } from "#ui/popup.tsx";
import { useDismiss } from "#ui/use-dismiss.ts";
import css from "./menu.module.css";

type MenuProps = {
  readonly label: string;
  readonly text: ReactNode;
  readonly icon?: ReactNode;
  readonly items: readonly MenuChoice[];
  readonly mode?: "plain" | "check" | "radio" | "radio-check";
  readonly checked?: readonly string[];
  readonly onPick: (key: string, checked: readonly string[]) => void;
};

/** A small button with a list of choices under it: plain, several on (check), one on (radio), or one that can be turned off (radio-check). */
export function Menu({ label, text, icon, items, mode = "plain", checked = [], onPick }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const rows = () => [...(root.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  const close = (giveFocusBack: boolean) => {
    setOpen(false);
    if (giveFocusBack) opener.current?.focus();
  };
  useDismiss(open, root, close);

  useEffect(() => {
    if (!open) return;
    const all = [...(root.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    (all.find((row) => row.ariaChecked === "true") ?? all[0])?.focus();
  }, [open]);

  const pick = (key: string) => {
    if (mode !== "check") close(true);
    onPick(key, chosenAfter(key, checked, mode));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = rows();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const targets: Record<string, number> = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: at <= 0 ? all.length - 1 : at - 1,
      Home: 0,
      End: all.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) {
      if (event.key === "Tab") close(false);
      return;
    }
    event.preventDefault();
    all[target]?.focus();
  };

  return (
    <div ref={root} className={css["menu"]}>
      <button
        ref={opener}
        type="button"
        className={css["opener"]}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" || open) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {icon}
        <span>{text}</span>
        <Icon glyph={ChevronDown} size={16} />
      </button>
      {open && (
        <Popup width="content">
          <div className={css["list"]} role="menu" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
            {items.map((item) => (
              <MenuItem key={item.key} item={item} mode={mode} checked={checked.includes(item.key)} onPick={pick} />
            ))}
          </div>
        </Popup>
      )}
    </div>
  );
}

function chosenAfter(key: string, checked: readonly string[], mode: MenuProps["mode"]): readonly string[] {
  const isOn = checked.includes(key);
  if (mode === "check") return isOn ? checked.filter((one) => one !== key) : [...checked, key];
  return mode === "radio-check" && isOn ? [] : [key];
}
