import { useLayoutEffect, useRef } from "react";
import { ArrowRight, Pencil, Search } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { SearchWords } from "#web/page/drawn-parts.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./search-line.module.css";

type SearchLineProps = SearchWords & { readonly onOpen: (open: true) => void };

/** A search in one line, on top of its prices; a press opens its form. */
export function SearchLine({ from, to, note, onOpen }: SearchLineProps) {
  const { t } = usePage();
  const line = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (line.current?.parentElement?.matches(":focus")) line.current?.focus({ preventScroll: true });
  }, []);
  return (
    <button
      data-late=""
      ref={line}
      type="button"
      className={css["line"]}
      data-surface="paper"
      aria-haspopup="dialog"
      onClick={() => onOpen(true)}
    >
      <Icon glyph={Search} size={20} />
      <span className={css["way"]}>
        <VisuallyHidden>{t("places.edit")}: </VisuallyHidden>
        <span>{from}</span>
        {to !== undefined && (
          <>
            <Icon glyph={ArrowRight} size={16} />
            <span>{to}</span>
          </>
        )}
        {note !== undefined && <span className={css["note"]}>{note}</span>}
      </span>
      <span className={css["pencil"]}>
        <Icon glyph={Pencil} size={20} />
      </span>
    </button>
  );
}
