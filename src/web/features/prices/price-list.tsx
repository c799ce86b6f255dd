import type { PriceItem } from "#contract/prices/prices.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { usePage } from "#web/page/page.tsx";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { PriceCard } from "./price-card.tsx";
import css from "./price-list.module.css";
import { PriceSkeleton } from "./price-skeleton.tsx";

type PriceListProps = {
  /** Undefined while prices are loading. */
  readonly items: readonly PriceItem[] | undefined;
  /** The route of the prices. */
  readonly way: Omit<PickedOffer, "price">;
  readonly onChoose: (offer: PickedOffer) => void;
  /** Renews the prices. */
  readonly onRenew: () => void;
};

/** The car classes of a route; while loading, cards of the same shape. */
export function PriceList({ items, way, onChoose, onRenew }: PriceListProps) {
  const { t } = usePage();
  return (
    <section aria-labelledby="prices-heading" aria-busy={items === undefined} className={css["prices"]}>
      <h2 id="prices-heading">
        {t("prices.heading")}{" "}
        {items && <span className={css["count"]}>{t("prices.count", { count: items.length })}</span>}
      </h2>
      <VisuallyHidden live>{items ? t("prices.loaded", { count: items.length }) : t("prices.loading")}</VisuallyHidden>
      <ul className={css["list"]}>
        {items
          ? items.map((item) => (
              <PriceCard
                // The same car keeps its card, and an open breakdown, when its price is renewed.
                key={`${item.service_provider.id} ${item.car_class.car_class_id}`}
                offer={{ ...way, price: item }}
                onChoose={() => onChoose({ ...way, price: item })}
                onRenew={onRenew}
              />
            ))
          : [0, 1, 2].map((index) => <PriceSkeleton key={index} />)}
      </ul>
    </section>
  );
}
