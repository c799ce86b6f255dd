import { ChevronDown } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import css from "./fold-arrow.module.css";

/** The arrow of something that unfolds; it turns over while that is open. */
export function FoldArrow({ open, size }: { readonly open: boolean; readonly size: 18 | 20 }) {
  return (
    <span className={css["arrow"]} data-open={open || undefined}>
      <Icon glyph={ChevronDown} size={size} />
    </span>
  );
}
