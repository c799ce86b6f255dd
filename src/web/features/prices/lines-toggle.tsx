import { ChevronDown } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./lines-toggle.module.css";

type LinesToggleProps = {
  readonly open: boolean;
  /** The id of the element that it shows and hides. */
  readonly panelId: string;
  /** Accessible name of the price when the page shows several. */
  readonly of?: string;
  readonly onToggle: () => void;
};

/** Opens and closes the price breakdown. */
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
