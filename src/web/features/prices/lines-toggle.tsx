import { ChevronDown } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./lines-toggle.module.css";

type LinesToggleProps = {
  readonly open: boolean;
  /** Element that it shows and hides. */
  readonly panelId: string;
  /** Whose price it is, where there are several on the page. */
  readonly of?: string;
  readonly onToggle: () => void;
};

/** Opens and closes the arithmetic of a price. */
export function LinesToggle({ open, panelId, of, onToggle }: LinesToggleProps) {
  const { t } = usePage();
  return (
    <button
      type="button"
      className={css["toggle"]}
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      aria-label={of && t("prices.linesOf", { name: of })}
      onClick={onToggle}
    >
      {t("prices.lines")}
      <Icon glyph={ChevronDown} size={16} />
    </button>
  );
}
