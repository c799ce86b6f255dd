import { useEffect, useState, type KeyboardEvent } from "react";

type ListboxWay = {
  readonly id: string;
  readonly keys: readonly string[];
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly onPick: (key: string) => void;
  readonly onEnterWithoutSelection?: () => void;
  readonly startAt?: number;
};

/** The keyboard of an editable combobox: the highlight belongs to an option's key, so a list that grows never moves it. */
export function useListbox({ id, keys, open, setOpen, onPick, onEnterWithoutSelection, startAt }: ListboxWay) {
  const [activeKey, setActiveKey] = useState<string>();
  const active = open ? keys.indexOf(activeKey ?? "") : -1;
  const optionId = (index: number) => `${id}-option-${index}`;

  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-option-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  const highlight = (index: number) => setActiveKey(keys.at(index));
  const close = () => {
    setActiveKey(undefined);
    setOpen(false);
  };
  const pick = (key: string) => {
    close();
    onPick(key);
  };
  const step = (by: 1 | -1, alone: boolean) => {
    if (!open) setOpen(true);
    if (alone || keys.length === 0) return;
    if (!open || active < 0) highlight(startAt ?? (by === 1 ? 0 : -1));
    else highlight((active + by + keys.length) % keys.length);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = active >= 0 ? keys[active] : undefined;
    if (event.key === "ArrowDown") step(1, event.altKey);
    else if (event.key === "ArrowUp" && event.altKey) close();
    else if (event.key === "ArrowUp") step(-1, false);
    else if (event.key === "Home" && active >= 0) highlight(0);
    else if (event.key === "End" && active >= 0) highlight(-1);
    else if (event.key === "Escape" && open) close();
    else if (event.key === "Enter" && chosen !== undefined) pick(chosen);
    else {
      if (event.key === "Tab") close();
      if (event.key === "Enter") onEnterWithoutSelection?.();
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
    forget: () => setActiveKey(undefined),
    inputProps: {
      role: "combobox",
      autoComplete: "off",
      "aria-autocomplete": "list",
      "aria-expanded": open && keys.length > 0,
      "aria-controls": open && keys.length > 0 ? `${id}-list` : undefined,
      "aria-activedescendant": active >= 0 ? optionId(active) : undefined,
    },
  } as const;
}
