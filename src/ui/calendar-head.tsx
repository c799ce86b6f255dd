import { useLayoutEffect, useRef } from "react";
import type { CalendarWords } from "#ui/calendar-words.ts";
import { focusedElement } from "#ui/focused-element.ts";
import { ChevronDown, ChevronLeft, ChevronRight } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import css from "./calendar.module.css";

type CalendarHeadProps = {
  readonly title: string;
  readonly hint: string;
  readonly words: CalendarWords;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  readonly onTurn: (way: 1 | -1) => void;
  readonly onTitle: () => void;
};

/** The line above a calendar: back, the title that changes the view, forward. */
export function CalendarHead({ title, hint, words, canGoBack, canGoOn, onTurn, onTitle }: CalendarHeadProps) {
  const heading = useRef<HTMLButtonElement>(null);

  // A disabled button gets no keys, not even Escape, so an arrow at its limit passes the focus on.
  useLayoutEffect(() => {
    const focused = heading.current && focusedElement(heading.current);
    const isHere = focused instanceof HTMLButtonElement && focused.parentNode === heading.current?.parentNode;
    if (isHere && focused.disabled) heading.current?.focus();
  }, [canGoBack, canGoOn]);

  return (
    <div className={css["head"]}>
      <IconButton
        label={words.previous}
        look="quiet"
        icon={<Icon glyph={ChevronLeft} />}
        disabled={!canGoBack}
        onClick={() => onTurn(-1)}
      />
      <button ref={heading} type="button" className={css["title"]} onClick={onTitle}>
        <span aria-live="polite">{title}</span>
        <VisuallyHidden>{hint}</VisuallyHidden>
        <Icon glyph={ChevronDown} size={16} />
      </button>
      <IconButton
        label={words.next}
        look="quiet"
        icon={<Icon glyph={ChevronRight} />}
        disabled={!canGoOn}
        onClick={() => onTurn(1)}
      />
    </div>
  );
}
