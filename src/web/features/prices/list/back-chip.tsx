import type { PriceItem } from "#contract/prices/prices.ts";
import { Chip } from "#ui/chip.tsx";
import { ArrowLeftRight } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "#web/page/page.tsx";
import { useSearchState } from "#web/page/use-search-state.ts";

/** Adds the way back to the search of a phone, whose form is folded away; says what both ways save. */
export function BackChip({ items }: { readonly items: readonly PriceItem[] }) {
  const { t } = usePage();
  const [{ back, action = "new" }, changeSearch] = useSearchState();
  // A changed or repeated order keeps its trips.
  if (action !== "new") return null;
  const discounts = items.flatMap(({ reverse_price: price }) => (price ? [price.discount_percent] : []));
  const least = discounts.length > 0 ? Math.min(...discounts) : 0;
  return (
    <Chip icon={<Icon glyph={ArrowLeftRight} size={18} />} pressed={back} onClick={() => changeSearch({ back: !back })}>
      {least > 0 ? t("prices.andBackLess", { percent: least }) : t("prices.andBack")}
    </Chip>
  );
}
