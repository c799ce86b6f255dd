import type { PriceItem } from "#contract/prices/prices.ts";
import { Badge } from "#ui/badge.tsx";
import { Clock } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./price-marks.module.css";

type Marked = Pick<PriceItem, "is_fast_ride" | "flexible_tariff">;

/** Marks that set a price apart: a car at short notice, or a sum that may still change (OPN-144). */
export function PriceMarks({
  price: { is_fast_ride: isFast, flexible_tariff: isFlexible },
}: {
  readonly price: Marked;
}) {
  const { t } = usePage();
  if (!isFast && !isFlexible) return null;
  return (
    <div className={css["marks"]}>
      {isFast && (
        <Badge look="soft" icon={<Icon glyph={Clock} size={16} />}>
          {t("prices.fastRide")}
        </Badge>
      )}
      {isFlexible && <p>{t("prices.flexible")}</p>}
    </div>
  );
}
