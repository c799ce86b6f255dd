import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { useEscape } from "#ui/use-escape.ts";

type ListboxWay = {
  readonly id: string;
  /** The element that contains the field and its list. */
  readonly root: RefObject<HTMLElement | null>;
  readonly keys: readonly string[];
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly onPick: (key: string) => void;
  /** A row that can be highlighted but not chosen. */
  readonly isRefused?: (key: string) => boolean;
  /** Called on Enter with nothing highlighted; true means that it handled the key, so it must not send a form. */
  readonly onEnterWithoutSelection?: () => boolean | void;
  readonly onEscape?: () => void;
  /** Set while the list continues beyond its last row: the highlight then waits there instead of wrapping around. */
  readonly onMore?: () => void;
  readonly startAt?: number;
};

/** The keyboard of an editable combobox: the highlight follows an option's key, so a growing list never moves it. */
export function useListbox(way: ListboxWay) {
  const { id, keys, open, setOpen, onPick, onMore, startAt } = way;
  const [activeKey, setActiveKey] = useState<string>();
  const active = open ? keys.indexOf(activeKey ?? "") : -1;
  const optionId = (index: number) => `${id}-option-${index}`;
  const activeId = active >= 0 ? optionId(active) : undefined;

  // The document or shadow root that contains the ids of the list's rows.
  const tree = useRef<Node>(undefined);
  useEffect(() => {
    if (activeId === undefined || !(tree.current instanceof ShadowRoot || tree.current instanceof Document)) return;
    tree.current.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const highlight = (index: number) => setActiveKey(keys.at(index));
  const forget = () => setActiveKey(undefined);
  const close = () => {
    forget();
    setOpen(false);
  };
  useEscape(open, way.root, () => {
    close();
    way.onEscape?.();
  });
  const pick = (key: string) => {
    if (way.isRefused?.(key) === true) return;
    close();
    onPick(key);
  };
  const step = (by: 1 | -1, alone: boolean) => {
    if (!open) setOpen(true);
    if (alone || keys.length === 0) return;
    if (active < 0) return highlight(startAt ?? (by === 1 ? 0 : -1));
    if (by === 1 && active === keys.length - 1 && onMore !== undefined) return onMore();
    highlight((active + by + keys.length) % keys.length);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Safari ends a composition before the Enter that ended it, but still marks that key with 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    tree.current = event.currentTarget.getRootNode();
    const chosen = active >= 0 ? keys[active] : undefined;
    const isPlain = !(event.shiftKey || event.ctrlKey || event.metaKey);
    if (event.key === "ArrowDown") step(1, event.altKey);
    else if (event.key === "ArrowUp" && event.altKey) close();
    else if (event.key === "ArrowUp") step(-1, false);
    else if (event.key === "Home" && active >= 0 && isPlain) highlight(0);
    else if (event.key === "End" && active >= 0 && isPlain) highlight(-1);
    else if (event.key === "Enter" && chosen !== undefined) pick(chosen);
    else if (event.key !== "Enter" || way.onEnterWithoutSelection?.() !== true) {
      if (event.key === "Tab") close();
      // The caret moves in the text again.
      if (event.key === "ArrowLeft" || event.key === "ArrowRight") forget();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    active,
    optionId,
    pick,
    close,
    onKeyDown,
    forget,
    inputProps: {
      role: "combobox",
      autoComplete: "off",
      "aria-autocomplete": "list",
      "aria-expanded": open && keys.length > 0,
      "aria-controls": open && keys.length > 0 ? `${id}-list` : undefined,
      "aria-activedescendant": activeId,
    },
  } as const;
}
