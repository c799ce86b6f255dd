import { Card } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import css from "./price-card.module.css";

/** The shape of a price card while prices are loading. */
export function PriceSkeleton() {
  return (
    <Card as="li">
      <div className={css["layout"]}>
        <div className={css["picture"]}>
          <Skeleton shape="picture" />
        </div>
        <div className={css["about"]}>
          <Skeleton shape="title" width="third" />
          <Skeleton width="most" />
          <Skeleton width="half" />
          <Skeleton width="most" />
        </div>
        <div className={css["offer"]}>
          <div className={css["waiting"]}>
            <Skeleton shape="price" />
            <Skeleton />
          </div>
          <div className={css["waiting"]}>
            <Skeleton shape="button" />
          </div>
        </div>
      </div>
    </Card>
  );
}
