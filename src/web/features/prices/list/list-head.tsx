import { Chip } from "#ui/chip.tsx";
import { ArrowDownNarrowWide, Copy } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Menu } from "#ui/menu.tsx";
import { usePage } from "#web/page/page.tsx";
import { useSearchState } from "#web/page/use-search-state.ts";
import { ListTitle } from "#web/trip/list/list-title.tsx";
import { orderOf } from "./filters-of-search.ts";
import css from "./list-head.module.css";

type ListHeadProps = {
  readonly count: number;
  readonly isCopying: boolean;
  readonly onCopy: () => void;
};

/** The heading of the list and, at a desk, its order and the copying of prices. */
export function ListHead({ count, isCopying, onCopy }: ListHeadProps) {
  const { t } = usePage();
  const [search, changeSearch] = useSearchState();
  const order = orderOf(search);
  return (
    <div className={css["head"]}>
      <ListTitle id="prices-heading" text={t("prices.heading")} count={count} />
      <div className={css["tools"]}>
        <Menu
          label={t("prices.order")}
          text={t(`prices.order.${order}`)}
          icon={<Icon glyph={ArrowDownNarrowWide} size={18} />}
          mode="radio"
          checked={[order]}
          items={(["cheap", "best"] as const).map((key) => ({ key, label: t(`prices.order.${key}`) }))}
          onPick={(key) => changeSearch({ order: key === "best" ? key : undefined })}
        />
        <Chip icon={<Icon glyph={Copy} size={18} />} pressed={isCopying} onClick={onCopy}>
          {t("prices.copy")}
        </Chip>
      </div>
    </div>
  );
}
