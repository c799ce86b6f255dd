import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { DrawnPart } from "#web/page/drawn-part.tsx";
import type { SearchWords } from "#web/page/drawn-parts.ts";
import { pagePart } from "#web/page/page-part.ts";
import { usePagePart } from "#web/page/use-page-part.ts";
import css from "./folded-search.module.css";

/** Few travellers change a search, and only on phones. */
const sheet = pagePart(() => import("./finder-parts.ts").then((file) => file.finderParts.SearchSheet));

type FoldedSearchProps = {
  /** What is searched, in one line, once it is known; until then the form stands on the page. */
  readonly line: SearchWords | undefined;
  /** Draws the form; in the sheet, looking for prices closes it. */
  readonly form: (onFind?: () => void) => ReactNode;
};

/** The search form; on a phone it is one line on top of the prices, and a sheet when pressed. */
export function FoldedSearch({ line: words, form }: FoldedSearchProps) {
  const [isOpen, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const fold = useRef<HTMLDivElement>(null);
  const { Part: Sheet } = usePagePart(sheet, isOpen);
  const isFolded = words !== undefined;
  useLayoutEffect(() => {
    // The choice of the second place folds the form away under the focus; a hidden element cannot keep it.
    const held = whole.current?.matches(":focus-within");
    // Until the line has come, its place holds the focus for it.
    const line = fold.current?.querySelector("button") ?? fold.current;
    if (isFolded && held && line?.offsetParent) line.focus({ preventScroll: true });
  }, [isFolded]);
  return (
    <>
      {words && (
        <div ref={fold} className={css["fold"]} tabIndex={-1}>
          <DrawnPart name="SearchLine" {...words} onOpen={setOpen} />
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
