import { Card } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import css from "./order-waiting.module.css";

/** The shape of an order while it is on its way: where it stands, its trip, its sum and whom to ask. */
export function OrderWaiting() {
  return (
    <div className={css["waiting"]} aria-hidden="true">
      <div className={css["head"]}>
        <Skeleton width="third" />
        <Skeleton shape="title" width="most" />
      </div>
      <div className={css["columns"]}>
        <div className={css["column"]}>
          <Card as="div">
            <div className={css["lines"]}>
              <Skeleton shape="title" width="half" />
              <Skeleton width="most" />
              <Skeleton width="most" />
              <Skeleton width="half" />
            </div>
          </Card>
          <Card as="div">
            <div className={css["lines"]}>
              <Skeleton shape="title" width="third" />
              <Skeleton shape="picture" />
              <Skeleton width="most" />
              <Skeleton width="half" />
            </div>
          </Card>
        </div>
        <div className={css["column"]}>
          <Card as="div">
            <div className={css["lines"]}>
              <Skeleton shape="title" width="half" />
              <Skeleton />
              <Skeleton width="most" />
              <Skeleton shape="price" width="third" />
            </div>
          </Card>
          <Card as="div">
            <div className={css["lines"]}>
              <Skeleton shape="title" width="half" />
              <Skeleton width="most" />
              <Skeleton shape="button" />
            </div>
          </Card>
        </div>
      </div>
    </div>
  );
}
