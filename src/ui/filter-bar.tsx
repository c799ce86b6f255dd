import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { BarButton } from "#ui/bar-button.tsx";
import { SlidersHorizontal, X } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { useTooLong } from "#ui/too-long.ts";
import css from "./filter-bar.module.css";

/** One filter that counts. */
export interface FilterChip {
  readonly key: string;
  readonly name: string;
  readonly value: string;
  /** Says what a press does. */
  readonly dropLabel: string;
}

type FilterBarProps = {
  /** What stands before everything. */
  readonly start?: ReactNode;
  /** The button of all filters. */
  readonly label: string;
  readonly keys?: ReactNode;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** All filters, shown while the bar is open. */
  readonly panel: ReactNode;
  readonly chips: readonly FilterChip[];
  readonly onDrop: (key: string) => void;
  /** The field that looks for a text; Enter and leaving it ask, Escape puts back what counts. */
  readonly field: {
    readonly label: string;
    readonly value: string;
    readonly most: number;
    readonly onAsk: (text: string) => void;
  };
  readonly fieldRef?: RefObject<HTMLInputElement | null>;
  /** Drops all of them; absent while there is nothing to drop. */
  readonly clear?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** How many of all are shown. */
  readonly count: string;
  /** What stands at the other end. */
  readonly end?: ReactNode;
};

/** What narrows a list: each filter that counts as a chip, which a press drops, and all of them behind one button. */
export function FilterBar(props: FilterBarProps) {
  const { start, label, keys, isOpen, onOpen, panel, chips, onDrop, field, fieldRef, clear, count, end } = props;
  const id = useId();
  const bar = useRef<HTMLElement>(null);
  const dropped = useRef<number>(undefined);
  const [typed, setTyped] = useState<string>();
  const tooLong = useTooLong(typed ?? "", field.most);

  const canClear = clear !== undefined;
  // What was pressed is gone, so the focus goes to what has taken its place.
  useEffect(() => {
    if (dropped.current === undefined || bar.current === null) return;
    const rest = bar.current.querySelectorAll<HTMLElement>("[data-chip]");
    const opener = bar.current.querySelector<HTMLElement>("[aria-expanded][data-opener]");
    (rest[Math.min(dropped.current, rest.length - 1)] ?? opener)?.focus();
    dropped.current = undefined;
  }, [chips.length, canClear]);

  const drop = (key: string, at: number) => {
    dropped.current = at;
    onDrop(key);
  };
  const ask = (text: string) => {
    if (tooLong !== undefined) return;
    setTyped(undefined);
    if (text.trim() !== field.value) field.onAsk(text.trim());
  };
  const close = (event: KeyboardEvent<HTMLElement>) => {
    // A list of the panel that is open has the key first.
    if (event.key !== "Escape" || event.currentTarget.querySelector(":popover-open") !== null) return;
    event.stopPropagation();
    onOpen(false);
    bar.current?.querySelector<HTMLElement>("[data-opener]")?.focus();
  };

  return (
    <search className={css["bar"]} ref={bar}>
      {start}
      <BarButton
        icon={<Icon glyph={SlidersHorizontal} size={16} />}
        keys={keys}
        data-opener
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => onOpen(!isOpen)}
      >
        {label}
      </BarButton>
      {chips.map(({ key, name, value, dropLabel }, at) => (
        <button
          key={key}
          type="button"
          className={css["chip"]}
          data-surface="paper"
          data-chip
          aria-label={dropLabel}
          onClick={() => drop(key, at)}
          onKeyDown={(event) => {
            if (event.key === "Delete" || event.key === "Backspace") drop(key, at);
          }}
        >
          <span>
            {name} <b>{value}</b>
          </span>
          <Icon glyph={X} size={16} />
        </button>
      ))}
      <input
        ref={fieldRef}
        className={css["field"]}
        data-surface="paper"
        type="search"
        aria-label={field.label}
        placeholder={field.label}
        value={typed ?? field.value}
        aria-invalid={tooLong !== undefined || undefined}
        aria-describedby={tooLong && `${id}-long`}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={(event) => ask(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Enter") ask(event.currentTarget.value);
          else if (event.key === "Escape") setTyped(undefined);
          else return;
          event.preventDefault();
        }}
      />
      <span id={`${id}-long`} role="status" className={css["wrong"]}>
        {tooLong}
      </span>
      {clear !== undefined && (
        <BarButton
          icon={<Icon glyph={X} size={16} />}
          onClick={() => {
            dropped.current = 0;
            clear.onPress();
          }}
        >
          {clear.label}
        </BarButton>
      )}
      <span className={css["space"]} />
      <span className={css["count"]}>{count}</span>
      {end}
      {isOpen && (
        // The filters inside have their own keys; Escape closes them all.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <div id={id} className={css["panel"]} data-surface="paper" role="group" aria-label={label} onKeyDown={close}>
          {panel}
        </div>
      )}
    </search>
  );
}
