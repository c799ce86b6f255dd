import { useState } from "react";
import { filtersSet } from "#domain/prices/car-filters.ts";
import { Chip } from "#ui/chip.tsx";
import { Copy, SlidersHorizontal, Star } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Menu } from "#ui/menu.tsx";
import { SheetHandle } from "#ui/sheet-handle.tsx";
import { providersOf } from "#web/features/prices/filters/providers-of.ts";
import { useScrollsDown } from "#web/lib/use-scrolls-down.ts";
import { pagePart } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import { usePagePart } from "#web/page/use-page-part.ts";
import { useSearchState } from "#web/page/use-search-state.ts";
import { ratingWords } from "#web/trip/list/rating-words.ts";
import { filtersOf, orderOf } from "./filters-of-search.ts";
import css from "./list-tools.module.css";
import type { ListedItem } from "./listed-item.ts";

const filterSheet = pagePart(() =>
  import("#web/features/prices/filters/filter-sheet.tsx").then((file) => file.FilterSheet),
);

type ListToolsProps = {
  /** All cars, filtered or not. */
  readonly cars: readonly ListedItem[];
  /** How many of them pass the filters. */
  readonly shown: number;
  /** The bar at the bottom of a phone is there; copying has a bar of its own. */
  readonly hasBar: boolean;
  readonly onCopy: () => void;
};

/** Filters as chips at a desk; at the bottom of a phone a bar for filters and copying. */
export function ListTools({ cars, shown, hasBar, onCopy }: ListToolsProps) {
  const { t, locale } = usePage();
  const [search, changeSearch] = useSearchState();
  const [isOpen, setOpen] = useState(false);
  const { Part: Sheet } = usePagePart(filterSheet, isOpen);
  const isHidden = useScrollsDown();
  const filters = filtersOf(search);
  const order = orderOf(search);
  const set = filtersSet(filters);
  const providers = providersOf(cars);
  return (
    <>
      <div className={css["chips"]}>
        {providers.length > 1 && (
          <Menu
            label={t("prices.filters.provider")}
            text={t("prices.filters.provider")}
            mode="check"
            checked={search.providers}
            items={providers.map(({ id, title }) => ({ key: String(id), label: title }))}
            onPick={(_, checked) => changeSearch({ providers: checked })}
          />
        )}
        <Chip
          icon={<Icon glyph={Star} size={18} />}
          pressed={filters.rating === 4.5}
          onClick={() => changeSearch({ rating: filters.rating === 4.5 ? undefined : "4.5" })}
        >
          {t("prices.filters.ratingShort", { rating: ratingWords(4.5, locale) })}
        </Chip>
        <Chip icon={<Icon glyph={SlidersHorizontal} size={18} />} count={set} onClick={() => setOpen(true)}>
          {t("prices.filters")}
        </Chip>
      </div>
      {hasBar && (
        <div className={css["bar"]} data-surface="paper" data-hidden={isHidden || undefined}>
          <SheetHandle />
          <button type="button" className={css["filters"]} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Icon glyph={SlidersHorizontal} size={20} />
            <strong>{t("prices.filters")}</strong>
            {set > 0 && <span className={css["set"]}>{set}</span>}
            <span className={css["sum"]}>
              {t("prices.barSum", { count: shown, order: t(`prices.orderInLine.${order}`) })}
            </span>
          </button>
          <IconButton look="quiet" label={t("prices.copy")} icon={<Icon glyph={Copy} />} onClick={onCopy} />
        </div>
      )}
      {isOpen && Sheet && <Sheet cars={cars} onClose={() => setOpen(false)} />}
    </>
  );
}
