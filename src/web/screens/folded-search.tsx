import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { Suggestion } from "#contract/places.ts";
import { ArrowRight, Pencil, Search } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { pagePart } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import { usePagePart } from "#web/page/use-page-part.ts";
import css from "./folded-search.module.css";

/** Few travellers change a search, and only on phones. */
const sheet = pagePart(() => import("./search-sheet.tsx").then(({ SearchSheet }) => SearchSheet));

type FoldedSearchProps = {
  /** Both ends, once they are chosen; until then the form stands on the page. */
  readonly route: { readonly from: Suggestion; readonly to: Suggestion } | undefined;
  /** Draws the form; in the sheet, looking for prices closes it. */
  readonly form: (onFind?: () => void) => ReactNode;
};

/** The search form; on a phone with a chosen route it is one line on top of the prices, and a sheet when pressed. */
export function FoldedSearch({ route, form }: FoldedSearchProps) {
  const { t } = usePage();
  const [isOpen, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLButtonElement>(null);
  const { Part: Sheet } = usePagePart(sheet, isOpen);
  const isFolded = route !== undefined;
  useLayoutEffect(() => {
    // The choice of the second place folds the form away under the focus; a hidden element cannot keep it.
    const held = whole.current?.contains(document.activeElement) === true;
    if (isFolded && held && line.current?.offsetParent) line.current.focus({ preventScroll: true });
  }, [isFolded]);
  return (
    <>
      {route && (
        <div className={css["fold"]}>
          <button
            ref={line}
            type="button"
            className={css["line"]}
            data-surface="paper"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <Icon glyph={Search} size={20} />
            <span className={css["way"]}>
              <VisuallyHidden>{t("places.edit")}: </VisuallyHidden>
              <span>{route.from.structured_formatting.main_text}</span>
              <Icon glyph={ArrowRight} size={16} />
              <span>{route.to.structured_formatting.main_text}</span>
            </span>
            <span className={css["pencil"]}>
              <Icon glyph={Pencil} size={20} />
            </span>
          </button>
        </div>
      )}
      <div ref={whole} className={css["whole"]} data-folded={isFolded || undefined}>
        {/* One form at a time: its fields have ids. */}
        {!(isOpen && Sheet) && form()}
      </div>
      {isOpen && Sheet && <Sheet onClose={() => setOpen(false)}>{form(() => setOpen(false))}</Sheet>}
    </>
  );
}
